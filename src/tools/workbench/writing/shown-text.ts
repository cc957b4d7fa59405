import { z } from 'zod'
import { mainText } from '#tools/main-text.ts'

const WithVariants = z.object({ variants: z.tuple([z.object({ text: z.string() })], z.unknown()) })

/** The text of an answer as the sheet shows it first: its first variant, else its main text. */
export function shownText(answer: unknown): string {
  const parsed = WithVariants.safeParse(answer)
  return parsed.success ? parsed.data.variants[0].text : mainText(answer)
}
