import { z } from 'zod'
import type { StoredResult } from '../draft-storage.ts'
import { PromptDraft } from '../form.ts'
import { PromptAnswer } from '../prompt-answer.ts'

const Handed = z.object({ form: PromptDraft, answer: PromptAnswer })

/** The result the wizard hands over in the navigation's state when the browser would not store it. */
export function readHandedResult(state: unknown): StoredResult | undefined {
  const parsed = Handed.safeParse(state)
  if (!parsed.success) return undefined
  const { form, answer } = parsed.data
  return { form, generatedPrompt: answer.generatedPrompt, answer, outdated: false }
}
