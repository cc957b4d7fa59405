import type { SpanSource } from '../../contract/plan.ts'

/** How a source is told: with a letter for those who see it, a name for those who hear it, and an underline of its own. */
export const sourceMarks: Record<
  SpanSource,
  { letter: string; name: string; about: string; underline: string }
> = {
  you: {
    letter: 'Y',
    name: 'Your words',
    about: 'What you typed, unchanged.',
    underline: 'underline decoration-blue decoration-solid decoration-2 underline-offset-4',
  },
  standard: {
    letter: 'S',
    name: 'Standard',
    about: 'Added because of something you chose.',
    underline: '',
  },
  model: {
    letter: 'M',
    name: 'Model',
    about: 'Written by a model.',
    underline: 'underline decoration-muted decoration-dotted decoration-2 underline-offset-4',
  },
  assumed: {
    letter: 'A',
    name: 'Assumed',
    about: 'You did not say this. Confirm, change or remove it.',
    underline: 'underline decoration-red decoration-dashed decoration-2 underline-offset-4',
  },
}
