import { browserStorage, writeText } from '#tools/workbench/browser-storage.ts'
import { putOnTable } from '#tools/workbench/put-on-table.ts'
import { wizardKeys } from '#tools/workbench/storage-keys.ts'
import type { FetchedEntry } from './fetch-entry.ts'

const developerPrompt = 'developer-prompt'

/** Puts an entry back where it was made, form and result, and answers the address to go to. */
export function openEntry({ toolSlug, createdAt, input, output, text }: FetchedEntry): string {
  const storage = browserStorage()
  if (toolSlug === developerPrompt) {
    writeText(storage, wizardKeys.form, JSON.stringify(input))
    writeText(storage, wizardKeys.prompt, text)
    writeText(
      storage,
      wizardKeys.answer,
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
