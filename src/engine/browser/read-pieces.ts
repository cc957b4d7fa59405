import { ModelFailure } from '../models/model-failure.ts'

/** From the last sign of life on: a model on a slow machine has all the time it needs as long as it goes on. */
export type IdleLimits = { firstPieceMs: number; betweenPiecesMs: number }

/** Reading a long request takes a small machine minutes. */
export const usualIdleLimits: IdleLimits = { firstPieceMs: 240_000, betweenPiecesMs: 45_000 }

type Options = {
  signal: AbortSignal | undefined
  onText: ((delta: string) => void) | undefined
  limits?: IdleLimits
  /** These models are not told how much they may write: longer answers are ended. */
  mostCharacters: number
  /** Ends the writing. */
  stop: () => void
  /** Names the failure that the model's own runtime reports. */
  explain: (error: unknown) => ModelFailure
}

/** A reply piece by piece. Throws `ModelFailure` for everything that is no whole reply. */
export async function readPieces(
  pieces: AsyncIterable<string>,
  { signal, onText, limits = usualIdleLimits, mostCharacters, stop, explain }: Options,
): Promise<{ text: string; isCut: boolean }> {
  if (signal?.aborted) throw new ModelFailure('stopped', 'stopped before it was asked')
  const iterator = pieces[Symbol.asyncIterator]()
  const { promise: failed, reject } = Promise.withResolvers<never>()
  // It may be settled while nobody waits for it.
  failed.catch(() => undefined)
  const onAbort = () => reject(new ModelFailure('stopped', 'stopped by the person'))
  signal?.addEventListener('abort', onAbort, { once: true })
  const fallSilent = () =>
    reject(new ModelFailure(text === '' ? 'first-token-timeout' : 'stalled', 'nothing more came'))
  let text = ''
  let timer = setTimeout(fallSilent, limits.firstPieceMs)
  try {
    for (;;) {
      const { done, value } = await Promise.race([iterator.next(), failed])
      if (done) break
      if (value === '') continue
      clearTimeout(timer)
      timer = setTimeout(fallSilent, limits.betweenPiecesMs)
      text += value
      onText?.(value)
      if (text.length > mostCharacters) {
        stop()
        return { text, isCut: true }
      }
    }
  } catch (error) {
    stop()
    throw error instanceof ModelFailure ? error : explain(error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
  if (text.trim() === '') throw new ModelFailure('empty', 'the answer has no text')
  return { text, isCut: false }
}

/** For what a runtime does before the first piece, such as loading a model. */
export async function inTime<Value>(promise: Promise<Value>, mostMs: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new ModelFailure('first-token-timeout', 'it does not start')), mostMs)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
