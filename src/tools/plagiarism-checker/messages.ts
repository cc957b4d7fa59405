import { ownSentence } from '#tools/function-failure.ts'
import type { ToolMessages } from '#tools/workbench/tool-page-spec.ts'
import type { ToastMessage } from '#ui/toast-context.ts'
import { emptyText } from './input.ts'

export const messages: ToolMessages = {
  empty: { title: 'Error', description: emptyText, variant: 'destructive' },
  failed: (failure) => ({
    title: 'Error',
    description: ownSentence(failure) ?? 'Failed to check plagiarism. Please try again.',
  }),
  copied: { title: 'Copied!', description: 'The result was copied to the clipboard.' },
  copyFailed: { title: 'Failed to copy to clipboard' },
}

export type ScoreBand = 'green' | 'yellow' | 'red'

export function bandOf(score: number): ScoreBand {
  if (score < 20) return 'green'
  return score < 50 ? 'yellow' : 'red'
}

export const bandSentences: Record<ScoreBand, string> = {
  green: 'Excellent! Your text appears to be highly original.',
  yellow: 'Some passages are close to what they were compared with. Look at each one.',
  red: 'Much of this text also stands in what it was compared with. Look at each passage and name its source.',
}

/** Said once when a result arrives; between the two nothing needs saying. */
export function scoreToast(score: number): ToastMessage | undefined {
  if (score < 20) return { title: 'Great news! Your text appears to be original' }
  if (score <= 70) return undefined
  return {
    title: 'High similarity detected',
    description: 'Consider reviewing the suggestions below',
    variant: 'destructive',
  }
}
