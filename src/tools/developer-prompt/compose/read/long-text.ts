import { normalise } from '#shared/text/normalise.ts'
import { looksLikeRule } from './rule-words.ts'
import { splitSentences } from './sentences.ts'

export type Condensed = {
  /** Sentences of the user in their order, unchanged. */
  text: string
  /** Every sentence that binds the product, whether or not it is in `text`. */
  rules: string[]
  condensed: boolean
  /** Characters of the normalised original that `text` leaves out. */
  omittedCharacters: number
}

const keptWhole = 1_200
const people =
  /\b(?:users?|members?|customers?|clients?|patients?|students?|teachers?|admins?|managers?|staff|guests?|drivers?|owners?|volunteers?|parents?|visitors?|editors?|authors?|players?|team|kunden?|nutzer|mitglieder|clients?|usuarios?|clientes?|utilisateurs?|membres?|пользовател\p{L}*|клиент\p{L}*)\b|ユーザー|顧客|用户|客户|사용자|고객|المستخدم|العميل|משתמש|लקוח|उपयोगकर्ता|ग्राहक/iu
// Cheaper than collecting facts, and only their number matters here.
const fact = /\p{N}+|["“„«「]|(?<=[\p{Ll},] )\p{Lu}\p{L}+|https?:/gu
const negation =
  /\b(?:not|no|never|cannot|can['’]t|don['’]t|without|nicht|kein\p{L}*|nie|pas|jamais|sans|no|nunca|sin|não|sem|nunca|не|нет|никогда|без)\b/iu

/** A long description shortened to sentences that carry facts; a short one comes back as it is. */
export function condense(text: string, maxWords: number): Condensed {
  const source = normalise(text)
  const sentences = splitSentences(source)
  const rules = sentences.filter(looksLikeRule)
  if (source.length <= keptWhole && countWords(source) <= Math.max(maxWords, 60)) {
    return { text: source, rules, condensed: false, omittedCharacters: 0 }
  }
  const scored = sentences.map((sentence, index) => ({
    sentence,
    index,
    words: countWords(sentence),
    score: scoreOf(sentence, index),
  }))
  const chosen = new Set<number>()
  let room = maxWords
  for (const { index, words, score } of [...scored].sort(
    (one, other) => other.score - one.score || one.index - other.index,
  )) {
    if (score <= 0 || room <= 0) break
    if (words > room && chosen.size > 0) continue
    chosen.add(index)
    room -= words
  }
  const kept = scored
    .filter(({ index }) => chosen.has(index))
    .map(({ sentence }) => shorten(sentence, maxWords))
  const result = kept.join(joinerFor(source))
  return {
    text: result,
    rules,
    condensed: true,
    omittedCharacters: Math.max(0, source.length - result.length),
  }
}

function scoreOf(sentence: string, index: number): number {
  const words = countWords(sentence)
  let score = index === 0 ? 100 : 0
  if (looksLikeRule(sentence)) score += 6
  if (people.test(sentence)) score += 3
  if (negation.test(sentence)) score += 2
  score += Math.min(6, (sentence.match(fact)?.length ?? 0) * 2)
  // Dense sentences first: a long one must earn its length.
  return score === 0 ? (index < 3 ? 1 : 0) : score / (1 + words / 60)
}

/** Words as a reader counts them; two characters of a script without spaces make about one. */
export function countWords(text: string): number {
  const unspaced =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0
  const spaced = text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
  return unspaced > 4 ? Math.ceil(unspaced / 2) + Math.max(0, spaced - Math.ceil(unspaced / 12)) : spaced
}

function shorten(sentence: string, maxWords: number): string {
  const words = sentence.split(/\s+/u)
  return words.length <= maxWords ? sentence : `${words.slice(0, maxWords).join(' ')} …`
}

function joinerFor(source: string): string {
  return /[\p{Script=Han}\p{Script=Hiragana}]/u.test(source.slice(0, 200)) && !/\s/u.test(source.slice(0, 60))
    ? ''
    : ' '
}
