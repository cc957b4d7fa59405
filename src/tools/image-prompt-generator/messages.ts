import type { ToolMessages } from '#tools/workbench/tool-page-spec.ts'
import * as texts from './messages.texts.ts'

export const messages: ToolMessages = {
  empty: { title: texts.emptyIdea, variant: 'destructive' },
  failed: () => ({
    title: texts.generationFailed,
    description: texts.generationFailedText,
  }),
  generated: { title: texts.generated },
  copied: { title: texts.copied },
  copyFailed: { title: texts.copyFailed },
}
