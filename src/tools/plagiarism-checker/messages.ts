import { ownSentence } from '#tools/function-failure.ts'
import type { ToolMessages } from '#tools/workbench/tool-page-spec.ts'
import type { ToastMessage } from '#ui/toast-context.ts'
import * as texts from './page.texts.ts'

export const messages: ToolMessages = {
  empty: { title: texts.error, description: texts.emptyText },
  failed: (failure) => ({ title: texts.error, description: ownSentence(failure) ?? texts.checkFailed }),
  copied: { title: texts.copied, description: texts.copiedAbout },
  copyFailed: { title: texts.copyFailed },
}

export type ScoreBand = 'green' | 'yellow' | 'red'

export function bandOf(score: number): ScoreBand {
  if (score < 20) return 'green'
  return score < 50 ? 'yellow' : 'red'
}

/** Said once when a result arrives; between the two nothing needs saying. */
export function scoreToast(score: number): ToastMessage | undefined {
  if (score < 20) return { title: texts.original }
  if (score <= 70) return undefined
  return { title: texts.highSimilarity, description: texts.reviewSuggestions, variant: 'destructive' }
}
