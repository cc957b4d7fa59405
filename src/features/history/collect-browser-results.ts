import { z } from 'zod'
import { browserStorage, readJson, readText, type BrowserStorage } from '#tools/workbench/browser-storage.ts'

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
const shelfKey = /^results:([\w-]{1,60})$/

/** Every result that the tools keep in this browser. */
export async function collectBrowserResults(
  storage: (BrowserStorage & Partial<Pick<Storage, 'length' | 'key'>>) | undefined = browserStorage(),
): Promise<BrowserResult[]> {
  // Without TLS the browser has no digests, and then nobody can sign in either.
  if (globalThis.crypto?.subtle === undefined) return []
  const found: Omit<BrowserResult, 'idempotencyKey'>[] = []
  const form = AnyRecord.safeParse(readJson(storage, 'promptFormData'))
  const prompt = readText(storage, 'generatedPrompt')
  if (form.success && prompt) {
    const answer = AnyRecord.safeParse(readJson(storage, 'promptAnswer'))
    if (!answer.success || !isSaved(answer.data))
      found.push({
        toolSlug: 'developer-prompt',
        input: form.data,
        output: { ...(answer.success ? answer.data : {}), generatedPrompt: prompt },
      })
  }
  for (let index = 0; index < (storage?.length ?? 0); index += 1) {
    const key = storage?.key?.(index) ?? ''
    const [, toolSlug] = shelfKey.exec(key) ?? []
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
