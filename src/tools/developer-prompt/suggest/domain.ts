import type { DesignStyle } from '../form.ts'

/**
 * What products of one kind have in common, in the notation the wizard's fields are filled in with. Used only for
 * what a sentence leaves open, and marked as usual for its kind.
 */
export type Domain = {
  /** Words that point at it, for `createFinder`: English ones before the bar. */
  words: string
  /** Plural, whoever uses it most first. */
  people: readonly string[]
  audience: string
  models: string
  /** The table that takes the name of the thing a sentence speaks of: "Listing" becomes "Tool". */
  standIn?: string
  relations: string
  actions: string
  /** Ends with the case that goes wrong. */
  flow: string
  /** How people do without it. */
  instead: string
  style: DesignStyle
  /** What a dashboard shows. */
  figures: string
  /** What a blog writes about. */
  topics: string
}
