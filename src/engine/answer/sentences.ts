import type { ComposerReason } from '#tools/contract/engine-report.ts'

/** Why no model wrote it; "" where there is nobody to blame. */
const causes: Record<ComposerReason, string> = {
  'no-model': '',
  limit: 'You have used all your model answers for this hour.',
  busy: 'Too many people are using the model right now.',
  budget: "Today's model budget is used up.",
  unavailable: 'The model did not answer.',
  refused: 'The model declined this text.',
  unfit: "The model's answer did not follow the instructions.",
  stopped: 'You stopped the model.',
  key: 'The provider did not accept your key.',
  'too-long': 'Your text is too long for the model.',
}

/** `outcome`: what the person has instead of a model's answer. */
export function sentenceFor(
  reason: ComposerReason,
  outcome: 'composed' | 'unchanged' | 'request',
  cause = causes[reason],
): string {
  if (outcome === 'unchanged')
    return `${cause} Nothing was changed. You can edit it yourself, or take the request to your own chat.`.trim()
  const rest =
    outcome === 'composed'
      ? 'Blueprompt put this together without a model'
      : 'here is the request for your own chat'
  if (cause !== '') return `${cause.slice(0, -1)}, so ${rest}.`
  return outcome === 'composed'
    ? 'Put together by Blueprompt, without a model.'
    : 'This needs a model. Connect one, or take the request to your own chat.'
}
