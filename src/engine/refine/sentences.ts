import type { ComposerReason } from '#tools/engine-report.ts'

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

/** `said`: what our rules did about a wish; undefined without a wish or when nothing came of it. */
export function sentenceFor(
  reason: ComposerReason,
  { hasWish, said }: { hasWish: boolean; said: string | undefined },
): string {
  const cause = causes[reason]
  if (hasWish) {
    const effect =
      said ??
      "The text stayed as it was: Blueprompt's own rules cannot make this change. You can edit the text, or change the form and generate again."
    return `${cause} ${effect}`.trim()
  }
  if (cause === '') return "Composed by Blueprompt's own rules, without a model."
  return `${cause.slice(0, -1)}, so this is the draft composed by Blueprompt's own rules.`
}
