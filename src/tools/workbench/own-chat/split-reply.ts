import { splitJsonAnswers } from '../../contract/reply-json.ts'
import { splitAnswers } from '../../contract/reply-sections.ts'
import type { ToolInstructions } from '../../contract/tool-instructions.ts'

export const anySection = Array.from({ length: 40 }, (_, at) => ({ number: at + 1, key: String(at + 1) }))

/** The answers in a reply; a chat that was asked twice gives two, and the person chooses. */
export function splitReply(reply: string, form: ToolInstructions['form']): string[] {
  const found =
    form === 'json'
      ? splitJsonAnswers(reply).filter((one) => one.length > 40)
      : splitAnswers(reply, anySection)
  return found.length > 1 ? found : [reply]
}
