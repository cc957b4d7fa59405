/** What a shot of the idea is for: the model that films it decides what of the idea belongs there. */
type ShotRow = readonly [size: string, action: string]

const oneShot = (unlessNamed: string) =>
  `One continuous shot${unlessNamed}: the action begins in the first second, all of it happens once, in the order of the idea, and the result stays in view.`

const next = 'What happens next in the idea, begun and ended within this shot.'
const middle: readonly ShotRow[] = [
  ['medium shot', next],
  ['close-up', 'The decisive detail of what happens next in the idea, at the moment of contact.'],
  ['medium wide shot', next],
  ['medium close-up', 'How whoever the idea is about takes it, shown only by what the body does.'],
]
const closing =
  'All that is left to happen in the idea and what it leaves behind, still for the final half second.'

/** One row a shot: from where it starts to what is left of it, sizes alternating. 0: as many as the idea names. */
export function shotRows(count: number): readonly ShotRow[] {
  if (count < 2) return [['', oneShot(count === 0 ? ' unless the idea names several' : '')]]
  const opening = count === 2 ? ', then the first thing that happens.' : ', before anything happens.'
  return [
    ['wide shot', `Where the idea takes place and who or what is in it${opening}`],
    ...[...middle, ...middle, ...middle].slice(0, count - 2),
    [count % 2 === 1 ? 'close-up' : 'medium shot', closing],
  ]
}

export const end = 'the result, readable and still for the last half second'
export const keep = 'every person and thing as it first appears, in number, shape, color and clothing'

/** Where a prompt can have cuts. */
export const cuts = {
  open: ' If the idea names several events, one shot for each, within the same seconds.',
  keep: '; the same place and light in all shots; the same direction on the screen; each shot begins in the state in which the last one ended',
} as const
