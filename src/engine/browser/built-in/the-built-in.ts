import type { BrowserKind } from '../browser-kind.ts'
import { builtInKind } from './built-in-kind.ts'

let kind: BrowserKind | undefined

/** One for the whole page: the panel and those who ask share what is open. */
export function theBuiltIn(): BrowserKind {
  kind ??= builtInKind()
  return kind
}
