import { z } from 'zod'

/** Why an answer, or the change that was asked for, is not a model's. */
export const composerReasons = [
  'no-model',
  'limit',
  'busy',
  'budget',
  'unavailable',
  'refused',
  /** Nothing in the reply had the form of an answer, or what it held may not be shown. */
  'unfit',
  'stopped',
  'key',
  'too-long',
] as const
export type ComposerReason = (typeof composerReasons)[number]

/** Who wrote an answer and why not somebody else. Part of every answer of a function, as `engine`. */
export const EngineReport = z.object({
  /**
   * own-model: by a model that the person's browser asked itself, and checked there.
   * own-chat: read back from a chat of the person's own, and not checked by us.
   * browser: a browser had kept it, and nobody can tell any more who wrote it.
   */
  writtenBy: z.enum(['composer', 'model', 'own-model', 'own-chat', 'browser']),
  /** As the provider names it. */
  model: z.string().optional(),
  /** The person’s own key paid for it; asked and checked by the server like any other. */
  ownKey: z.literal(true).optional(),
  reason: z.enum(composerReasons).optional(),
  /** The same for the page: what happened to the text, and to the wish if there was one. */
  sentence: z.string().optional(),
  /** Answers by a model that this caller has left in this hour. */
  remaining: z.int().optional(),
})
export type EngineReport = z.infer<typeof EngineReport>

/** Answer of `GET /functions/v1/engine`: what a caller can expect of models before pressing a button. */
export const EngineStatus = z.object({
  /** Whether the operator has set up any. */
  models: z.boolean(),
  /** Whether a person may bring an own key. */
  ownKeys: z.boolean(),
  /** Answers by a model that this caller has left in this hour, of how many. */
  remaining: z.int(),
  limit: z.int(),
  /** Until the share is whole again; 0 when nothing of it was used. */
  resetsInSeconds: z.int(),
})
export type EngineStatus = z.infer<typeof EngineStatus>
