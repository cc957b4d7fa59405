import type { ModelRequest } from '#tools/contract/change-request.ts'

/** A model that this browser asks itself: built in, running on the graphics card, or at an address of the person's own. */
export type BrowserModel = {
  /** As the page names the one who writes: "Gemini Nano in this browser". */
  name: string
  /** What it can hold, request and answer together; missing for models that hold whatever our tools ask. */
  room?: ModelRoom
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
