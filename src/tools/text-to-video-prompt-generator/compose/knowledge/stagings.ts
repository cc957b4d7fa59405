import type { Intent } from './camera-moves.ts'

/** Three moments of one doing: how it begins, how it is carried out, how it comes to rest. */
export type Beats = readonly [begin: string, middle: string, rest: string]

/**
 * How a kind of doing is seen. {S} is the doer ("the boat"), {its} the possessive, {O} what it is done to ("the letter");
 * [turns|turn] agrees with the doer. Only bodies, weight and surfaces that the doing has anyway: nothing is added to an idea.
 */
export type Staging = {
  intent: Intent
  body: Beats
  /** For things that move without a body of their own; people, animals and robots have one. */
  thing?: Beats
  /** Heard when it touches something. */
  sound: string
  /** The last image. */
  end: string
  /** The last image when a thing does it. */
  thingEnd?: string
  /** Heard as it is, whatever is touched. */
  hasOwnSound?: true
}

type Listed = Staging & { verbs: string }

const listed: readonly Listed[] = [
  {
    verbs:
      'walk travel go move wander stroll march head hike wade trudge cross roam journey explore tread stride step patrol commute meander tiptoe limp plod waddle traverse follow pass continue lead carry-on visit tour pace',
    intent: 'travel',
    body: [
      '{S} [sets|set] off from the left third, weight rolling from heel to toe',
      '{S} [keeps|keep] one unhurried pace, eyes on the way ahead',
      '{S} [slows|slow] near the right edge without stopping',
    ],
    thing: [
      '{S} [enters|enter] low on the left with a small rock from side to side',
      '{S} [holds|hold] one even pace and [turns|turn] a little with every bump',
      '{S} [slips|slip] past the right third, still moving',
    ],
    sound: 'each step or bump as it lands',
    end: '{S} near the right edge, the way behind {it} empty and still',
  },
  {
    verbs:
      'run race chase flee sprint rush hurry escape gallop dash bolt jog pursue scamper scurry dart speed outrun charge hunt trot bound',
    intent: 'chase',
    body: [
      '{S} [leans|lean] into the first stride and [pushes|push] off hard',
      'arms and legs pump in one rhythm, breath short, ground flicking past',
      '{S} [leans|lean] into the last turn, a half-step from losing balance',
    ],
    thing: [
      '{S} [jerks|jerk] forward and [gathers|gather] speed',
      '{S} [leans|lean] hard into a bend and [straightens|straighten]',
      '{S} [shoots|shoot] past close to the lens',
    ],
    sound: 'quick footfalls and short breath',
    end: '{S} caught mid-stride against a blurred background',
  },
  {
    verbs:
      'ride drive cycle skate skateboard surf ski sled pedal steer sail row paddle kayak canoe pilot fly-by glide',
    intent: 'travel',
    body: [
      '{S} [settles|settle] {its} weight and [pushes|push] off',
      '{S} [leans|lean] gently into a curve, shoulders loose, air moving through cloth and hair',
      '{S} [straightens|straighten] and [lets|let] the speed run out',
    ],
    thing: [
      '{S} [rolls|roll] in from the left and [picks|pick] up speed',
      '{S} [leans|lean] through one long curve',
      '{S} [straightens|straighten] and [runs|run] on towards the right edge',
    ],
    sound: 'a steady rolling or gliding sound that rises with the speed',
    end: '{S} level with the lens, the background drawn into soft lines',
  },
  {
    verbs: 'fly soar hover circle flutter swoop orbit flap drift float waft levitate bob',
    intent: 'flight',
    body: [
      '{S} [rises|rise] into the lower third of the frame',
      '{S} [holds|hold] a wide arc, tilting once into the air',
      '{S} [levels|level] out and [hangs|hang] there for a moment',
    ],
    thing: [
      '{S} [lifts|lift] slowly into the lower third of the frame',
      '{S} [drifts|drift] in one long arc and [turns|turn] a little on the way',
      '{S} [steadies|steady] and barely [moves|move]',
    ],
    sound: 'air passing close',
    end: '{S} small against open space, steady in the upper third',
  },
  {
    verbs: 'swim dive plunge snorkel submerge float-up sink drown',
    intent: 'flight',
    body: [
      '{S} [breaks|break] the surface line and [slides|slide] under',
      'one long stroke carries {S} forward, small bubbles peeling away',
      '{S} [glides|glide] without another stroke',
    ],
    thing: [
      '{S} [touches|touch] the water and rings spread',
      '{S} [goes|go] down slowly, small bubbles peeling away',
      '{S} [comes|come] to rest, the water closing above',
    ],
    sound: 'one soft plunge, then water close to the ear',
    end: '{S} gliding through clear water, the last bubbles rising past',
  },
  {
    verbs: 'jump leap hop bounce vault spring pounce skip somersault cartwheel flip-over trampoline kickflip',
    intent: 'action',
    body: [
      '{S} [dips|dip] at the knees and [gathers|gather]',
      '{S} [leaves|leave] the ground, stretched, one clear beat in the air',
      '{S} [lands|land] low and [absorbs|absorb] it',
    ],
    thing: [
      '{S} [drops|drop] on to the ground and [flattens|flatten] a touch',
      '{S} [springs|spring] up, turning once in the air',
      '{S} [comes|come] down, smaller bounces, then still',
    ],
    sound: 'a push off the ground and a dull landing',
    end: '{S} just landed, low and balanced, dust settling around {it}',
  },
  {
    verbs: 'climb scale clamber mount scramble summit haul',
    intent: 'rise',
    body: [
      'one hand tests the hold and takes the weight',
      '{S} [pulls|pull] up, foot searching, then set',
      '{S} [gets|get] {its} elbows over the edge and [rests|rest]',
    ],
    sound: 'grit and a scrape under each hold',
    end: '{S} at the top edge, shoulders lifting with one deep breath',
  },
  {
    verbs: 'fall calve tumble slip crash land collapse trip topple stumble slide plummet crumble splash',
    intent: 'fall',
    body: [
      '{S} [loses|lose] balance, arms out',
      '{S} [goes|go] down in one clear movement',
      '{S} [lies|lie] still for a beat, then [lifts|lift] {its} head',
    ],
    thing: [
      '{S} [tips|tip] past the point of balance',
      '{S} [comes|come] down in one clear line',
      '{S} [settles|settle] with one last small movement',
    ],
    sound: 'one impact with a short tail',
    end: '{S} lying where the fall ended, the last small movement dying away',
  },
  {
    verbs: 'stick cling adhere jam snag trap',
    intent: 'still',
    body: [
      'both palms go flat against it',
      'shoulders lean in, and nothing gives',
      '{S} [stays|stay] there, looking out',
    ],
    thing: ['{S} [hits|hit] it flat', '{S} [stays|stay] there, edges trembling', 'one edge slowly lets go'],
    sound: 'one wet or dull slap, then nothing',
    end: '{S} still held, looking out',
    thingEnd: '{S} still stuck, one edge hanging free',
  },
  {
    verbs:
      'arrive reach enter come return approach near get-home pull-up dock stop halt cease finish succeed rejoin',
    intent: 'arrival',
    body: [
      '{S} [comes|come] into frame from the left',
      '{S} [slows|slow] over the last steps',
      '{S} [stops|stop], weight settling, and [takes|take] it in',
    ],
    thing: [
      '{S} [comes|come] into frame from the left',
      '{S} [loses|lose] speed over the last stretch and [turns|turn] half round',
      '{S} [comes|come] to rest, barely moving',
    ],
    sound: 'the moving sound fading out, then the open place',
    end: '{S} small in the lower third, at rest, the place opening out beyond',
  },
  {
    verbs: 'disappear vanish fade go-out evaporate dissolve erase die last',
    intent: 'leave',
    body: [
      '{S} [turns|turn] away, shoulders first',
      '{S} [walks|walk] towards the far side of the frame without looking back',
      '{S} [grows|grow] small until only the outline is left',
    ],
    thing: [
      '{S} [stands|stand] clear and sharp',
      '{S} [fades|fade] from the edges inward',
      'only the outline of the place remains',
    ],
    sound: 'the sound of it thinning out',
    end: 'the empty place where {S} [was|were], unchanged light',
  },
  {
    verbs: 'drop shed let-fall',
    intent: 'fall',
    body: [
      'the grip loosens and {O} <comes|come> free',
      '{O} <falls|fall> in one clear line',
      '{O} <lies|lie> still, {S} [looks|look] down',
    ],
    thing: [
      '{O} <trembles|tremble> and <comes|come> loose',
      '{O} <falls|fall> in one slow turning line',
      '{O} <lies|lie> still below',
    ],
    sound: 'one light contact as it lands',
    end: '{O} on the ground in the foreground, {S} above',
  },
  {
    verbs: 'carry drag haul pull tow lug transport push-along guide lead-out',
    intent: 'travel',
    body: [
      '{S} [comes|come] into frame with {O} held close',
      'each step is placed with care, weight leaning against the load',
      '{S} [reaches|reach] the near edge of the frame, {O} still held',
    ],
    sound: 'slow loaded steps and breath',
    end: '{S} close to the lens, {O} safe in the hold',
    hasOwnSound: true,
  },
  {
    verbs: 'rise ascend lift-off take-off climb-out launch-up',
    intent: 'flight',
    body: [
      '{S} [gathers|gather] and [comes|come] up slowly',
      '{S} [rises|rise] past the middle of the frame',
      '{S} [stands|stand] at full height',
    ],
    thing: [
      '{S} [lifts|lift] free, almost without a sound',
      '{S} [climbs|climb] slowly, turning a little',
      '{S} [hangs|hang] high in the frame',
    ],
    sound: 'a soft rush of air',
    end: '{S} high in the upper third, open space below',
  },
  {
    verbs: 'measure weigh fit try-on',
    intent: 'handwork',
    body: [
      '{S} [lays|lay] the measure against {O}',
      'one exact line from end to end, then a small nod',
      '{S} [steps|step] back and [compares|compare] by eye',
    ],
    sound: 'a soft slide and one snap',
    end: '{S} one step back, head tilted, {O} upright in front',
    hasOwnSound: true,
  },
  {
    verbs: 'ignore overlook neglect disregard snub',
    intent: 'comedy',
    body: [
      '{S} [goes|go] on as before',
      'eyes and bodies pass {O} without stopping',
      '{S} [goes|go] on as before, a little closer to the lens',
    ],
    sound: 'the same sound as before, unbroken',
    end: '{S} busy in the foreground, {O} waiting behind',
    hasOwnSound: true,
  },
  {
    verbs: 'juggle balance toss-up',
    intent: 'intimate',
    body: [
      '{S} [holds|hold] {O} still for a moment',
      '{O} <goes|go> up and <comes|come> down in one even rhythm',
      '{S} [catches|catch] {O} and [keeps|keep] hold',
    ],
    sound: 'one light catch after another',
    end: '{S} still, {O} safely caught',
    hasOwnSound: true,
  },
  {
    verbs: 'surface resurface come-up',
    intent: 'arrival',
    body: [
      'rings spread on the water',
      '{S} [comes|come] up, water running off, and [draws|draw] one breath',
      '{S} [floats|float], only head and shoulders showing',
    ],
    thing: [
      'rings spread on the water',
      '{S} [breaks|break] through, water running off',
      '{S} [floats|float], rocking less and less',
    ],
    sound: 'water breaking, then one breath',
    end: '{S} afloat, rings fading around {it}',
    hasOwnSound: true,
  },
  {
    verbs: 'find discover encounter unearth spot-thing meet-thing',
    intent: 'look',
    body: [
      '{Its} movement stops short, eyes on one spot',
      '{S} [bends|bend] closer, and {O} <comes|come> into the light',
      '{S} [holds|hold] still, a hand’s breadth from touching it',
    ],
    thing: [
      '{S} [drifts|drift] past and [comes|come] back',
      '{O} <comes|come> into the light',
      'both lie still, side by side',
    ],
    sound: 'one step that stops, one breath drawn in',
    end: '{O} sharp in the foreground, {S} just behind',
    hasOwnSound: true,
  },
  {
    verbs: 'feed nourish treat',
    intent: 'between',
    body: [
      '{Its} hand opens low and stays quite still',
      'the first one comes close, hesitates and takes it',
      '{Its} hand stays open, empty now',
    ],
    sound: 'small quick contacts close to the hand',
    end: '{Its} open hand in the foreground, everything around it at ease',
    hasOwnSound: true,
  },
  {
    verbs: 'leave exit depart go-away abandon withdraw retreat part retire migrate',
    intent: 'leave',
    body: [
      '{S} [turns|turn] away, shoulders first',
      '{S} [goes|go] towards the far side of the frame without looking back',
      '{S} [grows|grow] small until only the outline is left',
    ],
    thing: [
      '{S} [gives|give] one first slow pull',
      '{S} [draws|draw] away and [gathers|gather] speed',
      '{S} [grows|grow] small and the empty place is left',
    ],
    sound: 'the sound of it thinning out',
    end: 'the empty place where {S} [was|were], unchanged light',
  },
  {
    verbs: 'bring fetch return-to deliver-to retrieve rescue save',
    intent: 'arrival',
    body: [
      '{S} [comes|come] into frame with {O} held carefully',
      '{S} [slows|slow] and [sets|set] {O} down',
      '{S} [steps|step] back and [looks|look] up',
    ],
    sound: 'steps coming closer, then a light contact',
    end: '{O} set down in the foreground, {S} waiting just behind',
  },
  {
    verbs: 'win celebrate succeed triumph score',
    intent: 'intimate',
    body: [
      'one last small movement decides it',
      '{S} [looks|look] up slowly',
      'shoulders drop and the corners of the mouth lift',
    ],
    sound: 'one small decisive contact',
    end: '{S} leaning back, the deciding piece or line still in the foreground',
  },
  {
    verbs: 'open unwrap unfold unlock uncover unseal unbox unpack unroll unveil unscrew unzip peel-open',
    intent: 'intimate',
    body: [
      '{Its} hands find the edge of {O} and pause',
      '{O} <gives|give> way slowly, a little at a time',
      '{Its} hands hold still, {O} open between them',
    ],
    thing: [
      '{S} [stands|stand] shut, a line of light along the gap',
      '{S} [moves|move] a hand’s breadth, stops, then swings on',
      '{S} [stands|stand] open and still',
    ],
    sound: 'the small give as it opens',
    end: '{O} open and still, light reaching inside',
  },
  {
    verbs: 'close shut lock seal zip fasten pack wrap cover bury',
    intent: 'intimate',
    body: [
      '{Its} hands rest on {O}',
      '{O} <closes|close> at one steady speed',
      '{Its} palm stays flat on it for a moment',
    ],
    thing: ['{S} [begins|begin] to move shut', 'the gap of light narrows to a line', 'the line goes out'],
    sound: 'one soft final click or thud',
    end: '{O} closed, one hand still resting on it',
  },
  {
    hasOwnSound: true,
    verbs: 'read study proofread reread review examine inspect scan recite',
    intent: 'intimate',
    body: [
      '{Its} eyes find the first word and stop moving',
      '{Its} gaze travels once along the line, lips closed, breath held',
      '{Its} eyes stay on the last word, then {its} breath goes out',
    ],
    sound: 'a slight rustle as the hand tightens',
    end: '{Its} face close, eyes lowered to the words, quite still',
  },
  {
    verbs:
      'write draw sketch sign paint scribble doodle trace carve engrave etch compose letter label colour color',
    intent: 'handwork',
    body: [
      'the tip touches down and waits',
      'one unbroken stroke grows across the surface',
      'the tip lifts off and {its} hand stays in the air',
    ],
    sound: 'the dry scratch of the tip',
    end: 'the finished mark in sharp focus, {its} hand just leaving the frame',
  },
  {
    verbs:
      'make build repair fix assemble sew tie-up hammer shave shear pinch mould plaster weave unravel untangle spin-wool prune rake rub knit fold craft forge weave construct mend stitch shape sculpt solder weld sand polish sharpen glue mould mold create invent restore renovate tie knot braid whittle rebuild patch upcycle decorate arrange crochet tape bandage build-up',
    intent: 'handwork',
    body: [
      '{Its} hands turn {O} once to find the place',
      'one precise movement, repeated in an even rhythm',
      '{Its} hands stop and rest beside {O}',
    ],
    sound: 'the small repeated contact of the work',
    end: '{O} finished and still, {its} hands resting close by',
  },
  {
    verbs:
      'cook stir bake fry flip knead chop cut slice peel grate mix whisk roast grill season boil simmer roll toast barbecue spread sprinkle fold-in garnish prepare',
    intent: 'food',
    body: [
      '{Its} hands set to it, steady and close to the surface',
      'one clean movement, wrist first, texture breaking or turning over',
      '{Its} hands draw back and leave {O} alone in the frame',
    ],
    thing: [
      'the first bubble or crack appears on the surface',
      'colour and steam build evenly',
      'steam thins and the surface settles',
    ],
    sound: 'a crisp sizzle, chop or slap on each movement',
    end: '{O} close in the frame, a thin curl of steam above it',
  },
  {
    verbs: 'pour fill spill water drip leak refill sprinkle-water drain irrigate spray feed-water',
    intent: 'handwork',
    hasOwnSound: true,
    body: [
      '{Its} wrist tips and the first thread of liquid falls',
      'one steady stream, the surface below it darkening',
      'the stream thins to drops and {its} wrist levels',
    ],
    thing: ['one drop swells and hangs', 'it lets go and the next follows', 'the surface settles into rings'],
    sound: 'thin liquid on the surface, stopping with the last drop',
    end: 'one last drop hanging, the surface below it trembling',
  },
  {
    verbs: 'eat drink taste sip bite chew swallow lick nibble devour gulp slurp feast dine munch gobble',
    intent: 'intimate',
    body: [
      '{S} [brings|bring] it up and [stops|stop] just short',
      'one small bite or sip, jaw working slowly',
      '{S} [swallows|swallow], shoulders dropping, eyes half closed',
    ],
    sound: 'one close bite, sip or swallow',
    end: '{S} with eyes half closed, the rest still close to the mouth',
  },
  {
    verbs:
      'give hand offer share deliver serve present donate lend trade swap exchange send sell buy pay sort-out borrow award',
    intent: 'between',
    body: [
      '{S} [holds|hold] {O} out and [waits|wait]',
      '{O} <passes|pass> across slowly, almost without a touch',
      'both sides keep still, looking down at {O}',
    ],
    thing: [
      '{S} [comes|come] into the frame',
      'it passes across the middle of the frame',
      'it rests on the other side',
    ],
    sound: 'a light touch as it changes hands',
    end: '{O} on the receiving side, two silhouettes leaning in',
  },
  {
    verbs:
      'take pick grab catch hold lift steal raise collect gather harvest grip clutch hoist receive dig scoop pick-up snatch mow shovel unearth rob tug yank',
    intent: 'handwork',
    body: [
      '{Its} reach slows just before the touch',
      'the grip closes and {O} <comes|come> free',
      '{S} [draws|draw] it in close and [looks|look] at it',
    ],
    thing: [
      '{S} [touches|touch] the edge of {O} and [draws|draw] back',
      'little by little {O} <gives|give> way',
      'only the outline of {O} <is|are> left',
    ],
    thingEnd: 'the last trace of {O}, almost gone',
    sound: 'one close contact as the grip closes',
    end: '{O} held close and in sharp focus',
  },
  {
    verbs:
      'put place set lay hang drop-off hide store stack plant install attach pin stick-on load deposit insert park position bury-in shelve tuck rest-on lower',
    intent: 'handwork',
    body: [
      '{S} [brings|bring] {O} to the exact spot and [hovers|hover]',
      '{O} <is|are> set down without a jolt',
      '{Its} hands withdraw and {O} <stays|stay>',
    ],
    sound: 'one clear contact as it is set down',
    end: '{O} in its place, nothing touching it any more',
  },
  {
    verbs: 'throw toss cast launch release let-go fling hurl shoot-up send-off pitch drop-in fire scatter',
    intent: 'action',
    body: [
      '{S} [draws|draw] back, weight on the rear foot',
      'the arm comes through and the grip opens',
      '{Its} arm stays out while {O} <travels|travel> on',
    ],
    sound: 'a short rush of air at the release',
    end: '{O} in the air at the top of its path, {S} small below',
  },
  {
    verbs:
      'push press squeeze crank turn rotate twist wind operate use delete save upload text post dial download print type click switch adjust tune test work work-on handle pump tap touch knock ring start ignite plug',
    intent: 'handwork',
    body: [
      '{Its} grip settles and takes up the slack',
      'one even movement against a slight resistance',
      'the movement runs out and {its} grip loosens',
    ],
    thing: [
      '{S} [gives|give] a first small movement',
      '{S} [turns|turn] at one even speed, light sliding over the edges',
      '{S} [slows|slow] and [stops|stop] on a clear point',
    ],
    sound: 'a small mechanical click or catch at the start and stop',
    end: '{S} still, one clean highlight along the edge',
  },
  {
    verbs: 'dance twirl spin waltz whirl pirouette sway swirl tango breakdance swing jive',
    intent: 'dance',
    body: [
      '{Its} weight shifts to one side and the arm leads',
      'one full turn, the rest of the body a beat behind the shoulders',
      '{S} [comes|come] out of the turn and [holds|hold] the line',
    ],
    thing: [
      '{S} [starts|start] to turn slowly',
      '{S} [makes|make] one full turn, edges blurring',
      '{S} [slows|slow] and [rocks|rock] to a stop',
    ],
    sound: 'soles brushing the floor on the turn',
    end: '{S} holding the last line of the turn, breath visible in the shoulders',
  },
  {
    verbs: 'play perform strum drum practise practice rehearse busk jam conduct bowl pluck record act',
    intent: 'intimate',
    body: [
      '{S} [breathes|breathe] in and [settles|settle] {its} shoulders',
      'one clear phrase, the movement small and exact',
      '{S} [lets|let] the last moment ring and [looks|look] up',
    ],
    thing: ['{S} [stirs|stir]', '{S} [repeats|repeat] one small movement', '{S} [comes|come] to rest'],
    sound: 'the sound it makes, heard from close by, room around it',
    end: '{S} still, the last movement just finished',
  },
  {
    verbs: 'sing hum yodel chant croon serenade whistle howl roar bark meow chirp',
    intent: 'intimate',
    body: [
      '{S} [draws|draw] one breath, chest lifting',
      'the throat works, chin rising a little with the note',
      'the mouth closes and the breath settles',
    ],
    sound: 'the voice itself, close, with the room behind it',
    end: '{S} with mouth just closed, eyes still lifted',
  },
  {
    verbs:
      'speak talk argue tell say whisper shout call ask answer reply discuss explain announce apologise apologize confess joke quarrel chat gossip yell scream debate preach complain persuade convince negotiate interview teach propose promise warn invite',
    intent: 'between',
    body: [
      '{S} [draws|draw] a breath and [lifts|lift] {its} chin',
      '{Its} hands open once and drop, shoulders turning towards the other side',
      '{S} [falls|fall] silent and [holds|hold] the look',
    ],
    sound: 'cloth moving with each gesture',
    end: '{S} silent, the look held a beat longer than needed',
  },
  {
    verbs:
      'look watch see stare gaze notice observe peek search peer glance spot witness scan-for seek admire listen hear smell sniff inspect-at recognise recognize check',
    intent: 'look',
    body: [
      '{Its} head is still, eyes down',
      '{Its} eyes move first, then the head follows slowly',
      '{S} [holds|hold] the look without a blink',
    ],
    sound: 'one breath drawn in and held',
    end: '{Its} eyes wide and still, a small highlight in each',
  },
  {
    verbs:
      'wait stand sit lie rest lean hang stay linger relax perch pause remain kneel crouch squat lounge float-still be have exist meditate breathe pose balance-on wear camp live hold-still queue pray bask survive guard sunbathe ponder soak keep rent',
    intent: 'still',
    body: [
      '{S} [shifts|shift] {its} weight once and [settles|settle]',
      'only {its} breath moves, then the eyes go to one side and back',
      '{S} [stays|stay] exactly so',
    ],
    thing: [
      '{S} [stands|stand] quite still',
      'light and air move over {it}, nothing else',
      '{S} [stays|stay] exactly so',
    ],
    sound: 'one small creak or rustle as the weight settles',
    end: '{S} in the same place, only the light a little lower',
  },
  {
    verbs: 'sleep nap doze snore snooze hibernate dream daydream yawn slumber rest-eyes',
    intent: 'still',
    body: [
      '{Its} chest rises and falls twice, slowly',
      'one small twitch passes through {it} and is gone',
      '{Its} breath evens out again',
    ],
    thing: [
      '{S} [sinks|sink] a little lower',
      '{S} [rocks|rock] once, slowly, and [settles|settle]',
      'only a slow rise and fall is left',
    ],
    thingEnd: '{S} at rest, sunk in, only a slow rise and fall left',
    sound: 'slow even breathing',
    end: '{S} asleep, one breath going out',
  },
  {
    verbs: 'wake wake-up awaken stretch get-up stir-awake stand-up hatch emerge appear arise sprout',
    intent: 'reveal',
    body: [
      'nothing moves, then one small stir',
      '{S} [comes|come] up slowly, one part after another',
      '{S} [stops|stop] and [takes|take] a first look round',
    ],
    thing: [
      'nothing moves, then a first small change',
      '{S} [comes|come] into view bit by bit',
      '{S} [stands|stand] there whole',
    ],
    sound: 'one rustle in the quiet',
    end: '{S} upright and awake, taking a first look',
  },
  {
    verbs:
      'laugh smile giggle cheer celebrate chuckle grin clap applaud rejoice tease joke-around beam smirk',
    intent: 'intimate',
    body: [
      'the corners of the mouth hold back',
      'cheeks lift, shoulders rise and shake once',
      'a breath goes out and the smile stays',
    ],
    sound: 'a breath that turns into a laugh',
    end: '{S} with cheeks still lifted, looking slightly off camera',
  },
  {
    verbs: 'cry weep mourn sob grieve sigh sulk suffer lament tremble shiver whimper moan mope',
    intent: 'intimate',
    body: [
      '{Its} gaze drops and the lips press together',
      'one slow breath that catches halfway',
      '{Its} shoulders come down, eyes closed',
    ],
    sound: 'one uneven breath',
    end: '{S} with lowered eyes, a wet highlight along the lashes',
  },
  {
    verbs:
      'hug kiss embrace cuddle hold-hands comfort snuggle pet stroke groom caress nurse care nuzzle tend soothe brush love protect heal help tame calm shelter console thank forgive',
    intent: 'between',
    body: [
      '{S} [comes|come] close and [stops|stop] for half a breath',
      'the touch settles, weight leaning in',
      'both stay, breathing in the same rhythm',
    ],
    sound: 'cloth or fur giving under the touch',
    end: 'the two silhouettes joined into one, quite still',
  },
  {
    verbs:
      'fight hit punch attack battle duel strike wrestle kick box slam defend confront struggle spar tackle collide beat smash',
    intent: 'chase',
    body: [
      'a short stillness, weight low on bent knees',
      'one committed move, met and turned aside',
      'both break apart and circle, breathing hard',
    ],
    thing: ['the two sides close in', 'one impact in the middle of the frame', 'pieces and dust settle'],
    sound: 'one hard contact and breath forced out',
    end: 'both sides apart again, guard up, dust hanging between them',
  },
  {
    verbs:
      'hide sneak creep lurk stalk prowl crawl spy slink slither scuttle haunt move-under hover-under investigate',
    intent: 'suspense',
    body: [
      'only an edge of {S} shows',
      '{S} [moves|move] one careful length and [freezes|freeze]',
      '{S} [listens|listen], not even breathing',
    ],
    thing: [
      'only an edge of {S} shows',
      '{S} [slides|slide] forward a hand’s breadth',
      '{S} [stops|stop], half in shade',
    ],
    sound: 'one board or leaf giving under the weight',
    end: '{S} half in shade, motionless',
  },
  {
    verbs:
      'grow bloom melt change transform morph become turn-into shrink expand evolve freeze thaw rot ripen wither swell dissolve-into blossom age rust wilt unfurl shift merge split multiply decay',
    intent: 'detail',
    body: [
      '{S} [looks|look] as at the start, quite still',
      'the change runs through {S} from one side to the other without a cut',
      '{S} [stands|stand] there in the new form',
    ],
    thing: [
      '{S} [looks|look] as at the start, quite still',
      'the change spreads through {S} from one edge to the other without a cut',
      'the last part follows and {S} [holds|hold]',
    ],
    sound: 'a faint stretch, crack or drip as it changes',
    end: '{S} in the new form, complete, in sharp focus',
  },
  {
    verbs:
      'burn glow shine light flicker explode erupt sparkle flash gleam glitter ignite blaze shimmer illuminate twinkle light-up glisten smoulder smolder smoke beam',
    intent: 'reveal',
    body: [
      '{S} [waits|wait] in the dim',
      'light climbs over {it} from one side',
      '{S} [stands|stand] fully lit',
    ],
    thing: [
      'a first faint point of light shows',
      'the light swells and throws moving shadows outward',
      'it steadies into one even glow',
    ],
    sound: 'a soft rush or buzz that rises and steadies',
    end: 'one steady glow, everything around it in soft shade',
  },
  {
    verbs:
      'flow rain snow blow roll stream ripple swirl-round drizzle wash flood steam float-off surge churn settle set lap rumble thunder sweep',
    intent: 'landscape',
    body: [
      '{S} [holds|hold] still while everything around moves',
      'one slow movement passes through the frame',
      'it runs out and comes to rest',
    ],
    thing: [
      'almost nothing moves, only the air',
      '{S} [moves|move] through the frame in one slow, unbroken motion',
      'the motion thins out and the picture settles',
    ],
    sound: 'the place itself, a little nearer than in life',
    end: '{S} in the upper third, the rest of the frame quite calm',
  },
  {
    verbs:
      'learn think remember realise realize decide wonder imagine forget understand hope wish want need believe know regret plan hesitate doubt try prepare-to consider',
    intent: 'intimate',
    body: [
      '{Its} movement stops halfway',
      '{Its} eyes lose focus, head tilting a little to one side',
      '{Its} eyes come back and the breath goes out',
    ],
    sound: 'everything else a little quieter for one breath',
    end: '{S} looking straight ahead, decided and still',
  },
  {
    verbs: 'clean wash sweep wipe scrub rinse mop dust tidy shower bathe iron dry',
    intent: 'handwork',
    body: [
      '{Its} hand starts at the far edge',
      'one slow stroke leaves a clear band behind it',
      '{Its} hand lifts and the clean surface shows',
    ],
    sound: 'one long stroke of cloth, brush or water',
    end: 'the clean band catching the light, {its} hand at its end',
  },
  {
    verbs: 'meet compete greet nod wave bow salute welcome reunite marry introduce encounter join face',
    intent: 'between',
    body: [
      'the distance closes step by step',
      'both stop at arm’s length',
      'a small nod or lift of the hand, then stillness',
    ],
    sound: 'the last step before they stop',
    end: 'two figures an arm’s length apart, level in the frame',
  },
  {
    verbs: 'break tear crack shatter rip destroy smash-up crush snap burst pop demolish',
    intent: 'detail',
    body: [
      '{S} [tightens|tighten] the grip',
      '{O} <gives|give> way along one line',
      '{S} [lets|let] go and the pieces settle',
    ],
    thing: [
      'one thin line runs across {S}',
      'it gives way in a single beat',
      'the pieces rock and lie still',
    ],
    sound: 'one dry crack and small pieces settling',
    end: 'the pieces at rest, one still rocking',
  },
  {
    verbs: 'show reveal demonstrate display exhibit model demo unmask present-to point feature introduce-to',
    intent: 'reveal',
    body: [
      '{S} [blocks|block] the view',
      '{S} [steps|step] aside in one movement',
      '{S} [stands|stand] beside it, looking the same way as we do',
    ],
    thing: [
      '{S} [fills|fill] the frame, details only',
      'more and more of {it} comes into view',
      '{S} [stands|stand] there whole',
    ],
    sound: 'a small shift, then quiet',
    end: 'the whole of {it} in view, centred and clear',
  },
  {
    verbs: 'count sort calculate list number mark vote choose compare pick-out guess',
    intent: 'handwork',
    body: [
      '{Its} finger or eye rests on the first',
      'one after another, the same small pause at each',
      '{S} [stops|stop] at the last and [looks|look] back along the row',
    ],
    sound: 'the same small tap at each one',
    end: '{S} at the last one, head tilted',
  },
]

/** A thing that moves in a way nobody listed. */
export const plainThing: Beats = [
  '{S} [is|are] still at first',
  'one clear movement runs through, unhurried',
  '{S} [comes|come] to rest',
]

/** Any doing that is in no list. */
const plainStaging: Staging = {
  intent: 'intimate',
  body: [
    '{S} [gathers|gather] for a moment, weight settling',
    'the movement runs through once, clear and unhurried',
    '{S} [comes|come] to rest and [holds|hold]',
  ],
  thing: [
    '{S} [is|are] still at first',
    'one clear movement runs through, unhurried',
    '{S} [comes|come] to rest',
  ],
  sound: 'the small contact of the movement',
  end: '{S} at rest, the movement just finished',
}

let byVerb: Map<string, Staging> | undefined

/** How a verb (plain form) is staged. */
export function findStaging(verb: string): Staging {
  byVerb ??= new Map(
    listed
      .toReversed()
      .flatMap(({ verbs, ...staging }) => verbs.split(' ').map((one) => [one, staging] as const)),
  )
  return byVerb.get(verb) ?? plainStaging
}

/** Whether a word is one of the verbs with a staging of its own. */
export function isStaged(verb: string): boolean {
  return findStaging(verb) !== plainStaging
}
