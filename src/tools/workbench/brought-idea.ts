import { readJson, removeKey, tabStorage, writeText } from '#shared/browser-storage.ts'

type KeptIdea = {
  text: string
  /** Slug of the tool that generates from it as soon as it is opened. */
  tool?: string | undefined
  /** A tool has it; the home page still shows it. */
  isTaken?: boolean
}

export type BroughtIdea = { text: string; wantsAnswer: boolean }

/** Words typed on the home page stay in this tab only. */
const key = 'broughtIdea'

/** The idea, when the browser refused to store it: kept in memory until the page is reloaded. */
let refused: KeptIdea | undefined

export function keptIdea(): KeptIdea | undefined {
  const kept = refused ?? (readJson(tabStorage(), key) as Partial<KeptIdea> | null | undefined)
  return typeof kept?.text === 'string' ? { ...kept, text: kept.text } : undefined
}

export function keepIdea(idea: KeptIdea): void {
  refused = writeText(tabStorage(), key, JSON.stringify(idea)) ? undefined : idea
}

export function forgetIdea(): void {
  refused = undefined
  removeKey(tabStorage(), key)
}

/**
 * What the page of a tool was opened with, once: Back and a reload find nothing. `hasRoom`: whether it also takes words
 * that nobody sent to it.
 */
export function takeIdea(slug: string, query: URLSearchParams, hasRoom: boolean): BroughtIdea | undefined {
  const inAddress = query.get('idea')?.trim()
  if (inAddress) return { text: inAddress, wantsAnswer: query.has('generate') }
  const kept = keptIdea()
  const text = kept?.text.trim()
  if (!kept || !text || kept.isTaken) return undefined
  const wantsAnswer = kept.tool === slug
  if (!wantsAnswer && !hasRoom) return undefined
  keepIdea({ ...kept, isTaken: true })
  return { text, wantsAnswer }
}
