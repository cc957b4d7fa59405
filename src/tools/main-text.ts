import { asRecord } from '#shared/record.ts'

/** An answer without a plan as the one text that its page shows and people copy; '' when it has none. */
export function mainText(output: unknown): string {
  const answer = asRecord(output)
  // Answers of before November 2026: the result in the wording of several models, the first as the page showed it.
  const [shown] = [answer?.['variants']].flat()
  const texts = [
    asRecord(shown)?.['text'],
    answer?.['generatedPrompt'],
    answer?.['generatedStory'],
    [answer?.['generatedIdeas']].flat().join('\n\n'),
    answer?.['explanation'],
    answer?.['request'],
  ]
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? ''
}
