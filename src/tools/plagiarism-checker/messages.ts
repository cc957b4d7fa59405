import type { Evidence } from '#comparison/comparison.ts'
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

export type Found = Pick<Evidence, 'score' | 'notes' | 'breakdown' | 'matches'>

/** A low score earns no praise where something was copied or disguised, or where there was nothing to compare. */
export function isPraised({ score, matches, notes, breakdown }: Found): boolean {
  const isWarned = matches.some(({ counts }) => counts) || notes.some(({ kind }) => kind === 'changed')
  return bandOf(score) === 'green' && !isWarned && breakdown.words > 0
}

/** Said once when a result arrives, when there is something to say. */
export function scoreToast(found: Found): ToastMessage | undefined {
  if (isPraised(found)) return { title: texts.original }
  if (found.score <= 70) return undefined
  return { title: texts.highSimilarity, description: texts.reviewSuggestions, variant: 'destructive' }
}
