import type { ModelRequest } from '#tools/contract/change-request.ts'

/**
 * A model that is asked with what it can hold in mind: one that a browser asks itself (built in, on the graphics card,
 * at an address of the person's own), or one of the server's.
 */
export type WritingModel = {
  /** As the page names the one who writes: "Gemini Nano in this browser". */
  name: string
  /** What it can hold, request and answer together; missing for models that hold whatever our tools ask. */
  room?: ModelRoom | undefined
  /** Throws `ModelFailure`, of the kind `stopped` when the signal is aborted. */
  write: (request: ModelRequest, options: WriteOptions) => Promise<{ text: string; isCut: boolean }>
}

export type ModelRoom = { contextTokens: number; countTokens: (text: string) => Promise<number> }

export type WriteOptions = {
  signal: AbortSignal | undefined
  maxOutputTokens: number
  /** JSON Schema of the answer, where it is JSON. */
  schema: object | undefined
  /** What came since the last call. */
  onText: ((delta: string) => void) | undefined
}
