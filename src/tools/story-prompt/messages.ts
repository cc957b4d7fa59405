import type { ToolMessages } from '../workbench/tool-page-spec.ts'
import * as texts from './messages.texts.ts'

/** Word for word from sections 5 and 8 of the specification. */
export const messages: ToolMessages = {
  empty: { title: texts.emptyIdea, variant: 'destructive' },
  failed: ({ code, message }) => {
    if (code === 'BAD_ANSWER') return { title: texts.noContent }
    // A refusal says what to try instead; it would be lost behind the general sentence.
    if (code === 'INVALID_INPUT') return { title: message }
    return { title: texts.generationFailed }
  },
  copyFailed: { title: texts.copyFailed },
}
