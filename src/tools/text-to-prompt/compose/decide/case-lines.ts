import type { Idea } from '#tools/idea/read-idea.ts'
import { cautions } from '../knowledge/cautions.ts'
import type { Craft, Intent } from '../knowledge/craft.ts'
import { intentCrafts } from '../knowledge/intents.ts'
import type { FormatCraft } from '../read/format.ts'
import { readSignals } from './signals.ts'
import { fillLine, type Slots } from './slots.ts'

export type CaseLine = { text: string; weight: number; isOwn: boolean }

export type Case = {
  idea: Idea
  intent: Intent | 'unclear'
  format: FormatCraft | undefined
  situations: readonly Craft[]
  slots: Slots
  /** What the idea says besides its task. */
  facts: readonly string[]
}

// These fields bring their own caution.
const coveredBy: Partial<Record<string, readonly string[]>> = {
  medical: ['health', 'fitness', 'pets'],
  legal: ['legal', 'landlord', 'job-choice'],
  financial: ['business', 'raise', 'purchase'],
}

/** Every demand that knowledge and idea give, heaviest first. `isOwn` marks what follows from this idea's own words. */
export function caseLines({ idea, intent, format, situations, slots, facts }: Case): CaseLine[] {
  const lines: CaseLine[] = []
  const add = (text: string | undefined, weight: number, isOwn = false) => {
    if (text !== undefined && !lines.some((line) => line.text === text)) lines.push({ text, weight, isOwn })
  }
  const text = idea.text
  for (const signal of readSignals(idea, intent, facts)) add(signal.text, signal.weight, true)
  for (const { category } of idea.safety.findings) {
    const isCovered = situations.slice(0, 1).some(({ id }) => (coveredBy[category] ?? []).includes(id))
    const isNeeded =
      !/^(?:write|transform)$/u.test(intent) || !/^(?:legal|financial|medical)$/u.test(category)
    if (!isCovered && isNeeded) add(cautions[category], 9.5)
  }
  const [situation] = situations
  for (const [index, line] of (situation?.lines ?? []).entries())
    // What is said only in such a case weighs more than what is always said.
    add(
      fillLine(line, slots, text),
      9.05 - index * (typeof line === 'string' ? 1.3 : 0.2),
      typeof line !== 'string',
    )
  if (format && usesFormat(intent, format))
    for (const [index, line] of format.lines.slice(0, situation === undefined ? 4 : 2).entries())
      add(fillLine(line, slots, text), index === 0 && situation === undefined ? 9.3 : 8.65 - index * 1.2)
  const invent = format?.invent ?? situation?.invent
  if (invent && intent === 'write') add(`Invent no ${invent}; where I gave none, write around it.`, 7.9)
  const isKnown = situation !== undefined || (format !== undefined && usesFormat(intent, format))
  // General demands only fill up: where the field has its own they are padding.
  const room = isKnown ? Math.max(0, (format && usesFormat(intent, format) ? 3 : 4) - lines.length) : 9
  for (const [index, line] of intentCrafts[intent].lines.slice(0, room).entries())
    add(fillLine(line, slots, text), (isKnown ? 5.4 : 8) - index * 1.1)
  return lines.toSorted((one, other) => other.weight - one.weight)
}

/** A plan for a newsletter is a plan; only what is written, or asked for in numbers, takes the form of the text. */
export function usesFormat(intent: Intent | 'unclear', format?: { id: string }): boolean {
  return intent === 'write' || (intent === 'plan' && format?.id === 'list')
}
