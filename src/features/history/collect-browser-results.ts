import { z } from 'zod'
import {
  browserStorage,
  readJson,
  readText,
  storedKeys,
  type BrowserStorage,
} from '#tools/workbench/browser-storage.ts'
import { slugOfResultsKey, wizardKeys } from '#tools/workbench/storage-keys.ts'

export type BrowserResult = {
  toolSlug: string
  input: Record<string, unknown>
  output: Record<string, unknown>
  /** The same for the same result, so that taking it over twice keeps it once. */
  idempotencyKey: string
}

const AnyRecord = z.record(z.string(), z.unknown())
// What the server has saved already is not only in this browser.
const isSaved = (answer: Record<string, unknown>) => answer['history'] === 'saved'
const Shelf = z.object({
  results: z.array(z.object({ draft: AnyRecord, answer: AnyRecord }).nullable().catch(null)),
})

/** Every result that the tools keep in this browser. */
export async function collectBrowserResults(
  storage: BrowserStorage | undefined = browserStorage(),
): Promise<BrowserResult[]> {
  // Without TLS the browser has no digests, and then nobody can sign in either.
  if (globalThis.crypto?.subtle === undefined) return []
  const found: Omit<BrowserResult, 'idempotencyKey'>[] = []
  const form = AnyRecord.safeParse(readJson(storage, wizardKeys.form))
  const prompt = readText(storage, wizardKeys.prompt)
  if (form.success && prompt) {
    const answer = AnyRecord.safeParse(readJson(storage, wizardKeys.answer))
    if (!answer.success || !isSaved(answer.data))
      found.push({
        toolSlug: 'developer-prompt',
        input: form.data,
        output: { ...(answer.success ? answer.data : {}), generatedPrompt: prompt },
      })
  }
  for (const key of storedKeys(storage)) {
    const toolSlug = slugOfResultsKey(key)
    const shelf = toolSlug === undefined ? undefined : Shelf.safeParse(readJson(storage, key)).data
    if (toolSlug === undefined || shelf === undefined) continue
    for (const result of shelf.results)
      if (result && !isSaved(result.answer))
        found.push({ toolSlug, input: result.draft, output: result.answer })
  }
  return Promise.all(found.map(async (result) => ({ ...result, idempotencyKey: await keyOf(result) })))
}

/** A UUID made of what the result says (RFC 9562, version 8). */
async function keyOf({ toolSlug, input, output }: Omit<BrowserResult, 'idempotencyKey'>): Promise<string> {
  const text = JSON.stringify([
    toolSlug,
    input,
    output['generatedPrompt'] ?? output['generatedStory'] ?? output,
  ])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const hex = Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
