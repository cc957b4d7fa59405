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
