import { z } from 'zod'

const Output = z.object({
  generatedPrompt: z.string().optional().catch(undefined),
  generatedStory: z.string().optional().catch(undefined),
  explanation: z.string().optional().catch(undefined),
  generatedIdeas: z.array(z.string()).optional().catch(undefined),
})

/** A tool's answer as the one text that people copy; '' when it has none. */
export function mainText(output: unknown): string {
  const parsed = Output.safeParse(output)
  if (!parsed.success) return ''
  const { generatedPrompt, generatedStory, generatedIdeas, explanation } = parsed.data
  return generatedPrompt ?? generatedStory ?? generatedIdeas?.join('\n\n') ?? explanation ?? ''
}
