/** What a shot of the idea is for: the model that films it decides what of the idea belongs there. */
type ShotRow = readonly [size: string, action: string]

export const oneShot = {
  '': 'One continuous shot: the action begins in the first second, happens once, and its result stays in view. If the idea names several events, one shot for each, in its order, within the same seconds.',
  '1': 'One continuous shot without a cut: the action begins in the first second, happens once, and its result stays in view.',
} as const

const opening: ShotRow = [
  'wide shot',
  'Where the idea takes place and who or what is in it, at the moment before anything happens.',
]
const middle: readonly ShotRow[] = [
  ['medium shot', 'The first thing that happens in the idea, begun and ended within this shot.'],
  ['close-up', 'The decisive detail of what happens next in the idea, at the moment of contact.'],
  ['medium wide shot from another side', 'The next thing in the idea, begun where the last shot ended.'],
  ['medium close-up', 'How whoever the idea is about takes it, shown by the body alone.'],
]
const closing =
  'The last thing that happens in the idea and what it leaves behind, still for the final half second.'

/** One row a shot: from where it starts to what is left of it, sizes alternating. */
export function shotRows(count: number): readonly ShotRow[] {
  const between = Array.from({ length: count - 2 }, (_, at) => middle[at % middle.length] ?? opening)
  return [opening, ...between, [count % 2 === 1 ? 'close-up' : 'medium shot', closing]]
}

export const several = {
  end: 'the result in the last shot, readable and still for half a second',
  keep: 'the same people, things, clothes, place and light in all shots; the same direction on the screen; each shot begins in the state in which the last one ended',
} as const

export const single = {
  end: 'the result of the action, readable and still for the last half second',
  keep: 'every person and thing as it first appears, in number, shape, color and clothing',
} as const
