import { splitHostile as hostile } from '#shared/text/hostile.ts'
import { detectLanguage as language } from '#shared/text/language.ts'
import { readFlow as flow } from '../read/flow.ts'
import { classifyNotes as notes } from '../read/notes.ts'
import { normalise } from '#shared/text/normalise.ts'
import { readRules as rules, splitSentences as sentences } from '../read/rules.ts'
import { splitList as list } from '../read/split-list.ts'
import { collectFacts as facts } from '#shared/text/facts.ts'
import { memoByText } from '../words/memo.ts'

/** The readers, remembering what they read last: a keystroke changes one field, not all of them. */
const fields = 600
const lines = 6_000

export const splitHostile = memoByText((text: string) => hostile(normalise(text)), fields)
export const detectLanguage = memoByText((text: string) => language(text), fields)
export const readFlow = memoByText((text: string) => flow(text), fields)
export const classifyNotes = memoByText((text: string) => notes(text), fields)
export const readRules = memoByText((text: string) => rules(text), fields)
export const splitSentences = memoByText((text: string) => sentences(text), fields)
export const splitList = memoByText((text: string) => list(text), fields)
export const collectFacts = memoByText((text: string) => facts(text), lines)
