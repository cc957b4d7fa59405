import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { BrowserStorage } from '#shared/browser-storage.ts'

const AnyRecord = z.record(z.string(), z.unknown())
const Fixture = z.object({
  row: z.object({
    tool_slug: z.string(),
    form_data: AnyRecord,
    result: AnyRecord,
    generated_prompt: z.string(),
    project_name: z.string(),
    project_type: z.string(),
  }),
  /** What the page showed and copied for the row, where that is not the stored text. */
  shown: z.string().optional(),
  /** The same for what the browser kept, where that is not as in the row. */
  shownInBrowser: z.string().optional(),
  /** Storage keys and texts. */
  storage: z.record(z.string(), z.string()).optional(),
  /** Under `results:<slug>`; "=" in the answer stands for what the result of the row has. */
  shelf: z
    .object({ results: z.tuple([z.looseObject({ answer: AnyRecord })]), shown: z.string() })
    .loose()
    .optional(),
  /** Under which that build took the browser's result over into the history. */
  idempotencyKey: z.uuid(),
})

/** A result of one tool, as the build of commit 46cd622 (before plans) wrote it into the history and into a browser. */
export type OldResult = {
  row: z.infer<typeof Fixture>['row']
  /** What its page showed and copied. */
  shown: string
  shownInBrowser: string
  storage: Readonly<Record<string, string>>
  idempotencyKey: string
}

const folder = new URL('./old-rows/', import.meta.url)

/** One for each of the eight tools. */
export const oldResults: readonly OldResult[] = readdirSync(folder).map((file) => {
  const fixture = Fixture.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  const { row, shelf, idempotencyKey, shown = row.generated_prompt, shownInBrowser = shown } = fixture
  const storage = fixture.storage ?? {}
  if (shelf) {
    const [{ answer, ...result }] = shelf.results
    const whole = Object.entries(answer).map(([key, value]) => [key, value === '=' ? row.result[key] : value])
    const results = [{ ...result, answer: Object.fromEntries(whole) }]
    storage[`results:${row.tool_slug}`] = JSON.stringify({ ...shelf, results })
  }
  return { row, shown, shownInBrowser, storage, idempotencyKey }
})

/** A browser's storage with this in it. */
export function storageWith(content: Readonly<Record<string, string>>): BrowserStorage & { length: number } {
  const items = new Map(Object.entries(content))
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}
