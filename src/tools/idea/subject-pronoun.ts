import { animateKinds, kindOfNoun, type SubjectKind } from './noun-kind.ts'
import type { Parse } from './parse.ts'
import { pronounOfNoun, type Pronoun } from './words/person-words.ts'

export function pronounFor(
  parsed: Parse,
  kind: SubjectKind,
  singular: string,
  plural: boolean,
  isGroup: boolean,
): Pronoun {
  if (plural || isGroup) return 'they'
  const gendered = pronounOfNoun(singular)
  if (gendered) return gendered
  const said = saidPronoun(parsed)
  if (kind === 'person') return said === undefined || said === 'it' ? 'they' : said
  if (animateKinds.has(kind) || kind === 'vehicle')
    return said !== undefined && !hasPerson(parsed) ? said : 'it'
  return 'it'
}

function hasPerson(parsed: Parse): boolean {
  return parsed.phrases.some(
    (phrase) =>
      !phrase.pronoun &&
      (parsed.tokens[phrase.head]?.tag === 'name' ||
        kindOfNoun(parsed.tokens[phrase.head]?.lower ?? '') === 'person'),
  )
}

function saidPronoun(parsed: Parse): 'he' | 'she' | 'it' | undefined {
  const words = new Set(parsed.tokens.map((token) => token.lower))
  const isHe = words.has('he') || words.has('his') || words.has('him')
  const isShe = words.has('she') || words.has('her')
  if (isHe !== isShe) return isHe ? 'he' : 'she'
  return !isHe && (words.has('its') || words.has('it')) ? 'it' : undefined
}
