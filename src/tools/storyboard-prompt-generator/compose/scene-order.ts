import type { Body } from './figures.ts'
import { beatIds, type BeatId } from './story-types.ts'

// What a story of three scenes cannot do without, and what comes in with each scene more.
const firstThree: readonly BeatId[] = ['world', 'obstacle', 'turn']
const nextOnes: readonly BeatId[] = [
  'close',
  'want',
  'try1',
  'try2',
  'idea',
  'ally',
  'after',
  'try3',
  'low',
  'plan',
  'ready',
  'habit',
  'celebrate',
  'pause1',
  'pause2',
  'quiet',
  'evening',
]

// For the youngest a lesson is one thing after the other.
const namingNext: readonly BeatId[] = ['close', 'try2', 'try3', 'idea', 'after', 'obstacle']

// A lesson rather shows one fact more than another step of the story.
const lessonNext: readonly BeatId[] = ['close', 'want', 'try1', 'idea', 'try2', 'try3', 'ally', 'after']

/** Which places of a story a storyboard of so many scenes shows, in the order told. */
export function sceneOrder(count: number, kind: 'story' | 'lesson' | 'naming' = 'story'): BeatId[] {
  const first: readonly BeatId[] = kind === 'naming' ? ['world', 'try1', 'turn'] : firstThree
  const next: readonly BeatId[] =
    kind === 'naming'
      ? [...namingNext, ...nextOnes]
      : kind === 'lesson'
        ? [...lessonNext, ...nextOnes]
        : nextOnes
  const chosen = new Set<BeatId>(first)
  for (const id of next) if (chosen.size < count) chosen.add(id)
  return beatIds.filter((id) => chosen.has(id))
}

export const purposes: Record<BeatId, string> = {
  world: 'show who it is about and where',
  habit: 'show an ordinary day, so that the change can be felt',
  want: 'say what the hero wishes',
  plan: 'let the hero decide',
  obstacle: 'show what stands in the way',
  ally: 'show that the hero is not alone',
  try1: 'a first try that does not work',
  pause1: 'a breath, with a small thing to find',
  try2: 'a bigger try that goes wrong in a funny way',
  pause2: 'a laugh before going on',
  try3: 'a third try that brings something new',
  low: 'the lowest moment, kept short and safe',
  quiet: 'a still picture',
  idea: 'the hero notices what was missing',
  ready: 'gather courage',
  turn: 'the hero solves it',
  after: 'show what has changed for the others',
  celebrate: 'be glad together',
  evening: 'let the day go',
  close: 'a warm close with a ritual',
}

export type Shot = {
  size: 'wide' | 'medium' | 'close' | 'detail'
  words: string
  angle: string
  move: string
}

// A boat has no knees: what is cut off by the frame depends on who stands in it.
function shotWords(size: Shot['size'], body: Body): string {
  if (size === 'wide') return 'wide shot, full figures and the place around them'
  if (size === 'detail') return 'detail shot, the important thing large with the figure behind it'
  if (size === 'medium') return `medium shot, ${mediumCuts[body] ?? 'nearly the whole figure'}`
  return `close shot on ${closeParts[body] ?? 'the face and the front of the body'}`
}

const mediumCuts: Partial<Record<Body, string>> = {
  child: 'figures from the knees up',
  adult: 'figures from the knees up',
  robot: 'figures from the knees up',
  boat: 'figures from the waterline up',
  vehicle: 'figures from the wheels up',
  plant: 'figures from the ground up',
}

const closeParts: Partial<Record<Body, string>> = {
  child: 'face and upper body',
  adult: 'face and upper body',
  robot: 'face and upper body',
  boat: 'the face and the bow',
  vehicle: 'the face and the front',
  thing: 'the face, the edges just in view',
  plant: 'the face and the upper leaves',
}

const wished: Record<BeatId, Shot['size']> = {
  world: 'wide',
  habit: 'wide',
  want: 'medium',
  plan: 'detail',
  obstacle: 'medium',
  ally: 'close',
  try1: 'medium',
  pause1: 'detail',
  try2: 'wide',
  pause2: 'close',
  try3: 'medium',
  low: 'wide',
  quiet: 'wide',
  idea: 'close',
  ready: 'close',
  turn: 'wide',
  after: 'medium',
  celebrate: 'wide',
  evening: 'wide',
  close: 'medium',
}

const spare: Record<Shot['size'], Shot['size']> = {
  wide: 'medium',
  medium: 'close',
  close: 'wide',
  detail: 'medium',
}

/** Sizes and angles for a run of scenes: what each needs, and never the same size twice running. */
export function shotRhythm(order: readonly BeatId[], isToddler: boolean, body: Body): Shot[] {
  const shots: Shot[] = []
  for (const [index, id] of order.entries()) {
    const last = shots.at(-1)?.size
    let size = wished[id]
    if (isToddler && size === 'detail') size = 'close'
    if (size === last) size = spare[size]
    shots.push({
      size,
      words: shotWords(size, body),
      angle: angles[index % angles.length] ?? angles[0],
      move: moveOf(size, index),
    })
  }
  return shots
}

const angles = [
  "at the hero's eye level",
  'from slightly below eye level',
  "at the hero's eye level, three-quarter view",
  'from a little above',
] as const

function moveOf(size: Shot['size'], index: number): string {
  if (size === 'wide') return index % 2 === 0 ? 'slow pan right' : 'camera holds still'
  if (size === 'medium') return index % 2 === 0 ? 'camera holds still' : 'slow push in'
  return size === 'close' ? 'slow push in' : 'camera holds still'
}

/** Light of a scene on its way through the day; the idea may fix it. */
export function lightAt(
  position: number,
  fixed: 'night' | 'dusk' | 'morning' | undefined,
  isIndoor: boolean,
): string {
  if (fixed === 'night')
    return position > 0.85
      ? 'low warm lamp light from the left, soft blue night behind'
      : position > 0.6
        ? 'soft moonlight from the left with one warm lamp'
        : 'blue evening light from the left with one warm lamp'
  const step = position < 0.2 ? 0 : position < 0.45 ? 1 : position < 0.7 ? 2 : position < 0.9 ? 3 : 4
  const outdoors = [
    'soft early morning light from the left',
    'clear mid-morning light from the left',
    'warm afternoon light from the left',
    'golden late light from low left',
    'soft dusk, warm windows, last light on the left',
  ] as const
  const indoors = [
    'soft early light through a window on the left',
    'clear daylight from a window on the left',
    'warm afternoon light from the window on the left',
    'golden late light through the window on the left',
    'lamp light from the left, blue dusk in the window',
  ] as const
  return (isIndoor ? indoors : outdoors)[step] ?? outdoors[0]
}
