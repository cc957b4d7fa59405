import { languageOf } from './compose.ts'
import { choiceLines } from './compose/choices.ts'
import { clashesIn, platformClashesIn } from './compose/clash.ts'
import { designLines } from './compose/design.ts'
import type { PromptDraft } from './form-rules.ts'
import { answersIn, listedFields } from './given.ts'

/** The form whole, lines and features with their ids, and what usually serves the choices; "short": without the last. */
export function material(draft: PromptDraft, size: 'whole' | 'short' = 'whole'): string {
  const { lines, features } = answersIn(draft)
  const linesOf = (letter: string) =>
    Object.fromEntries(lines.filter(({ id }) => id.startsWith(letter)).map(({ id, text }) => [id, text]))
  const isFilled = ([field, value]: [string, unknown]) => !listedFields.has(field) && value !== ''
  const decided = [...clashesIn(draft), ...platformClashesIn(draft, draft.platform || 'other')]
  const isWhole = size === 'whole'
  const craft = [...choiceLines(draft), ...designLines(draft, languageOf(draft))].filter(
    ({ about, to, words: [first] }) =>
      about === undefined &&
      to !== 'outOfScope' &&
      (first?.from !== 'assumed' || to === 'stack' || (to === 'design' && draft.designStyle !== '')),
  )
  return JSON.stringify(
    {
      form: Object.fromEntries(Object.entries(draft).filter(isFilled)),
      rules: linesOf('R'),
      customFeatures: linesOf('C'),
      notes: linesOf('X'),
      features: Object.fromEntries(
        features.map(({ id, label, accept }) => [`F:${id}`, isWhole ? `${label}: ${accept}` : label]),
      ),
      decidedByCode: decided.map(({ text }) => text),
      ...(isWhole && { craft: craft.map(({ words }) => words.map(({ text }) => text).join('')) }),
    },
    undefined,
    isWhole ? 1 : 0,
  )
}
