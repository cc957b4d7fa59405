/** Places in a story, in the order told. A storyboard takes as many of them as it has scenes. */
export const beatIds = [
  'world',
  'habit',
  'want',
  'plan',
  'obstacle',
  'ally',
  'try1',
  'pause1',
  'try2',
  'pause2',
  'try3',
  'low',
  'quiet',
  'idea',
  'ready',
  'turn',
  'after',
  'celebrate',
  'evening',
  'close',
] as const
export type BeatId = (typeof beatIds)[number]

export type Feeling =
  | 'happy'
  | 'curious'
  | 'hopeful'
  | 'sad'
  | 'shy'
  | 'worried'
  | 'surprised'
  | 'cross'
  | 'tired'
  | 'brave'
  | 'proud'
  | 'calm'
  | 'thinking'

/** Who stands in a picture beside the hero. */
export type CastRole = 'hero' | 'other' | 'guide'

export type Beat = {
  /** On the card. */
  name: string
  /** Narration of 3 to 8 words for the youngest. */
  tiny: string
  /** 10 to 20 words in sentences of up to 9, for 3 to 5. */
  core: string
  /** Follows `core` from 6 on; sentences of up to 12 words. */
  more: string
  /** Follows `more` from 9 on; sentences of up to 16 words. */
  deep: string
  /** What the picture shows, in the present tense, beginning with a pronoun or name. */
  shows: string
  feeling: Feeling
  /** Beside the hero; the hero is in every picture unless `without` says so. */
  with?: readonly CastRole[]
  /** Up to 8 words. */
  says?: string
  /** Who says it; the hero when left out. */
  speaker?: CastRole
  sound: string
  /** One movement for a moving picture, without camera. */
  moves: string
}

/** Words and phrases that a plot is told with. Phrases carry their article: "the big ferry". */
export type StoryWords = {
  hero: string
  /** "little tugboat", without article. */
  kind: string
  /** "an old teapot" */
  aKind: string
  he: string
  him: string
  his: string
  He: string
  His: string
  other: string
  Other: string
  /** "he" or "she" for somebody with a name, else "it". */
  otherHe: string
  otherHim: string
  guide: string
  Guide: string
  place: string
  /** With its preposition: "in the harbour", "on the windy hill". */
  inPlace: string
  near: string
  middle: string
  far: string
  /** "paw", "hand", "bow": what the hero touches things with. */
  hand: string
  /** "holds" or, for one without arms, "carries". */
  holds: string
  thing: string
  Thing: string
  things: string
  goal: string
  /** With its preposition: "in the new country", "at the forest school". */
  goalAt: string
  trait: string
  fear: string
  /** "was afraid of the dark", "did not like the rain". */
  dread: string
  /** Whom something is made for. */
  forWhom: string
  /** The thing is in no word list; with "make" it is mostly a dish. */
  isUnknownThing: boolean
  /** "He is seven." for a child, else "He is a fox." */
  whoIs: string
  means: string
  danger: string
  deed: string
  topic: string
}

export type Story = {
  title: string
  want: string
  but: string
  so: string
  refrain: string
  /** Scenes that end with the refrain; the scene where things turn has the changed line. */
  refrainOn: readonly BeatId[]
  turned: string
  theme: string
  question: string
  beats: Partial<Record<BeatId, Beat>>
  /** Things that change from scene to scene, for the continuity list. */
  props: readonly { name: string; states: Partial<Record<BeatId, string>>; from: string }[]
}
