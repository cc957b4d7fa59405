import type { ComposerReason } from '#tools/contract/engine-report.ts'
import * as texts from './answer-without-model.texts.ts'

/** Why no model wrote it; "" where there is nobody to blame. */
const causes: Record<ComposerReason, string> = {
  'no-model': '',
  limit: texts.limit,
  busy: texts.busy,
  budget: texts.budget,
  unavailable: texts.unavailable,
  refused: texts.refused,
  unfit: texts.unfit,
  stopped: texts.stopped,
  key: texts.key,
  'too-long': texts.tooLong,
}

const mostQuoted = 200

/** Why an answer could not be taken, with the words that stand in its place: a refusal says its reason. */
export function unfitCause(said: string | undefined): string | undefined {
  const words = said?.replace(/\s+/gu, ' ').trim()
  if (!words) return undefined
  return texts.unfitBegan(words.length > mostQuoted ? `${words.slice(0, mostQuoted).trimEnd()}…` : words)
}

/** `outcome`: what the person has instead of a model's answer. */
export function sentenceFor(
  reason: ComposerReason,
  outcome: 'composed' | 'unchanged' | 'request',
  cause = causes[reason],
): string {
  if (outcome === 'unchanged') return `${cause} ${texts.unchanged}`.trim()
  const rest = outcome === 'composed' ? texts.composed : texts.requestInstead
  if (cause !== '') return `${cause.slice(0, -1)}, so ${rest}.`
  return outcome === 'composed' ? texts.composedWithoutModel : texts.needsModel
}
