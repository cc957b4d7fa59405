import { isRecord } from '#shared/record.ts'
import { readJson, readText, removeKey, writeText, type BrowserStorage } from '#shared/browser-storage.ts'
import { keyFor, wizardKeys, wizardSlug } from '#shared/storage-keys.ts'
import { replaceStored } from '#ui/draft-store.ts'
import { isInHistory, readShelf, writeShelf, type BenchResult } from './bench/bench-result.ts'

/** An answer that the history has, as the page of its tool is to show it again. */
export type OpenedResult = Omit<BenchResult, 'id' | 'wishes' | 'history'> & {
  slug: string
  /** Of the answer: what is shown, and what pages of an older version read. */
  text: string
}

/** Puts a saved answer and its form where the page of its tool reads both when it opens; false without room for it. */
export function openResult(storage: BrowserStorage | undefined, entry: OpenedResult): boolean {
  const { slug, request, text, ...saved } = entry
  const id = `kept-${saved.key ?? saved.madeAt}`
  keepWizardResult(storage, slug)
  const others = readShelf(storage, slug).results.filter(
    (result) => result.id !== id && !(isInHistory(result) && result.key === saved.key),
  )
  const said = request === undefined ? { text } : { request }
  const opened: BenchResult = { ...saved, ...said, id, wishes: [], history: 'saved' }
  if (!writeShelf(storage, slug, { results: [opened, ...others], shown: id })) return false
  writeForm(storage, slug, saved.input)
  if (slug === wizardSlug) writeText(storage, wizardKeys.prompt, text)
  return true
}

/** Puts only the form there, to be sent once more; results stay among the earlier ones. */
export function openForm(
  storage: BrowserStorage | undefined,
  { slug, input }: Pick<OpenedResult, 'slug' | 'input'>,
): void {
  keepWizardResult(storage, slug)
  writeShelf(storage, slug, { ...readShelf(storage, slug), shown: undefined })
  writeForm(storage, slug, input)
  if (slug === wizardSlug) removeKey(storage, wizardKeys.step)
}

// The wizard keeps its form and its text under keys that the specification names.
function writeForm(storage: BrowserStorage | undefined, slug: string, input: object): void {
  replaceStored(storage, slug === wizardSlug ? wizardKeys.form : keyFor('draft', slug), input)
}

/** The wizard's only result of a version that kept it nowhere else goes to the earlier results. */
function keepWizardResult(storage: BrowserStorage | undefined, slug: string): void {
  if (slug !== wizardSlug || readText(storage, keyFor('results', slug)) !== null) return
  const input = readJson(storage, wizardKeys.form)
  const text = readText(storage, wizardKeys.prompt)
  const answer = readJson(storage, wizardKeys.answer)
  removeKey(storage, wizardKeys.answer)
  if (!isRecord(input) || !text) return
  const history = isRecord(answer) && answer.history === 'saved' ? 'saved' : undefined
  const result: BenchResult = { id: 'earlier', madeAt: Date.now(), input, text, wishes: [], history }
  writeShelf(storage, slug, { results: [result], shown: undefined })
}
