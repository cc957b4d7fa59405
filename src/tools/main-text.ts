import { z } from 'zod'

const Output = z.object({
  /** Answers of before November 2026: the result in the wording of several models, the first as the page showed it. */
  variants: z
    .tuple([z.object({ text: z.string() })], z.unknown())
    .optional()
    .catch(undefined),
  generatedPrompt: z.string().optional().catch(undefined),
  generatedStory: z.string().optional().catch(undefined),
  explanation: z.string().optional().catch(undefined),
  generatedIdeas: z.array(z.string()).optional().catch(undefined),
  request: z.string().optional().catch(undefined),
})

/** An answer without a plan as the one text that its page shows and people copy; '' when it has none. */
export function mainText(output: unknown): string {
  const parsed = Output.safeParse(output)
  if (!parsed.success) return ''
  const { variants, generatedPrompt, generatedStory, generatedIdeas, explanation, request } = parsed.data
  const texts = [
    variants?.[0].text,
    generatedPrompt,
    generatedStory,
    generatedIdeas?.join('\n\n'),
    explanation,
    request,
  ]
  return texts.find(Boolean) ?? ''
}
