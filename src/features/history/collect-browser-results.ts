import { z } from 'zod'
import {
  browserStorage,
  readJson,
  readText,
  storedKeys,
  type BrowserStorage,
} from '#shared/browser-storage.ts'
import { isInHistory, readShelf, writeShelf, type BenchResult } from '#tools/workbench/bench/bench-result.ts'
import { EngineReport } from '#tools/contract/engine-report.ts'
import { keyFor, slugOfResultsKey, wizardKeys, wizardSlug } from '#shared/storage-keys.ts'

const AnyRecord = z.record(z.string(), z.unknown())

/** A result as `POST /history/changes` takes it: with a plan, or with the whole answer of a version without plans. */
export type BrowserResult = {
  toolSlug: string
  input: Record<string, unknown>
  plan?: Record<string, unknown>
  dialect?: string
  output?: Record<string, unknown>
  writtenBy?: EngineReport['writtenBy']
  /** Of a model that this browser asked itself. */
  model?: string
  /** Of a text that its model did not finish, with what its page says about it. */
  reason?: EngineReport['reason']
  sentence?: string | undefined
  /** The row whose place it takes, if the history has it in an earlier form. */
  replaces?: string
  versions?: readonly string[]
  /** The same for the same result, so that taking it over twice keeps it once. */
  idempotencyKey: string
}

/** `savedAs`: the key of its row, another one than its own where it is beside what another page saved. */
export type SavedResult = BrowserResult & { savedAs: string }

const Entry = z.object({
  input: AnyRecord.optional(),
  plan: AnyRecord.optional(),
  text: z.string().optional().catch(undefined),
  dialect: z.string().optional().catch(undefined),
  engine: EngineReport.optional().catch(undefined),
  key: z.uuid().optional().catch(undefined),
  versions: z.array(z.uuid()).min(1).max(50).optional().catch(undefined),
  history: z.unknown().optional(),
  /** Form and answer, as they were kept until November 2026. */
  draft: AnyRecord.optional(),
  answer: AnyRecord.optional(),
})
type Entry = z.infer<typeof Entry>

const Shelf = z.object({ results: z.array(Entry.nullable().catch(null)) })

/** Every result that the tools keep in this browser and that the history does not have. */
export async function collectBrowserResults(
  storage: BrowserStorage | undefined = browserStorage(),
): Promise<BrowserResult[]> {
  // Without TLS the browser has no digests, and then nobody can sign in either.
  if (globalThis.crypto?.subtle === undefined) return []
  const shelves = storedKeys(storage).flatMap((key) => {
    const toolSlug = slugOfResultsKey(key)
    const shelf = toolSlug === undefined ? undefined : Shelf.safeParse(readJson(storage, key)).data
    return toolSlug && shelf ? [{ toolSlug, entries: shelf.results.filter((entry) => entry !== null) }] : []
  })
  const found = shelves.flatMap(({ toolSlug, entries }) =>
    entries.flatMap((entry) => readEntry(toolSlug, entry) ?? []),
  )
  return Promise.all([...readWizard(storage), ...found].map(withKey))
}

/** From now on the pages of the tools keep the history in step with what is edited there. */
export function markSaved(
  results: readonly SavedResult[],
  storage: BrowserStorage | undefined = browserStorage(),
): void {
  for (const toolSlug of new Set(results.map((result) => result.toolSlug))) {
    const shelf = readShelf(storage, toolSlug)
    const marked = shelf.results.map((result): BenchResult => {
      const kept = results.find((one) => one.toolSlug === toolSlug && one.idempotencyKey === result.key)
      if (kept === undefined) return result
      return { ...result, key: kept.savedAs, history: kept.savedAs === result.key ? 'saved' : 'apart' }
    })
    if (marked.some((result, index) => result !== shelf.results[index]))
      writeShelf(storage, toolSlug, { ...shelf, results: marked })
  }
}

type Found = Omit<BrowserResult, 'idempotencyKey'> & { key?: string }

function readEntry(toolSlug: string, entry: Entry): Found | undefined {
  const { plan, text, dialect, engine, key, versions, answer } = entry
  const input = entry.input ?? entry.draft
  // What the server has saved already is not only in this browser.
  const isSaved = isInHistory(entry) || answer?.['history'] === 'saved'
  if (input === undefined || isSaved) return undefined
  if (plan !== undefined)
    return {
      toolSlug,
      input,
      plan,
      ...(dialect === undefined ? {} : { dialect }),
      ...(engine === undefined ? {} : authorOf(engine)),
      ...(key === undefined ? {} : { key, replaces: key }),
      ...(versions === undefined ? {} : { versions }),
    }
  const output = answer ?? (text ? { generatedPrompt: text } : undefined)
  return output && { toolSlug, input, output }
}

function authorOf({ writtenBy, model, reason, sentence }: EngineReport) {
  return {
    writtenBy,
    reason,
    sentence,
    ...(writtenBy === 'own-model' && model ? { model: model.slice(0, 200) } : {}),
  }
}

/** The wizard's result of a version that kept it nowhere else. */
function readWizard(storage: BrowserStorage | undefined): Found[] {
  const form = AnyRecord.safeParse(readJson(storage, wizardKeys.form))
  const prompt = readText(storage, wizardKeys.prompt)
  if (!form.success || !prompt || readText(storage, keyFor('results', wizardSlug)) !== null) return []
  const answer = AnyRecord.catch({}).parse(readJson(storage, wizardKeys.answer))
  if (answer['history'] === 'saved') return []
  return [{ toolSlug: wizardSlug, input: form.data, output: { ...answer, generatedPrompt: prompt } }]
}

/** A UUID made of what the result says (RFC 9562, version 8), where it has none of its own. */
async function withKey({ key, ...result }: Found): Promise<BrowserResult> {
  if (key !== undefined) return { ...result, idempotencyKey: key }
  const { toolSlug, input, plan, output } = result
  const said = plan ?? output?.['generatedPrompt'] ?? output?.['generatedStory'] ?? output
  const text = JSON.stringify([toolSlug, input, said])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const hex = Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`]
  return { ...result, idempotencyKey: [...parts, hex.slice(20)].join('-') }
}
