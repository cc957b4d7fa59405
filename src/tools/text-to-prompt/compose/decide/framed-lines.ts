import { framings } from '../knowledge/framings.ts'
import type { CaseLine } from './case-lines.ts'
import type { Intent } from '../knowledge/craft.ts'

export const framingCount = 6

const lenses = [
  'Look at it once with the eyes of a beginner.',
  'Look at it once with the eyes of somebody who disagrees.',
  'Prefer the version that takes the least time.',
  'Prefer the version that costs the least.',
  'Prefer the version that is easiest to undo.',
  'Name what you left out on purpose.',
  'Put the most surprising point first.',
  'Put the safest point first.',
  'Use one example from daily life.',
  'Use one example from an unexpected field.',
  'Say what would be different in a year.',
  'Say what would be different for a larger group.',
  'Cut the first thing that comes to mind.',
  'Make it work with half the space.',
  'Make one part deliberately plain.',
  'Leave one question open and name it.',
] as const

/** The demands of one attempt: the first lists what the case needs, the others come at the same task from another side. */
export function framedLines(
  attempt: number,
  intent: Intent | 'unclear',
  lines: readonly CaseLine[],
): string[] {
  const framing = (attempt - 1) % framingCount
  const cycle = Math.floor((attempt - 1) / framingCount)
  const lens = cycle === 0 ? [] : [lenses[(cycle - 1) % lenses.length] ?? '']
  if (framing === 0)
    return [
      ...lens,
      ...rotate(
        lines.map(({ text }) => text),
        cycle === 0 ? 0 : cycle,
      ),
    ]
  const known = framings[intent]
  const sides: readonly (readonly string[])[] = [
    [],
    known.outcomes.map((outcome) => `It ${outcome}.`),
    known.questions,
    known.contrasts.map(([weak, strong]) => `Not ${weak}: ${strong}.`),
    known.doubts,
    known.limits.map((limit) => `${limit.charAt(0).toUpperCase()}${limit.slice(1)}.`),
  ]
  const side = rotate(sides[framing] ?? [], cycle)
  // What follows from the idea's own words stays; of the trade's demands each framing takes another one first.
  const own = lines.filter(({ isOwn }) => isOwn).map(({ text }) => text)
  const trade = rotate(
    lines.filter(({ isOwn }) => !isOwn).map(({ text }) => text),
    framing - 1 + cycle,
  )
  return [
    ...lens,
    ...own.slice(0, 1),
    ...side.slice(0, 2),
    ...trade.slice(0, 1),
    ...own.slice(1, 2),
    ...side.slice(2),
    ...trade.slice(1, 3),
  ]
}

function rotate<Item>(items: readonly Item[], by: number): Item[] {
  if (items.length === 0) return []
  const at = by % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}
