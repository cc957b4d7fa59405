import { irregularVerbs, nounishVerbs, plainVerbs } from './verb-list.ts'

export type VerbForm = 'base' | 'third' | 'ing' | 'past' | 'participle'
export type VerbReading = { lemma: string; form: VerbForm }

const irregularByBase = new Map(
  irregularVerbs.map(([base, past, participle]) => [base, { past, participle }]),
)
const doubling = /^(?:[^aeiou]*|[^aeiou]*qu)[aeiou][bdgklmnprt]$/
const doublingLong = new Set(
  'admit begin forbid forget prefer refer regret commit occur repot unzip unplug unpin overrun upset outrun compel expel propel cancel travel level model signal unravel'.split(
    ' ',
  ),
)

/** "read" → "reads", "cry" → "cries". */
export function toThird(lemma: string): string {
  if (lemma === 'be') return 'is'
  if (lemma === 'have') return 'has'
  if (/(?:s|x|z|ch|sh|o)$/.test(lemma)) return `${lemma}es`
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ies`
  return `${lemma}s`
}

/** "run" → "running", "dance" → "dancing", "lie" → "lying". */
export function toIng(lemma: string): string {
  if (lemma === 'be') return 'being'
  if (lemma.endsWith('ie')) return `${lemma.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(lemma)) return `${lemma.slice(0, -1)}ing`
  return `${doubled(lemma)}ing`
}

/** "open" → "opened", "take" → "took". */
export function toPast(lemma: string): string {
  const irregular = irregularByBase.get(lemma)
  if (irregular) return irregular.past
  if (lemma.endsWith('e')) return `${lemma}d`
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ied`
  return `${doubled(lemma)}ed`
}

function doubled(lemma: string): string {
  return doubling.test(lemma) || doublingLong.has(lemma) ? lemma + lemma.slice(-1) : lemma
}

const spellings: readonly (readonly [word: string, lemma: string])[] = [
  ['dreamt', 'dream'],
  ['learnt', 'learn'],
  ['burnt', 'burn'],
  ['spilt', 'spill'],
  ['knitted', 'knit'],
  ['leaped', 'leap'],
  ['kneeled', 'kneel'],
  ['snuck', 'sneak'],
  ['hanged', 'hang'],
  ['lighted', 'light'],
  ['spelt', 'spell'],
  ['traveling', 'travel'],
  ['traveled', 'travel'],
  ['canceled', 'cancel'],
  ['modeling', 'model'],
]

const readings = buildReadings()

/** What a word can be as a verb, likeliest first; empty for a word that is never one. */
export function readVerb(word: string): readonly VerbReading[] {
  return readings.get(word.toLowerCase()) ?? []
}

/** Verbs such as "light" and "watch", which are nouns more often than not. */
export function isNounishVerb(lemma: string): boolean {
  return nounishVerbs.has(lemma)
}

function buildReadings(): Map<string, VerbReading[]> {
  const found = new Map<string, VerbReading[]>()
  const add = (word: string, lemma: string, form: VerbForm) => {
    const known = found.get(word) ?? []
    if (!known.some((reading) => reading.lemma === lemma && reading.form === form))
      found.set(word, [...known, { lemma, form }])
  }
  const all = new Set([...plainVerbs, ...nounishVerbs, ...irregularVerbs.map(([base]) => base)])
  for (const lemma of all) {
    if (lemma === 'be' || lemma === 'can') continue
    add(lemma, lemma, 'base')
    add(toThird(lemma), lemma, 'third')
    add(toIng(lemma), lemma, 'ing')
    add(toPast(lemma), lemma, 'past')
    add(irregularByBase.get(lemma)?.participle ?? toPast(lemma), lemma, 'participle')
  }
  for (const [word, lemma] of spellings) {
    add(word, lemma, word.endsWith('ing') ? 'ing' : 'past')
  }
  return found
}
