import { browserStorage, writeText } from '#tools/workbench/browser-storage.ts'
import { putOnTable } from '#tools/workbench/put-on-table.ts'
import type { FetchedEntry } from './fetch-entry.ts'

const developerPrompt = 'developer-prompt'

/** Puts an entry back where it was made, form and result, and answers the address to go to. */
export function openEntry({ toolSlug, createdAt, input, output, text }: FetchedEntry): string {
  const storage = browserStorage()
  if (toolSlug === developerPrompt) {
    // The names are the specification's; /output reads them.
    writeText(storage, 'promptFormData', JSON.stringify(input))
    writeText(storage, 'generatedPrompt', text)
    writeText(
      storage,
      'promptAnswer',
      JSON.stringify({ ...asRecord(output), madeFrom: '', history: 'saved' }),
    )
    return '/output'
  }
  putOnTable(storage, { slug: toolSlug, input, answer: output, madeAt: Date.parse(createdAt) })
  return `/tools/non-technical/${toolSlug}`
}

function asRecord(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
