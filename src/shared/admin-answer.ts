import type { ErrorCode } from './app-error.ts'

/** What an action of the admin panel answers. `fields`: name of the input to the sentence beside it. */
export type AdminAnswer<Value> =
  | { ok: true; value: Value }
  | { ok: false; code: ErrorCode | 'INTERNAL'; message: string; fields: Record<string, string> }
