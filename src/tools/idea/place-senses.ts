/** What a kind of place sounds, smells and feels like and how its light falls: always true of it, so it adds no thing to the scene. */
export type PlaceSense = {
  sound: string
  smell: string
  touch: string
  /** Where light comes from there when the idea does not say. */
  light: string
  /** How depth is built: near / middle / far. */
  depth: string
}

const lines = `
alley, alleyway, lane = dripping gutters and a far street | damp brick and cooking oil | rough wet walls | a strip of sky and one lit doorway | paving in front, close walls, a bright gap at the end
street, road, avenue, boulevard, sidewalk, pavement = passing tyres and steps | dust, exhaust, warm stone | gritty kerbs | open sky between façades | paving in front, the roadway, façades closing to a point
city, cityscape, downtown, metropolis, skyline, town = a blended hum | rain on asphalt | cold railings | sky glow and windows | near edges, layered roofs, haze
village, hamlet, farmyard = a single bell and hens far off | woodsmoke and earth | worn stone steps | low sun over roofs | a path, a few walls, hills
market, marketplace, bazaar, stall, fairground = overlapping voices and rustling bags | spice, fruit skins, hot oil | rough crates and cloth | light through cloth roofs | goods in front, people, a narrow way behind
park, garden, backyard, playground, courtyard, orchard = leaves and small birds | cut grass and damp earth | cool bark, warm boards | sky broken by leaves | grass in front, a path, layered green
forest, wood, woods, jungle, rainforest, grove = leaves hissing overhead, a twig | resin and wet moss | springy ground, rough bark | shafts through the crowns | fern edge, trunks, mist between trunks
meadow, field, pasture, prairie, grassland, savanna, plain = insects and long grass | hay and warm soil | dry stems against the legs | wide open sky | blades in front, the open field, a low horizon
mountain, hill, hillside, hilltop, cliff, ridge, valley, volcano = wind over stone | cold air and thyme | sharp rock | hard clear sky light | rock edge, slopes, blue layers of distance
desert, dune, wasteland = sand hissing | hot dust | grains in every fold | hard high sun, long edges at day's ends | ripples, a dune ridge, shimmering horizon
beach, shore, seashore, coast, shoreline = waves drawing back over pebbles | salt and seaweed | damp sand giving way | light from sky and water together | wet sand, surf line, flat horizon
sea, ocean, reef, seabed, lagoon = deep rolling water | salt | cold spray | moving light from above | surface ripples, swell, horizon or blue depth
lake, pond, river, riverbank, stream, creek, canal, waterfall = water slipping past stones | mud and mint | cold stones | sky mirrored in water | reeds or stones, the water, the far bank
island, peninsula, bay = gulls and surf on every side | salt and dry leaves | warm rock | light from all round | shore, trees, open water
cave, cavern, mine, tunnel, underground, underpass, subway = single drops with long echoes | wet stone and iron | cold slick walls | one opening or one lamp | a dark edge, the lit middle, black beyond
swamp, marsh, bog, wetland = frogs and slow bubbles | peat and rot | sucking mud | pale light through haze | reeds, still water, dead trunks in mist
arctic, tundra, glacier, iceberg, icefield = creaking ice and thin wind | clean cold, nothing else | breath freezing on cloth | low blue-white glare | broken ice, a white plain, a pale horizon
moon, mars, planet, asteroid, crater = own breath and a suit's fan, nothing outside | metal and plastic inside a helmet | powder under boots | one hard sun, black sky, no haze | dust and stones, a crater edge, a curved horizon
space, orbit, galaxy, spaceship, spacecraft, space-station = a steady ventilator hum | warm electronics | smooth handrails | instrument glow and one hard sun | a frame edge, the body, black depth
sky, cloud, heaven = rushing air | cold and rain | wet wind on skin | sun above, soft white below | cloud edge, open air, horizon curve
harbor, harbour, port, dock, pier, quay, jetty, marina, waterfront = ropes creaking, water slapping wood | tar, diesel, fish | rough wet rope | low light across water | boards, hulls and masts, open water
ship, ferry, boat, yacht, deck, submarine = engine beat and lapping water | salt, paint, oil | cold painted rail | sky from one side, glare from below | rail, deck, horizon
train, carriage, tram, bus = wheel joints and a rattling window | warm dust and upholstery | worn seat fabric | windows sliding light across the inside | a seat edge, the aisle, passing land
car, taxi, truck, van = tyres, a ticking indicator | vinyl and old coffee | a worn wheel rim | windscreen light and dashboard glow | dashboard, seats, the road ahead
plane, airplane, cockpit = a steady roar | recycled air and coffee | thin blanket, cold window | one oval of hard light | seat edge, row, wing and cloud
airport, terminal, station, platform, railway = announcements, rolling wheels | brakes and coffee | cold bench metal | high glass or long roof lights | floor lines, waiting space, converging tracks
kitchen, bakery, pantry = a low simmer, a blade on a board | yeast, onions, hot metal | flour-dusted boards | one window over the worktop | worktop edge, stove, a doorway behind
café, cafe, diner, restaurant, canteen, bar, pub, tavern, teahouse = cups, low voices, a hissing machine | roasted coffee or spilt beer | sticky polished wood | window on one side, small lamps within | table edge, counter, window
bedroom, nursery, dormitory, attic, loft = a settling house | clean linen and dust | a soft blanket seam | one small lamp or a curtained window | bed edge, the room, a half-open door
living-room, lounge, parlour, parlor, room, apartment, flat, house, home, cottage, cabin = a clock and pipes | wood, tea, old paper | worn armrests | a window by day, a lamp by night | furniture edge, the middle of the room, a doorway
bathroom, sauna, pool, spa, laundromat = dripping and echo | soap and chlorine | slick tile | flat light off wet tile | tile edge, water, steam
office, newsroom, boardroom, studio = keys, a fan, a distant phone | toner and cold coffee | smooth desk edge | ceiling panels and screens | desk edge, desks behind, glass
school, classroom, university, kindergarten, campus = chalk or markers, chairs scraping | paper, floor polish | scratched desktop | tall windows along one side | desk row, the middle aisle, the board
library, bookshop, bookstore, archive = a page, a trolley wheel | old paper and glue | cloth spines | tall windows, green or warm lamps | a shelf edge, the aisle, shelves receding
museum, gallery, exhibition = steps on stone, murmurs | wax and dust | cool rail | spotlights in a dim hall | a rope or frame edge, the room, a lit wall
theatre, theater, opera, stage, cinema, circus, arena, stadium = a hush before a start | velvet, sawdust or floor paint | plush seat edges | one beam from above or the wings | the edge of the stage, the lit area, dark rows
hospital, clinic, laboratory, lab, pharmacy = soft soles, a monitor's tone | disinfectant | cool steel | even ceiling light | a counter edge, the bed or bench, a corridor
church, cathedral, chapel, temple, monastery, abbey, mosque, synagogue, shrine, pagoda = an echo that takes seconds to die | incense, wax, cold stone | worn stone | high windows or rows of small flames | a pillar, the nave or hall, a lit end
castle, palace, fortress, manor, mansion, tower, ruin, ruins = wind in a stair | cold stone and smoke | uneven steps | narrow windows, deep shade | an arch, a hall, a window at the end
workshop, garage, smithy, forge, shed, factory, warehouse, mill, foundry = tools set down, a motor's hum | oil, sawdust, hot iron | filings and grain | one high window or a work lamp | bench edge, the work, dark racks behind
shop, store, supermarket, boutique, mall, kiosk = a door bell, a fridge hum | cardboard and fruit | cool shelf edges | strip light or shop window | counter edge, shelves, the street through glass
hotel, lobby, motel, hostel, corridor, hallway, inn = carpeted steps, a lift's chime | polish and old carpet | brass and plush | wall lamps at regular steps | a door frame, the corridor, a far lamp
lift, elevator = cables and a soft bell | brass polish and breath | cold rail, folding gate | one ceiling lamp, floors passing | the gate, the small car, the shaft's dark gap
prison, jail, cellar, basement, dungeon, bunker, sewer = a drip and a distant door | damp and rust | cold sweating walls | one bulb or a barred window | a dark edge, the lit floor, a wall
farm, barn, stable, greenhouse, vineyard, plantation = animals shifting, a hinge | hay, dung, tomato leaves | splintered rail | light through slats or glass | a rail, the aisle or rows, a bright door
bridge, balcony, terrace, roof, rooftop, porch, veranda, windowsill = wind and what lies below | rain on warm stone | a cold rail | open sky | the rail, the drop or floor, the view
lighthouse = wind on a rail, a slow mechanical turn | salt, brass polish, lamp oil | cold brass, gritty stairs | one turning beam, narrow windows | stair edge, lamp room, sea
cemetery, graveyard, tomb = leaves, a far bell | cut flowers and wet earth | mossy letters | grey sky through trees | a stone, rows, trees
battlefield, camp, campfire, campsite, tent = canvas, crackling wood | smoke and trodden grass | rough cloth, warm stones | firelight from below | embers, the circle, the dark
theme-park, amusement-park, carnival, fair = rattling tracks and organ pipes | sugar and grease | peeling paint | coloured bulbs | a rail, the ride, the crowd or the empty way
gym, court, pitch, racetrack, rink, track = shoes, breath, a whistle | rubber and sweat | chalk or turf | floodlights or high windows | a line on the floor, the play area, stands
kingdom, world, country = weather and far voices | earth after rain | road dust | open sky | a near edge, roofs or land, the horizon
gutter, puddle, drain = running water over grit | wet leaves and dust | cold slick metal | sky caught in the water | water edge, the stream, the street above
bench, swing, doorstep, bus-stop, crossroads, fountain = steps passing, small birds | warm wood or wet stone | worn slats | open shade | ground, the seat, the way behind
desk, workbench, table, counter, shelf, bed, sofa, fireplace, stove = small contacts close by | paper, wood, dust | worn edges | one lamp or a near window | the edge, the surface, a soft room behind
`

let senses: Map<string, PlaceSense> | undefined

/** The senses of a place noun in the singular, lower case ("alley"). */
export function findPlaceSense(noun: string): PlaceSense | undefined {
  senses ??= readLines()
  return senses.get(noun.toLowerCase())
}

function readLines(): Map<string, PlaceSense> {
  const found = new Map<string, PlaceSense>()
  for (const line of lines.trim().split('\n')) {
    const [names = '', facts = ''] = line.split(' = ')
    const [sound = '', smell = '', touch = '', light = '', depth = ''] = facts.split(' | ')
    for (const name of names.split(', '))
      if (!found.has(name)) found.set(name, { sound, smell, touch, light, depth })
  }
  return found
}
