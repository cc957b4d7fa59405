/** Orders of the page to the worker that holds the model. */
export type EngineOrder =
  | { id: number; order: 'size'; modelId: string }
  | { id: number; order: 'load'; modelId: string; mayDownload: boolean }
  | { id: number; order: 'remove'; modelId: string }
  | { id: number; order: 'ask'; modelId: string; ask: EngineQuestion }
  | { id: number; order: 'stop' }

export type EngineQuestion = {
  instructions: string
  material: string
  maxOutputTokens: number
  schema: object | undefined
  canThink: boolean
}

/** What the worker answers; each order ends with `done` or `failed`. */
export type EngineEvent =
  | { id: number; event: 'progress'; share: number }
  | { id: number; event: 'text'; delta: string }
  | { id: number; event: 'done'; bytes?: number; isCut?: boolean }
  /** `name`: of the library's error class. */
  | { id: number; event: 'failed'; name: string; message: string }
