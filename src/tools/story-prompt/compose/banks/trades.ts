/** How someone of a trade is seen at work; `{N}`, `{he}` and so on are filled in by the writer. */
export type Trade = {
  words: RegExp
  place: string
  /** First sentence of a story: hands in motion. */
  opening: string
  /** A second gesture, later on. */
  gesture: string
  /** What people of the trade tell beginners. */
  saying: string
  /** Something of the trade to carry through a story: "an oil can". */
  tool: string
  wants: string
}

export const trades: readonly Trade[] = [
  {
    words: /\b(?:lift|elevator) (?:operator|boy|girl|attendant)|liftboy/i,
    place: 'lift',
    opening:
      '{N} eased the lever back, let the car settle the last half inch, and pulled the gate open on the fourth floor.',
    gesture: '{He} kept two fingers on the lever, the way other people keep a hand on a dog.',
    saying: 'Stop level or do not stop',
    tool: 'a brass floor key',
    wants: 'to stop at the floor nobody presses',
  },
  {
    words:
      /\b(?:clock|watch)(?:maker|mender|smith)?s?\b|repair|mechanic|fixer|tinker|locksmith|engineer|electrician|plumber/i,
    place: 'workshop',
    opening: '{N} blew the dust off a screw no longer than an eyelash and turned it home.',
    gesture: '{He} laid the parts on the felt in the order they had come out.',
    saying: 'Never force what you have not listened to',
    tool: 'a small brass screwdriver',
    wants: 'to get one broken thing going that everybody has given up',
  },
  {
    words:
      /\b(?:chef|cook|baker|bakery|pastry|vendors?|hawker|food|coffee|roast\w*|wine|noodle|confectioner|barista|brewer|butcher|ramen|kitchen|caf[eé]|restaurant|waiter|waitress)\b/i,
    place: 'kitchen',
    opening:
      '{N} tipped the pan away from {himself}, listened, and lifted it off two seconds before the garlic turned.',
    gesture: '{He} tasted, shook {his} head, and reached for the salt without looking.',
    saying: 'The pan tells you, the clock only guesses',
    tool: 'a dented ladle',
    wants: 'to have one customer come back for the dish {he} does not sell',
  },
  {
    words:
      /\b(?:driver|taxi|bus|tram|train|conductor|courier|postman|mailman|mail carrier|postwoman|messenger|pilot|delivery|trucker|cyclist|stationmaster)\b/i,
    place: 'road',
    opening: '{N} had the engine off and the window down before the wheels stopped rolling.',
    gesture: '{He} checked the mirror, though there was nothing behind but road.',
    saying: 'You are late when you hurry',
    tool: 'a folded route card',
    wants: 'to bring one thing to the door it was meant for',
  },
  {
    words:
      /\b(?:nurse|doctor|surgeon|midwife|medic|paramedic|vet|dentist|therapist|carer|pharmacist|healer)\b/i,
    place: 'hospital',
    opening: '{N} warmed the stethoscope against {his} own wrist first, then bent over the bed.',
    gesture: '{He} counted the pulse twice and wrote down the second number.',
    saying: 'Sit down before you give bad news',
    tool: 'a fob watch with a cracked face',
    wants: 'to keep one promise made on a night shift',
  },
  {
    words: /\b(?:teacher|professor|tutor|headmaster|headmistress|principal|coach|instructor|lecturer)\b/i,
    place: 'school',
    opening: '{N} wiped the board in long strokes from left to right and left one word standing.',
    gesture: '{He} turned the chalk over, the way {he} did when an answer was nearly there.',
    saying: 'Count to ten after every question',
    tool: 'a stub of yellow chalk',
    wants: 'to hear one silent pupil speak first',
  },
  {
    words:
      /\b(?:detective|investigator|inspector|police|cop|sleuth|constable|spy|agent|journalist|reporter|sheriff)\b/i,
    place: 'street',
    opening: '{N} crouched, put a pencil through the handle, and lifted the cup without touching it.',
    gesture: '{He} wrote down what was said, and beside it what the hands had been doing.',
    saying: 'Ask what is missing before you ask who took it',
    tool: 'a black notebook',
    wants: 'to close one case with the right name',
  },
  {
    words:
      /\b(?:musician|pianist|violinist|singer|composer|guitarist|drummer|cellist|organist|busker|conductor|band|dj|trumpeter|luthier|tuner|choir)\b/i,
    place: 'theatre',
    opening: '{N} played the bar again, slower, and stopped where it always went wrong.',
    gesture: '{He} tapped the beat out on {his} knee and came in late on purpose.',
    saying: 'The rest is part of the tune',
    tool: 'a tuning fork',
    wants: 'to play one piece to the end with somebody listening',
  },
  {
    words:
      /\b(?:goalkeeper|goalie|footballer|boxer|runner|swimmer|athlete|skater|gymnast|player|wrestler|climber|jockey|surfer|sprinter|captain of the team|striker)\b/i,
    place: 'pitch',
    opening: '{N} bounced twice on {his} toes, clapped once, and watched the hips instead of the ball.',
    gesture: '{He} scraped a line in the dirt with one heel, left post to right.',
    saying: 'Watch the hips, the feet lie',
    tool: 'a roll of white tape',
    wants: 'to start one match and still be there at the whistle',
  },
  {
    words:
      /\b(?:lighthouse keeper|lighthouse|fisherman|fisher|sailor|captain|ferry(?:man)?|mermaid|pirate|diver|harbou?r|shipwright|skipper)\b/i,
    place: 'harbour',
    opening: '{N} threw the rope without looking, and the loop dropped over the post.',
    gesture: '{He} wet a finger, held it up, and changed {his} mind about the weather.',
    saying: 'One hand for yourself, one for the boat',
    tool: 'a coil of tarred line',
    wants: 'to bring one boat in that the harbour has crossed off',
  },
  {
    words:
      /\b(?:farmer|gardener|shepherd|beekeeper|florist|botanist|vintner|orchardist|herder|miller|rancher|orchard|vineyard)\b/i,
    place: 'farm',
    opening: '{N} pressed a thumb into the soil, smelled it, and moved the can to the next row.',
    gesture: '{He} snapped the dead twigs off with {his} nail and put them in {his} pocket.',
    saying: 'Dig where it looks best, that is where the roots are idle',
    tool: 'a pruning knife',
    wants: 'to see one old tree bear again',
  },
  {
    words:
      /\b(?:librarian|archivist|bookseller|writer|author|poet|novelist|editor|translator|clerk|accountant|scribe|secretary|printer|curator|historian|ghostwriter|lawyer|judge|cartographer|map ?maker)\b/i,
    place: 'library',
    opening: '{N} ran a thumb down the margin, found the slip of paper, and did not take it out.',
    gesture: '{He} squared the pile, first the short edge, then the long.',
    saying: 'A thing put back wrong is a thing lost',
    tool: 'a date stamp',
    wants: 'to find who wrote one line in pencil',
  },
  {
    words:
      /\b(?:cleaner|janitor|maid|porter|concierge|housekeeper|butler|bellhop|receptionist|caretaker|doorman|night watchman|watchman|guard|gatekeeper|undertaker|gravedigger)\b/i,
    place: 'corridor',
    opening: '{N} tried the handle of every door along the passage, because one of them was always open.',
    gesture: '{He} shifted the keys to the other hand so that they would not announce {him}.',
    saying: 'Knock, wait, and knock again',
    tool: 'a ring of keys',
    wants: 'to find out who has been using the locked room',
  },
  {
    words:
      /\b(?:tailor|seamstress|carpenter|potter|blacksmith|smith|weaver|shoemaker|cobbler|glassblower|jeweller|jeweler|knitter|upholsterer|toymaker|dollmaker|maker|hatter|candlemaker|mason|bookbinder|dressmaker)\b/i,
    place: 'workshop',
    opening: '{N} held the piece up to the window, saw the flaw at once, and started over.',
    gesture: '{He} ran a thumb along the edge, back and forth, until it stopped catching.',
    saying: 'Measure the person, then the cloth',
    tool: 'a tin thimble',
    wants: 'to finish one piece without signing it',
  },
  {
    words:
      /\b(?:painter|artist|photographer|sculptor|actor|actress|dancer|clown|magician|illusionist|juggler|acrobat|puppeteer|director|comedian|ballerina|storyteller|filmmaker)\b/i,
    place: 'theatre',
    opening: '{N} wiped {his} palms on {his} knees, counted four, and stepped into the light.',
    gesture: '{He} looked at {his} own hands as if they had been lent to {him}.',
    saying: 'Look at the back row, they paid too',
    tool: 'a stick of greasepaint',
    wants: 'to be seen once without an audience',
  },
  {
    words:
      /\b(?:astronaut|cosmonaut|astronomer|scientist|inventor|researcher|physicist|biologist|chemist|explorer|programmer|hacker|space|mars|moon|geologist|archaeologist)\b/i,
    place: 'station',
    opening:
      '{N} read the number aloud, wrote it down, and read it again, because it had not been there yesterday.',
    gesture: '{He} cleaned the glass with {his} sleeve, which only moved the smear.',
    saying: 'Write it down before you believe it',
    tool: 'a pencil on a string',
    wants: 'to get one answer to a signal sent years ago',
  },
  {
    words:
      /\b(?:soldier|knight|warrior|samurai|guardsman|veteran|general|mercenary|bodyguard|archer|viking|ninja)\b/i,
    place: 'castle',
    opening: '{N} unbuckled the wet strap with {his} teeth and hung it by the fire with the buckle outwards.',
    gesture: '{He} sat where {he} could see both doors.',
    saying: 'Sleep when you can, eat when they offer',
    tool: 'a whetstone',
    wants: 'to walk home by the road {he} marched out on',
  },
  {
    words: /\b(?:king|queen|prince|princess|emperor|empress|duke|duchess|royal|courtier|jester|page)\b/i,
    place: 'castle',
    opening:
      '{N} took off the heavy ring, as {he} did before anything that mattered, and set it on the sill.',
    gesture: '{He} waited for the door to be opened, remembered, and opened it.',
    saying: 'Smile first, then sit',
    tool: 'a seal ring',
    wants: 'to cross the market once without anyone bowing',
  },
  {
    words:
      /\b(?:witch|wizard|sorcerer|sorceress|mage|alchemist|fortune ?teller|druid|shaman|enchantress|necromancer|medium|oracle|fairy|genie)\b/i,
    place: 'cottage',
    opening:
      '{N} crossed out the third ingredient, stirred the other way, and held the lid down with both hands.',
    gesture: '{He} drew the sign on the table in spilled tea and wiped it off before it could dry.',
    saying: 'Every spell sends a bill',
    tool: 'a chipped bowl',
    wants: 'to mend one thing without magic',
  },
  {
    words:
      /\b(?:thief|burglar|pickpocket|smuggler|forger|con ?(?:man|artist)|robber|outlaw|bandit|heist|swindler)\b/i,
    place: 'street',
    opening:
      '{N} counted the steps from the gate to the lamp, and from the lamp to the window that never shut.',
    gesture: '{He} kept {his} hands where people could see them, which took practice.',
    saying: 'Leave by the door they showed you',
    tool: 'a bent wire',
    wants: 'to put one stolen thing back',
  },
  {
    words:
      /\b(?:shopkeeper|merchant|trader|seller|salesman|saleswoman|pawnbroker|grocer|cashier|auctioneer|barber|hairdresser|matchmaker|planner|owner|agent|landlord|innkeeper|bartender|wedding)\b/i,
    place: 'shop',
    opening: '{N} counted the till, counted it again with the door locked, and got the same wrong sum.',
    gesture: '{He} straightened the sign so that people could read the part that was true.',
    saying: 'Let them hold it, then name the price',
    tool: 'a receipt book',
    wants: 'to sell one thing to the person it belongs to',
  },
  {
    words:
      /\b(?:grandmother|grandfather|grandma|grandpa|gran|widow|widower|pensioner|retired|retiree|old (?:man|woman|lady)|elderly)\b/i,
    place: 'house',
    opening: '{N} wound the kitchen clock eleven turns, never twelve, and put the key back on its nail.',
    gesture: '{He} poured two cups out of habit and drank them both.',
    saying: 'Sit, the kettle knows what to do',
    tool: 'a tin with a picture of a bridge',
    wants: 'to use the good plates once for no reason',
  },
  {
    words:
      /\b(?:mother|father|mum|mom|dad|parents?|aunt|uncle|sisters?|brothers?|wife|husband|couple|twins?|family|daughter|son|neighbou?rs?|babysitter|nanny|friends?)\b/i,
    place: 'house',
    opening: '{N} held the door with one foot, two bags in one hand, and felt for the switch with an elbow.',
    gesture: '{He} wiped the table that was already clean.',
    saying: 'Talk while your hands are busy',
    tool: 'a shopping list on the back of an envelope',
    wants: 'to say one sentence at dinner and have it heard',
  },
  {
    words:
      /\b(?:girl|boy|child|kid|student|pupil|teen(?:ager)?|schoolgirl|schoolboy|apprentice|orphan|intern|newcomer)\b/i,
    place: 'school',
    opening:
      '{N} jumped the last three stairs, landed on the outside of {his} shoe, and kept walking as if {he} had not.',
    gesture: '{He} wrote the answer on {his} wrist, under the cuff.',
    saying: 'Run first, explain later',
    tool: 'a key on a shoelace',
    wants: 'to be asked to stay',
  },
  {
    words: /\b(?:robot|android|machine|ai|drone|automaton|cyborg|droid|computer|rover)\b/i,
    place: 'station',
    opening: '{N} tested the left wrist, tested the right, and logged a grain of sand in the third joint.',
    gesture: '{He} ran the movement again at half speed, although nothing had been wrong with it.',
    saying: 'Report what is there, not what was ordered',
    tool: 'a spare fuse',
    wants: 'to be given a task without a number',
  },
  {
    words: /\b(?:ghost|spirit|phantom|vampire|werewolf|zombie|skeleton|angel|devil|demon|death|reaper)\b/i,
    place: 'house',
    opening: '{N} stood where the bed used to stand and waited for the floorboard to remember.',
    gesture: '{He} walked round the chair out of courtesy.',
    saying: 'Leave a door as you found it',
    tool: 'a burnt-down candle',
    wants: 'to be asked {his} name',
  },
  {
    words:
      /\b(?:dragon|giant|troll|monster|unicorn|ogre|goblin|elf|gnome|dwarf|phoenix|creature|yeti|alien|kraken|beast)\b/i,
    place: 'cave',
    opening:
      '{N} folded both elbows under {his} chin so that nobody on the road would see how large {he} was.',
    gesture: '{He} breathed out through {his} nose, slowly, away from anything that could fall over.',
    saying: 'Step where you have stepped before',
    tool: 'a copper pot',
    wants: 'to be invited indoors',
  },
  {
    words:
      /\b(?:cat|dog|fox|mouse|rabbit|hedgehog|bear|wolf|owl|heron|bird|horse|elephant|turtle|tortoise|frog|otter|penguin|pigeon|crow|raven|raccoon|squirrel|snail|duck|goose|lion|tiger|whale|bee|spider|pig|goat|sheep|puppy|kitten|animal|parrot|octopus)\b/i,
    place: 'garden',
    opening: '{N} came through the gap in the fence, shoulder first, and stopped to read the air.',
    gesture: '{He} sat with {his} back to the wall and {his} face to the door.',
    saying: 'Listen with the whole head',
    tool: 'a blue glass marble',
    wants: 'to have one place where nobody says shoo',
  },
]

/** Somebody of whom only the name is known. */
export const anyTrade: Trade = {
  words: /(?!)/,
  place: 'street',
  opening: '{N} had one arm in {his} coat and was already on the stairs.',
  gesture: '{He} turned the collar up, then down again.',
  saying: 'Start before you are ready',
  tool: 'a coat button',
  wants: 'to keep one appointment',
}

/** So that not everybody starts on the same stairs. */
export const anyOpenings: readonly { opening: string; tool: string }[] = [
  { opening: anyTrade.opening, tool: anyTrade.tool },
  {
    opening: '{N} bit through the string, because the scissors were never where they were.',
    tool: 'a ball of brown string',
  },
  {
    opening: '{N} shook the umbrella out on the landing, twice, and stood listening with a hand on the door.',
    tool: 'a door key with a red tag',
  },
  {
    opening:
      '{N} caught the cup before it reached the floor, and put it back where it would fall from again.',
    tool: 'a cup without a handle',
  },
  {
    opening: '{N} wrote the number on the back of one hand and crossed the road against the light.',
    tool: 'a stub of blue pencil',
  },
]
