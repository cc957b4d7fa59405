import type { ToolMessages } from '#tools/workbench/tool-page-spec.ts'
import * as texts from './messages.texts.ts'

export const messages: ToolMessages = {
  empty: { title: texts.inputRequired, description: texts.emptyTitle, variant: 'destructive' },
  failed: () => ({
    title: texts.generationFailed,
    description: texts.generationFailedText,
  }),
  copyFailed: { title: texts.copyFailed },
}
