import type { ComposerReason } from '#tools/contract/engine-report.ts'

/** Why no model wrote it; "" where there is nobody to blame. */
const causes: Record<ComposerReason, string> = {
  'no-model': '',
  limit: 'Your share of model answers for this hour is used up.',
  busy: 'Too many answers are being written at this moment.',
  budget: "Today's budget for models is used up.",
  unavailable: 'The model did not answer.',
  refused: 'The model declined this text.',
  unfit: "The model's version did not keep to what was asked of it.",
  stopped: 'You stopped the model.',
  key: 'The provider did not accept your key.',
  'too-long': 'This is longer than a model is asked to read here.',
}

/** `outcome`: what the person has instead of a model's answer. */
export function sentenceFor(
  reason: ComposerReason,
  outcome: 'composed' | 'unchanged' | 'request',
  cause = causes[reason],
): string {
  if (outcome === 'unchanged')
    return `${cause} Everything stayed as it was. You can change it yourself, or take the request to a chat of your own.`.trim()
  const rest =
    outcome === 'composed'
      ? "this was composed by Blueprompt's own rules"
      : 'this is the request to take to a model or to a chat of your own'
  if (cause !== '') return `${cause.slice(0, -1)}, so ${rest}.`
  return outcome === 'composed'
    ? "Composed by Blueprompt's own rules, without a model."
    : 'Writing this needs a model: take the request to one, or to a chat of your own.'
}
