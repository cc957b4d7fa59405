import { z } from 'zod'
import { readJson, writeText, type BrowserStorage } from './browser-storage.ts'
import { draftKey, resultsKey } from './storage-keys.ts'

type Earlier = {
  slug: string
  /** As the tool's schema left it; the page reads its form from it. */
  input: unknown
  answer: unknown
  /** Milliseconds since 1970. */
  madeAt: number
}

const Shelf = z.object({ results: z.array(z.unknown()).catch([]) }).loose()

/** Puts a result and its form on the table of a tool's page, which reads both when it opens. */
export function putOnTable(
  storage: BrowserStorage | undefined,
  { slug, input, answer, madeAt }: Earlier,
): void {
  const key = resultsKey(slug)
  const id = `kept-${madeAt}`
  const shelf = Shelf.catch({ results: [] }).parse(readJson(storage, key))
  const others = shelf.results.filter(
    (result) => z.object({ id: z.literal(id) }).safeParse(result).success === false,
  )
  const result = { id, madeAt, draft: input, attempt: 0, answer: { ...asRecord(answer), history: 'saved' } }
  writeText(storage, key, JSON.stringify({ ...shelf, results: [result, ...others], shown: id }))
  writeText(storage, draftKey(slug), JSON.stringify(input))
}

function asRecord(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
