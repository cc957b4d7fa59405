import type { SpanSource } from '../../contract/plan.ts'

/** How a source is told: with a letter for those who see it, a name for those who hear it, and an underline of its own. */
export const sourceMarks: Record<SpanSource, { letter: string; name: string; about: string }> = {
  you: { letter: 'Y', name: 'Your words', about: 'What you typed, unchanged.' },
  standard: { letter: 'C', name: 'Choice', about: 'Added because of something you chose.' },
  model: { letter: 'M', name: 'Model', about: 'Written by a model.' },
  assumed: { letter: 'A', name: 'Assumed', about: 'You didn’t say this. Confirm, change or remove it.' },
}
