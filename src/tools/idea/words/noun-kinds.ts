export type NounKind =
  | 'person'
  | 'animal'
  | 'creature'
  | 'robot'
  | 'plant'
  | 'food'
  | 'vehicle'
  | 'building'
  | 'place'
  | 'landscape'
  | 'sky'
  | 'furniture'
  | 'clothing'
  | 'instrument'
  | 'toy'
  | 'tool'
  | 'container'
  | 'paper'
  | 'device'
  | 'software'
  | 'object'
  | 'body'
  | 'event'
  | 'group'
  | 'organisation'
  | 'time'
  | 'abstract'

/** English nouns, singular, by what they are. A word in two lists belongs to the first. */
const lists: Record<NounKind, string> = {
  person: `
news-anchor engraver smith newborn sommelier plumber locksmith accountant actor actress acrobat adult agent alchemist ambassador ancestor apprentice archaeologist archer architect archivist artisan artist assassin assistant astronaut astronomer athlete attorney aunt auntie author baby babysitter bachelor baker ballerina bandit banker barber bard barista bartender beekeeper
beggar beginner biologist blacksmith boatbuilder bodyguard bookbinder bookkeeper bookseller boss botanist boxer boy boyfriend bride bridegroom brother builder busker butcher butler camper candidate captain caregiver caretaker carpenter cartographer cashier champion chancellor chef chemist child
choreographer citizen cleaner clerk climber clockmaker clown coach cobbler colleague comedian commander commuter composer conductor confectioner cook coworker cosmonaut courier cousin cowboy cowgirl craftsman craftswoman crew critic curator customer cyclist dad daddy dancer daughter dentist designer
detective developer director diver doctor dreamer driver duchess duke editor elder electrician emperor employee employer empress engineer entrepreneur executioner explorer falconer farmer father fellow fencer ferryman fiancé fiancée firefighter fireman fisherman fisherwoman fishmonger florist forager forester fortune-teller founder freelancer friend
gamer gardener general gentleman geologist girl girlfriend glassblower goalkeeper godmother goldsmith governor graduate grandad grandchild granddad granddaughter grandfather grandma grandmother grandpa grandparent grandson granny gran groom guard guardian guest guide guitarist gymnast hacker hairdresser handyman heir helper herbalist herder hermit hero heroine
hiker historian homeowner housekeeper hunter husband illustrator immigrant infant influencer inspector instructor intern interpreter inventor investigator janitor jeweller jeweler jockey journalist judge juggler kid king knight lady landlady landlord lawyer leader learner librarian lieutenant lifeguard listener locksmith lord lover luthier
magician maid mailman man manager mapmaker marketer mason master mathematician mayor mechanic mentor merchant messenger midwife miller miner minister model monarch monk mother mountaineer mum mummy mom mommy musician nanny neighbor neighbour nephew newcomer niece ninja nomad nun nurse nurseryman officer operator optician orphan outlaw owner
painter paramedic parent partner passenger passerby patient peasant pedestrian pensioner perfumer performer person pharmacist philosopher photographer physicist physiotherapist pianist pilgrim pilot pirate player plumber poet policeman police politician porter postman postwoman potter preschooler presenter president priest priestess prince princess
principal printer prisoner professor programmer psychologist publisher puppeteer pupil queen ranger reader realtor receptionist recruit refugee reporter researcher resident rider robber roommate runner sailor salesman saleswoman samurai scholar schoolboy schoolgirl scientist scribe sculptor seamstress secretary seller senior sentinel servant sheriff shepherd shepherdess shoemaker shopkeeper sibling singer
sister skateboarder skier smuggler sniper soldier son sorcerer sorceress speaker spy squire stonemason stranger streamer student sultan surfer surgeon survivor swimmer tailor teacher teammate teen teenager tenant therapist thief toddler tourist trader trainer translator traveler traveller tutor twin typist uncle usher valet vendor vet veterinarian viewer viking villager
violinist visitor volunteer waiter waitress wanderer warrior watchmaker watchman weaver welder widow widower wife winemaker witness woman woodcarver woodcutter woodworker worker wrestler writer youth youtuber youngster zookeeper operator lift-operator couple bystander adventurer archivist beekeeper teenager trumpeter drummer cellist saxophonist flautist
`,
  animal: `
doe egret albatross alligator alpaca anaconda ant anteater antelope ape armadillo axolotl baboon badger bat bear beaver bee beetle bird bison blackbird boar budgie buffalo bug bull bulldog bumblebee bunny butterfly calf camel canary capybara caribou carp cat caterpillar catfish cattle centipede chameleon cheetah chick chicken chihuahua chimpanzee chinchilla chipmunk cicada clam
clownfish cobra cockatoo cod corgi cougar cow coyote crab crane crab cricket crocodile crow cub cuckoo cuttlefish dachshund dalmatian deer dingo dog dolphin donkey dove dragonfly duck duckling eagle earthworm eel elephant elk emu ewe falcon fawn ferret finch firefly fish flamingo fly foal fox frog gazelle gecko gerbil gibbon giraffe gnu goat goldfish goose gorilla goshawk
grasshopper greyhound grizzly gull hamster hare hawk hedgehog hen heron herring hippo hippopotamus hornet horse hound hummingbird husky hyena ibex ibis iguana impala insect jackal jaguar jay jellyfish kangaroo kingfisher kitten kiwi koala koi labrador ladybird ladybug lamb lark lemming lemur leopard lion lioness lizard llama lobster lynx macaw magpie mammal mammoth manatee mantis
marmot marten meerkat mole mongoose monkey moose mosquito moth mouse mule narwhal newt nightingale octopus opossum orangutan orca ostrich otter owl owlet ox oyster panda panther parakeet parrot partridge peacock pelican penguin pet pheasant pig pigeon piglet platypus pony poodle porcupine porpoise possum prawn pug puffin puma puppy python quail rabbit raccoon ram rat raven ray reindeer
reptile retriever rhino rhinoceros robin rooster salamander salmon scorpion seabird seagull seahorse seal shark sheep sheepdog shrew shrimp skunk sloth slug snail snake songbird sparrow spider squid squirrel stag stallion starfish starling stingray stork swallow swan tadpole tapir termite terrier tiger toad tortoise toucan trout tuna turkey turtle viper vole vulture wallaby walrus warthog wasp weasel whale wolf
wolverine wombat woodpecker worm wren yak zebra deer
`,
  creature: `
alien angel banshee basilisk centaur chimera cyclops demon devil dinosaur djinn dragon dryad dwarf elf fairy faun gargoyle genie ghost ghoul giant gnome goblin godzilla golem griffin hippogriff hobbit hydra imp kraken leprechaun mermaid merman minotaur monster nymph ogre orc pegasus phantom phoenix pixie poltergeist pterodactyl reaper satyr serpent siren skeleton snowman spectre specter sphinx spirit sprite superhero supervillain t-rex
triceratops troll tyrannosaurus undead unicorn vampire werewolf witch wizard wraith yeti zombie god goddess kobold stegosaurus scarecrow
`,
  robot: `android automaton bot cyborg droid mech robot chatbot`,
  plant: `
acorn algae aloe azalea bamboo bark basil beech begonia birch blossom bluebell bonsai bouquet branch bud bulb bush buttercup cactus carnation cedar cherry-blossom chrysanthemum clover coral cypress daffodil dahlia daisy dandelion elm eucalyptus fern ficus fig-tree fir flower foliage geranium grass hawthorn hazel heather hedge hemlock herb hibiscus holly hyacinth hydrangea iris ivy jasmine juniper kelp larch lavender leaf lichen lilac lily
lotus magnolia mahogany maple marigold mint mistletoe monstera moss mushroom nettle oak olive-tree orchid palm pansy peony petal petunia philodendron pine plant poplar poppy primrose redwood reed rhododendron root rose rosemary sage sapling seaweed seed seedling sequoia shrub snowdrop spruce stem succulent sunflower sycamore thistle thorn thyme toadstool tree tulip vine violet water-lily weed wheat willow wisteria yew houseplant
`,
  food: `
chocolate-bar candy-bar hotdog almond apple apricot artichoke avocado bacon bagel baguette banana bean beef beer beetroot berry biscuit blackberry blueberry bread breakfast broccoli broth brownie bun burger burrito butter cabbage cake candy caramel carrot cashew cauliflower caviar celery cereal champagne cheese cheesecake cherry chestnut chilli chips chocolate cider cinnamon cocktail cocoa coconut coffee cookie corn couscous cracker cream croissant cucumber cupcake curry custard dessert dinner dish dough doughnut donut dumpling egg
espresso falafel feast fig flour food fries fruit garlic ginger gingerbread grape grapefruit guacamole ham hamburger hazelnut honey hummus icecream ice-cream jam jelly juice kebab ketchup kimchi kiwifruit lasagna latte lemon lemonade lentil lettuce lime liquor loaf lunch macaron mango margarita marmalade marshmallow matcha mayonnaise meal meat melon milk milkshake miso muffin mustard noodle nut oatmeal oil olive omelette onion orange paella pancake papaya pasta pastry pâté pea peach peanut pear pepper
pepperoni pickle pie pineapple pistachio pizza plum pomegranate popcorn porridge potato pretzel prosciutto pudding pumpkin quiche radish raisin ramen raspberry ravioli recipe rice risotto salad salt sandwich sauce sausage scone seafood smoothie snack soda soup soy spaghetti spice spinach steak stew strawberry sugar sundae sushi syrup taco tea toast tofu tomato tortilla truffle turnip vanilla vegetable vinegar waffle walnut watermelon whiskey wine yogurt yoghurt zucchini pho sourdough cappuccino marzipan
`,
  vehicle: `
aeroplane airplane airship ambulance balloon barge bicycle biplane bike boat bulldozer bus cab cable-car campervan canoe car caravan carriage cart catamaran chariot convertible cruiser digger dinghy dirigible drone excavator ferry fire-engine forklift freighter galleon glider go-kart gondola hearse helicopter hovercraft jet jeep kayak limousine locomotive lorry minibus moped motorbike motorboat motorcycle plane pickup raft rickshaw rocket rover rowboat sailboat sailing-boat scooter ship shuttle
sidecar skateboard sled sledge sleigh snowmobile snowplough spacecraft spaceship speedboat steamboat steamer steamship streetcar submarine surfboard tank tanker taxi tractor train tram trawler tricycle trolleybus truck tugboat tuk-tuk unicycle van vehicle wagon warship wheelchair wheelbarrow yacht zeppelin
`,
  building: `
building wall floor ceiling abbey airport apartment aquarium arena attic bakery bank bar barbershop barn barracks basement basilica bathroom bedroom boathouse bookshop bookstore boutique brewery bungalow cabin cafe café cafeteria canteen casino castle cathedral cellar chalet chapel church cinema classroom clinic clubhouse conservatory corridor cottage courthouse dairy diner dormitory elevator embassy factory farmhouse flat forge foundry fortress gallery garage greenhouse gym hall hallway hangar hospital hostel hotel house hut igloo inn jail kiosk kitchen laboratory lab laundromat laundry library
lift lighthouse living-room lobby loft lounge mall manor mansion mausoleum mill monastery morgue mosque motel museum nightclub nursery observatory office opera orphanage pagoda palace pantry parlor parlour pavilion pharmacy planetarium prison pub pyramid restaurant room ruin salon sauna school shack shed shelter shop shrine skyscraper smithy spa stable stadium stairwell station store studio supermarket synagogue tavern teahouse temple tent theater theatre tower treehouse university villa warehouse watchtower windmill winery workshop kindergarten newsroom boardroom
`,
  place: `
skyline fair crossing landing railing alley alleyway avenue backyard balcony battlefield bazaar bench boardwalk boulevard border bridge bus-stop campfire campsite campus canal carpark cemetery city cityscape colony corner country courtyard crossroads dam deck dock doorstep downtown farm farmyard field fairground footpath front-yard garden ghetto graveyard gutter harbor harbour highway intersection jetty junction kingdom lane market marketplace maze metropolis motorway neighborhood neighbourhood orchard park parking-lot patio path pavement pier plantation platform playground plaza porch port quarry quay racetrack railway
ranch resort road rooftop roof roundabout runway seafront sidewalk slum square staircase stall stand street subway suburb terrace town track trail tunnel underground underpass vegetable-patch veranda village vineyard waterfront world yard zoo stage circus court pitch rink campus pool
`,
  landscape: `
puddle water arctic archipelago atoll avalanche bay beach bog canyon cape cave cavern clearing cliff coast coastline crater creek delta desert dune estuary fjord forest geyser glacier glade gorge grassland grove gulf heath hill hillside hilltop iceberg island jungle lagoon lake landscape lava marsh meadow moor mountain mountainside mountaintop mudflat oasis ocean pasture peak peninsula plain plateau pond prairie rainforest rapids ravine reef ridge river riverbank rock rock-pool savanna savannah sea seabed seashore shore shoreline slope
spring stream summit swamp taiga tundra valley volcano waterfall wetland wilderness wood woodland woods
`,
  sky: `
asteroid aurora black-hole blizzard breeze cloud comet constellation cosmos cyclone dawn daylight dew drizzle dusk earth eclipse fog frost galaxy gale hail haze horizon hurricane ice jupiter lightning mars meteor mist monsoon moon moonlight nebula nightfall orbit planet rain rainbow raindrop saturn sky snow snowfall snowflake space star starlight storm sun sunbeam sunlight sunrise sunset tempest thunder thunderstorm tornado twilight universe venus wave wind
`,
  furniture: `basin armchair bathtub bed bookcase bookshelf bunk cabinet chair chandelier chest closet couch cradle crib cupboard curtain cushion desk door doormat drawer dresser fireplace fridge furniture hammock lamp lantern mattress mirror oven pillow rocking-chair rug sconce shelf sideboard sink sofa stool stove table throne toilet wardrobe window windowsill workbench`,
  clothing: `
clothing stocking parasol apron backpack bag beanie belt bikini blouse bonnet boot bow-tie bracelet brooch cap cape cardigan cloak clothes coat collar costume crown dress earring footwear glasses glove gown handbag handkerchief hat headband headscarf helmet hijab hoodie jacket jeans jewel jewelry jewellery jumper kilt kimono lace leggings mask mitten necklace necktie outfit overalls pajamas pants poncho purse pyjamas raincoat ring robe sandal sari scarf shawl shirt shoe shorts skirt slipper sneaker sock spacesuit spectacles suit sunglasses suspenders
sweater sweatshirt t-shirt tiara tie tights top-hat trainer trousers turban tuxedo uniform veil vest waistcoat wellington wig yarn zipper
`,
  instrument: `accordion bagpipe bandoneon banjo bass bassoon bell bongo bugle cello chime clarinet cymbal didgeridoo double-bass drum fiddle flute french-horn glockenspiel gong guitar harmonica harp harpsichord horn keyboard kazoo lute lyre mandolin maraca marimba melodica metronome oboe ocarina organ piano piccolo recorder saxophone sitar synthesizer tambourine triangle trombone trumpet tuba turntable ukulele viola violin whistle xylophone`,
  toy: `domino clockwork football basketball baseball snowball action-figure ball block boardgame building-block chess chessboard chess-piece chess-knight chess-king chess-queen chess-bishop chess-rook chess-pawn crayon doll dollhouse frisbee jigsaw kite lego marble marionette music-box paper-boat paper-plane piñata playing-card pinwheel puppet puzzle rattle rubber-duck slinky snow-globe spinning-top stuffed-animal swing teddy teddy-bear tin-soldier toy train-set trampoline yo-yo`,
  tool: `
soap-bar ladle ski anchor anvil axe binoculars blade broom brush bucket chainsaw chisel comb compass crowbar dagger drill fishing-rod fork grinder hammer handsaw hatchet hoe hook hose iron key knife ladder lawnmower lever lock loom magnet magnifying-glass mop nail needle net padlock paddle paintbrush pan pen pencil pickaxe pliers pot potter-wheel plough plow pulley rake razor rope ruler saw scale scalpel scissors screw screwdriver scythe sewing-machine shears shovel sickle sieve soldering-iron spade spanner spatula spoon stapler
sword syringe tape telescope thermometer thread tongs toolbox toothbrush torch trowel tweezers umbrella vacuum wand watering-can weapon whisk whisker wheel wire wrench gun rifle pistol bow arrow spear shield
`,
  container: `ashtray barrel basket beaker bin bottle bowl box briefcase can canister carton case casserole coffin cooler crate cup envelope flask glass goblet jar jug kettle locket lunchbox mailbox mug package parcel piggy-bank pitcher plate pouch sack safe saucepan saucer suitcase tankard teacup teapot thermos tin trashcan tray treasure-chest trunk tub tumbler urn vase vial wallet wastebasket`,
  paper: `
writing handwriting portrait almanac article atlas bible blueprint book bookmark brochure calendar card cartoon certificate comic cookbook contract cv diary dictionary document drawing encyclopedia essay fanzine flyer handbook invitation invoice journal leaflet letter magazine manual manuscript map memo menu newspaper note notebook notepad novel origami page painting pamphlet paper parchment passport photo photograph picture poem poster postcard postage-stamp receipt report scrapbook script scroll sign sketch sketchbook stamp sticker textbook ticket
`,
  device: `
streetlight streetlamp spotlight headlight alarm-clock antenna battery calculator camera cd charger clock computer console cassette dishwasher dryer fan flashlight gadget gramophone headphone hourglass jukebox laptop light-bulb lightbulb machine microphone microscope microwave monitor motor phone phonograph player-piano projector radar radio record-player remote satellite screen smartphone smartwatch stopwatch tablet tap tape-recorder telephone television toaster tv typewriter vinyl walkie-talkie washing-machine watch webcam generator engine turbine espresso-machine coffee-machine pocket-watch
`,
  software: `algorithm api app application backend blog bug-report chatgpt code codebase css csv dashboard database dataframe dataset docker excel file folder form formula frontend function git google-sheet html javascript java json linux login newsletter notion pandas pdf pipeline plugin podcast powerpoint presentation program python query react regex repository saas slide software spreadsheet sql template typescript url webapp website website-builder wordpress youtube`,
  object: `
dye drop boulder banknote globe waste packaging lighting light hive beehive altar amulet armor armour artefact artifact ash badge bandage banner bead blanket bone brick bubble candle carpet chain chalk charm clay cobweb coin confetti cork crystal cube diamond dice dynamite ember emerald fabric feather fence firework flag flame fountain frame gate gear gem gift gold gravestone hourglass ice-cube idol ink jade jewel lampshade lava-lamp lightsaber log logo lollipop match medal metal money monument muffler mural nugget obelisk oil-lamp orb paint paperclip pearl perfume pebble pendulum pipe pill plank plastic portal present prism product propeller 
quilt rag relic ribbon rubbish trash garbage ruby rust sail sand sandcastle sapphire sculpture seashell shadow shell silk skull smoke snowball soap spark sponge statue statuette steam stick stone string sundial tapestry tear tile tombstone totem towel traffic-light trophy wallpaper wax web well whirlpool wool wreath soap-bubble bubble doorbell spring gear cog cogwheel
`,
  body: `ankle arm back beard belly blood body brain breast cheek chin ear elbow eye eyebrow eyelash face finger fingertip fist foot forehead fur hair hand head heart heel hip knee leg lip lung moustache mustache mouth muscle neck nose palm paw shoulder skin spine stomach tail thumb toe tongue tooth tummy wing wrist`,
  event: `
accident adventure anniversary apocalypse argument auction ballet baptism barbecue battle birthday brunch campaign carnival ceremony championship chase christmas competition concert conference contest dance debate disaster divorce duel earthquake easter election escape exam exhibition expedition explosion festival fight fire flood funeral game graduation halloween hanukkah heist holiday honeymoon interview journey kickoff launch lecture lesson marathon marriage meeting
new-year olympics parade party performance picnic play premiere procession protest quest race ramadan rehearsal reunion revolution ritual road-trip robbery sale season show sleepover test thanksgiving tour tournament trial trip vacation voyage wake walk war webinar wedding weekend workout
`,
  group: `army audience band brood bunch choir class club cluster committee crew crowd duo family fleet flock gang group herd litter mob nation orchestra pack pair people pile population pride public quartet squad stack staff swarm team tribe troop trio`,
  organisation: `agency airline association brand business charity company council department firm government institute label ngo nonprofit startup start-up union`,
  time: `afternoon age april august autumn century christmas-eve day december decade era evening fall february friday future hour january july june march may midday midnight minute moment monday month morning night noon november october past present-day saturday second september spring summer sunday thursday time tomorrow tuesday wednesday week winter year yesterday`,
  abstract: `
ability accuracy advantage advice aim alternative anger answer anxiety approach art aspect attention attitude awareness beauty belief benefit budget career cause challenge chance change chaos childhood choice colour color communication comparison confidence conflict consequence cost courage creativity crime culture curiosity curse danger darkness death decision demand democracy desire destiny detail difference dream economy education effect effort emotion energy error evidence example excuse experience explanation fact faith fame fate
fear feature feeling finance form freedom friendship fun fund goal gravity greed grief growth guilt habit happiness harmony hate health heartbreak help history home homework hope humor humour hunger idea identity image imagination impact income inflation influence information innocence insurance intelligence interest investment job joke joy justice kindness knowledge language law life list logic loneliness loss love luck magic math mathematics meaning melody memory method mindfulness mistake mood mortgage
music mystery name nature number opinion opportunity option pain pattern peace plan point policy politics position power price privacy problem process productivity profit progress project promise property prophecy psychology purpose quality quantity question reality reason regret relationship religion rent result revenge revenue reward rhythm risk routine rule sadness safety salary science secret self sense shame shape silence situation skill sleep smell solution song sorrow soul sound spelling sport stock story strategy stress
style subject success summary sustainability system tale task taste tax technique technology temperature tension theme theory thing thought tip topic tradition treasure trend trick trouble trust truth type value version victory view vision voice way wealth weather wellbeing wisdom wish word work worry
`,
}

export const nounKinds: ReadonlyMap<string, NounKind> = buildIndex()

/** Words that only measure or hold what follows: in "a stack of books" the books are what is seen. */
export const measureNouns = new Set(
  'bag bar basket batch bite block bottle bouquet bowl box bunch bundle can cluster collection couple crate crowd cup dozen drop family fleet flock gang glass group handful heap herd host jar kind line litter loaf lot mug number pack pair piece pile pinch plate pod pot pride row school series set sheet slice sort spoonful stack string swarm team troop tube type variety'.split(
    ' ',
  ),
)

function buildIndex(): Map<string, NounKind> {
  const index = new Map<string, NounKind>()
  for (const [kind, words] of Object.entries(lists) as [NounKind, string][]) {
    for (const word of words.trim().split(/\s+/)) if (!index.has(word)) index.set(word, kind)
  }
  return index
}
