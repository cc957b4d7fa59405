import type { BenchResult } from './bench-result.ts'

/**
 * Puts a result into the history of whoever is signed in: one that came back from a chat, was edited, or could not be
 * saved at once. The same key again replaces the row. False when it did not work.
 */
export async function saveResult(
  toolSlug: string,
  { input, plan, key, dialect, engine }: BenchResult,
): Promise<boolean> {
  try {
    const response = await fetch('/history/changes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        results: [
          {
            toolSlug,
            input,
            plan,
            dialect,
            idempotencyKey: key,
            replaces: key,
            writtenBy: engine?.writtenBy,
            ...(engine?.writtenBy === 'own-model' && engine.model ? { model: engine.model } : {}),
          },
        ],
      }),
    })
    return response.ok
  } catch {
    return false
  }
}
