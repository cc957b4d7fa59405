import type { ToolMessages } from '#tools/workbench/tool-page-spec.ts'
import * as texts from './messages.texts.ts'

/** Our own words: the specification does not show this screen. */
export const messages: ToolMessages = {
  empty: { title: texts.emptyIdea, variant: 'destructive' },
  // A refusal says what to try instead; it would be lost behind the general sentence.
  failed: (failure) => ({
    title: texts.generationFailed,
    ...(failure.code === 'INVALID_INPUT' ? { description: failure.message } : {}),
  }),
  generated: { title: texts.generated },
  copied: { title: texts.copied, description: texts.copiedText },
  copyFailed: { title: texts.copyFailed },
}
