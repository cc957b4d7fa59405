/** What a model is told about one tool. Only the server loads it: `prompt.server.ts` in the tool's folder. */
export type ToolInstructions = {
  /** Date and number; recorded with every answer, so that a change can be judged. */
  version: string
  /** Stable text, first in every request, so that providers can cache it. */
  text: string
  maxOutputTokens: number
}
