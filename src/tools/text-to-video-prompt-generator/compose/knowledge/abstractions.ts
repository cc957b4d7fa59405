type Carrier = {
  words: RegExp
  scene: string
  carried: string
  /** The same where the idea names a place. */
  inPlace: string
  end: string
  sound: string
}

/**
 * An idea that names nothing to film is carried by light, shade and one bare surface alone: no person, no object, no
 * event that somebody did not ask for.
 */
const carriers: readonly Carrier[] = [
  {
    words: /\b(?:time|years?|age|ageing|aging|history|waiting|patience|eternity|moments?)\b/iu,
    scene: 'a bare plaster wall with one bright rectangle of window light on it',
    carried: 'the rectangle travels from the left edge to the right and turns from white to amber',
    inPlace: 'light crosses the whole place from one side to the other, as if hours passed',
    end: 'the last amber sliver at the right edge, the rest of the wall in shade',
    sound: 'one even tick that slows',
  },
  {
    words: /\b(?:memor\w+|forget\w*|forgotten|nostalgia|past|childhood|remember\w*|déjà vu|amnesia)\b/iu,
    scene: 'a sheet of frosted glass with soft coloured shapes behind it',
    carried: 'one shape comes nearly sharp, holds for a breath and blurs away again, and its colour drains',
    inPlace: 'one corner of the place comes nearly sharp and blurs away again',
    end: 'pale glass with one faint trace of colour',
    sound: 'a far sound, muffled, that is almost recognised and fades',
  },
  {
    words: /\b(?:love|friendship|together\w*|union|trust|reconciliation|kindness|compassion|forgiveness)\b/iu,
    scene: 'two soft pools of light at opposite edges of a dark surface',
    carried:
      'they drift towards each other, hesitate at arm’s length, then overlap and grow brighter where they meet',
    inPlace: 'two lights at opposite ends brighten together',
    end: 'one larger pool of light, steady, with two faint outlines in it',
    sound: 'two quiet tones that come into tune',
  },
  {
    words:
      /\b(?:lonel\w+|solitude|isolation|emptiness|loss|grief|absence|sadness|melanchol\w+|depression)\b/iu,
    scene: 'one small pool of light low on a wide dark wall',
    carried: 'the light shrinks a little with every slow breath and its edge softens',
    inPlace: 'one light after another goes out until a single one is left',
    end: 'the pool no larger than a coin, still there',
    sound: 'a wide empty room',
  },
  {
    words:
      /\b(?:hope|freedom|joy|happiness|success|growth|courage|faith|optimism|beginning|healing|gratitude|inspiration|creativity|imagination)\b/iu,
    scene: 'a dark surface with one thin line of light across it',
    carried: 'the line widens upward in three slow steps until warm light fills the upper half',
    inPlace: 'light comes up behind the place in three slow steps',
    end: 'the upper half bright and warm, fine dust hanging in it',
    sound: 'a breath of air that opens',
  },
  {
    words:
      /\b(?:fear|anxiety|stress|panic|dread|chaos|anger|rage|pressure|conflict|war|danger|pain|confusion)\b/iu,
    scene: 'hard shadows of unseen slats on a bare wall',
    carried: 'the stripes close in from both sides, shiver, and stop a hand’s breadth apart',
    inPlace: 'hard shadows close in from both sides and stop a hand’s breadth apart',
    end: 'one thin band of light left between two walls of shade',
    sound: 'a low hum that tightens and stops',
  },
  {
    words: /\b(?:silence|peace|calm|stillness|sleep|dreams?|meditation|mindfulness|balance|harmony|zen)\b/iu,
    scene: 'a still surface of dark water with one soft light in it',
    carried: 'one ring spreads to all edges, bends the light once and is gone',
    inPlace: 'one slow movement of air passes through and everything settles',
    end: 'the water flat again, the light round and whole',
    sound: 'one drop, then nothing',
  },
  {
    words:
      /\b(?:change|transformation|evolution|innovation|progress|future|technology|data|internet|energy|speed|ideas?|knowledge|intelligence|ai|information|connection|network|business|economy|money)\b/iu,
    scene: 'a loose field of fine points of light in the dark',
    carried: 'the points gather row by row into one clear slowly turning form',
    inPlace: 'small lights come on row by row until the whole shape is drawn',
    end: 'the form complete and still, each point sharp',
    sound: 'soft ticks that fall into one rhythm',
  },
]

const anyCarrier: Carrier = {
  words: /(?:)/u,
  scene: 'a drop of ink hanging over clear still water',
  carried: 'it falls, opens into slow folds, and the folds spread to the edges of the frame',
  inPlace: 'light and shade pass over the place once',
  end: 'the whole frame in soft folds of one colour, nearly still',
  sound: 'one drop, then water close to the ear',
}

/** How an idea without anyone or anything to film is carried by light alone. */
export function carrierFor(text: string): Carrier {
  return carriers.find((one) => one.words.test(text)) ?? anyCarrier
}
