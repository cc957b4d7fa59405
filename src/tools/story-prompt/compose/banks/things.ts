/** What happens to a thing in the course of a story, to be said after "it was"; one of each is chosen. */
export type ThingStates = {
  start: readonly string[]
  changed: readonly string[]
  end: readonly string[]
  feel: string
}

export const thingStates: Record<string, ThingStates> = {
  paper: {
    start: ['folded in four in {N’s} inside pocket', 'under the lamp, one corner turned down'],
    changed: [
      'torn across one fold, with a ring where a cup had stood',
      'soft from handling, and legible only to somebody who knew it',
    ],
    end: [
      'smoothed flat under the lamp, blank side up',
      'pinned beside the door, where anyone could add to it',
      'wedged under the short leg of the table, which had stopped rocking',
    ],
    feel: 'soft as cloth at the creases',
  },
  clothing: {
    start: ['on the hook nearest the door', 'over the back of the chair'],
    changed: ['wet through and smelling of somebody else’s house', 'torn at the seam and held with a pin'],
    end: [
      'drying on the chair that had been empty',
      'round other shoulders, going up the hill',
      'back on its hook, inside out',
    ],
    feel: 'rough at the cuff and thin in the middle',
  },
  'small-clothing': {
    start: ['by the door, on a sheet of newspaper', 'under the chair'],
    changed: ['wet through and a size smaller', 'worn through where it counted'],
    end: ['on the sill, drying', 'outside another door, neatly, turned to go in'],
    feel: 'thin where there had been most wear',
  },
  string: {
    start: ['in {N’s} left pocket', 'on the nail by the door'],
    changed: ['cut in two and knotted again', 'in a tangle that nobody would own to'],
    end: [
      'paid out across the yard, from one door to another',
      'wound up again, with somebody else’s knot at the end',
    ],
    feel: 'rough and faintly oily',
  },
  stub: {
    start: ['in {N’s} breast pocket', 'on the ledge beside the lamp'],
    changed: ['broken in two', 'down to a crumb'],
    end: ['on the ledge, next to a second one', 'a mark on the step, as far as it had lasted'],
    feel: 'dry, and no longer than a finger joint',
  },
  umbrella: {
    start: ['in the stand by the door', 'open on the landing, drying'],
    changed: [
      'broken in one rib, like a bird with an opinion',
      'scorched along one edge from lying too near the stove',
    ],
    end: [
      'open on the landing again, dripping on somebody else’s shoes',
      'shut and dry on the rail, where two people could reach it',
    ],
    feel: 'smooth at the handle and patched at the edge',
  },
  device: {
    start: ['on the shelf, face to the wall', 'on its nail, where {he} could see it from anywhere'],
    changed: [
      'open on a tea towel with its insides in a saucer',
      'stopped, and missing the part that counted',
    ],
    end: [
      'on the sill, stopped, facing the street',
      'in a child’s hands, being asked questions',
      'lying open, with a moth asleep in it',
    ],
    feel: 'cold at first, then as warm as the hand',
  },
  tool: {
    start: ['in {N’s} back pocket', 'where it always lay, on the left, within reach'],
    changed: [
      'bent at the tip, where it had been used for something it was not made for',
      'nicked along one edge and bright where it was nicked',
      'warm all through, and black at one end',
      'in two parts that would still fit together',
    ],
    end: [
      'lying in the middle of the table, turned towards the door',
      'in someone else’s pocket, by agreement',
      'on a nail outside, at the height of anybody’s hand',
      'on the wall by the back door, with its outline drawn round it',
      'lent, with no date for bringing it back',
      'clean for the first time, and laid beside a second one',
      'on the window ledge, where the neighbours’ children had found a use for it',
    ],
    feel: 'worn to the shape of one thumb',
  },
  container: {
    start: ['shut, with a thread tied round it', 'upside down on the shelf, keeping its dust to itself'],
    changed: [
      'cracked along one side and empty',
      'dented, and holding everything that had been picked up off the floor',
    ],
    end: [
      'full to the rim with rainwater on the sill',
      'open on the table, and nobody had counted what was in it',
      'passed from hand to hand along the row',
      'on the step, the right way up, with two spoons in it',
    ],
    feel: 'cool, with one sharp chip under the finger',
  },
  instrument: {
    start: ['under a grey blanket with one corner showing', 'shut in its case behind the door'],
    changed: ['out of tune in exactly two places', 'missing a string and none the quieter'],
    end: ['standing open in the draught', 'in the window, where the evening could get at it'],
    feel: 'smooth where hands had been and dusty where they had not',
  },
  food: {
    start: ['wrapped in a cloth, still warm', 'on the sill, under a plate'],
    changed: ['cut in half, and one half gone', 'trodden on, and nobody had owned up'],
    end: ['on a plate by the door for whoever came next', 'a few crumbs and a very contented sparrow'],
    feel: 'heavier than it looked',
  },
  plant: {
    start: ['in a tin on the sill, leaning to the light', 'by the wall, with a label in a child’s hand'],
    changed: ['snapped at the stem and tied up with string', 'bare on the one side'],
    end: ['putting out one leaf in the wrong direction', 'in the ground, and no business of anybody’s'],
    feel: 'dry at the edge and cool underneath',
  },
  toy: {
    start: ['in {N’s} pocket, between coins and crumbs', 'on the ledge, watching the room'],
    changed: ['without its paint on one side', 'short of a piece that no one could name'],
    end: [
      'on the step, at the height of a child’s hand',
      'going round and round by itself on the bare boards',
    ],
    feel: 'light and worn at the corners',
  },
  vehicle: {
    start: ['outside, with one wheel on the kerb', 'round the back under a sheet'],
    changed: ['scratched from front to back', 'low on one side, like somebody listening'],
    end: [
      'gone from its place, with a dry patch where it had stood',
      'at the kerb with the door open and the lamp lit',
    ],
    feel: 'hot over the engine and cold everywhere else',
  },
  animal: {
    start: ['under the table, pretending not to listen', 'on the step, in the one patch of sun'],
    changed: ['thinner, with a burr behind one ear', 'hoarse, and would not be looked at'],
    end: [
      'asleep across the doorway, so that nobody could leave without asking',
      'on the wall between the two houses, facing neither',
    ],
    feel: 'all ribs and warmth',
  },
  object: {
    start: [
      'in {N’s} left pocket, where a hand found it without being asked',
      'on the ledge beside the lamp',
    ],
    changed: [
      'scratched, and lighter than it should have been',
      'chipped, and all the easier to tell from others',
    ],
    end: [
      'on the outer sill, where the morning got to it first',
      'on the table between two cups',
      'hanging from the latch, so that it knocked when somebody came',
    ],
    feel: 'smooth on one side and rough on the other',
  },
}
