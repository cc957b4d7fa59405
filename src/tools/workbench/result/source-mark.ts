import type { SpanSource } from '../../contract/plan.ts'
import * as texts from './source-mark.texts.ts'

/** How a source is told: with a letter for those who see it, a name for those who hear it, and an underline of its own. */
export const sourceMarks: Record<
  SpanSource,
  { letter: string; name: string; about: string; underline: string }
> = {
  you: {
    letter: 'Y',
    name: texts.yourWords,
    about: texts.yourWordsAbout,
    underline: 'underline decoration-blue decoration-solid decoration-2 underline-offset-4',
  },
  standard: {
    letter: 'C',
    name: texts.choice,
    about: texts.choiceAbout,
    underline: '',
  },
  model: {
    letter: 'M',
    name: texts.model,
    about: texts.modelAbout,
    underline: 'underline decoration-muted decoration-dotted decoration-2 underline-offset-4',
  },
  assumed: {
    letter: 'A',
    name: texts.assumed,
    about: texts.assumptionAbout,
    underline: 'underline decoration-red decoration-dashed decoration-2 underline-offset-4',
  },
}
