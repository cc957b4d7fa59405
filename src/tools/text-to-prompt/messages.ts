import { ownSentence } from '../function-failure.ts'
import type { ToolMessages } from '../workbench/tool-page-spec.ts'
import * as texts from './messages.texts.ts'

/** Specification, sections 5 and 8. */
export const messages: ToolMessages = {
  empty: { title: texts.emptyIdea, variant: 'destructive' },
  failed: (failure) => ({
    title: texts.generationFailed,
    description: ownSentence(failure) ?? texts.generationFailedText,
  }),
  copyFailed: { title: texts.copyFailed, variant: 'destructive' },
}
