import type { TitleReading } from '../read/read-title.ts'
import { openTopic } from '../read/topics.ts'
import { findOverlayWords, type OverlayWords } from './overlay-words.ts'

export type OverlayKind =
  'doubt' | 'verdict' | 'which' | 'wrong' | 'why' | 'amount' | 'stay' | 'rank' | 'guess' | 'none'

/**
 * At most four words, or eight signs of an unspaced script, in the language of the title, of which at most half stand
 * in the title. Wishes come in order; the first that keeps these rules is taken, else the picture has no words.
 */
export function chooseOverlay(
  reading: TitleReading,
  wishes: readonly OverlayKind[],
  taken: readonly string[] = [],
): string | undefined {
  const words = findOverlayWords(reading.idea.language.code)
  for (const wish of wishes) {
    if (wish === 'none') return undefined
    const found = wordsFor(wish, reading, words)?.normalize('NFC')
    if (found && !taken.includes(found) && isShort(found) && adds(found, reading.title)) return found
  }
  return undefined
}

function wordsFor(
  kind: Exclude<OverlayKind, 'none'>,
  { topic, idea, amount, duration, listLength, thing, deed, kind: title }: TitleReading,
  words: OverlayWords | undefined,
): string | undefined {
  // The open topic hides something; where the title shows its thing there is nothing to guess.
  const isPlain = topic === openTopic && (thing.isFromTitle || deed !== undefined)
  // "WHERE DID THEY GO?" is not asked of one elephant.
  const fits = (said: string) =>
    deed === undefined || idea.subject?.plural !== false || !/\bTHEY\b/u.test(said)
  switch (kind) {
    case 'doubt':
      return idea.isEnglish && !isPlain && fits(topic.doubt) ? topic.doubt : words?.doubt
    case 'verdict':
      return idea.isEnglish && !isPlain && fits(topic.verdict) ? topic.verdict : words?.verdict
    case 'amount':
      return amount === undefined ? undefined : words?.only.replace('#', amount)
    case 'stay':
      if (!duration) return undefined
      return words?.units[duration.unit]
        ?.replace('#', String(duration.count))
        .concat(title === 'swap' ? (words.doubt.at(-1) ?? '') : '')
    case 'rank':
      if (words === undefined) return listLength === undefined ? undefined : '#1?'
      return words.rank.endsWith('#') && listLength === undefined
        ? '#1?'
        : words.rank.replace(/#(?!\d)/u, String(listLength ?? ''))
    case 'guess':
      return idea.isEnglish ? 'GUESS FIRST' : undefined
    default:
      return words?.[kind]
  }
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

function isShort(words: string): boolean {
  return unspaced.test(words) ? [...words].length <= 8 : words.split(/\s+/u).length <= 4 && words.length <= 24
}

/** The title tells already what it tells. */
function adds(words: string, title: string): boolean {
  const inTitle = new Set(tokens(title))
  const own = tokens(words)
  const repeated = own.filter((token) => inTitle.has(token)).length
  return own.length > 0 && repeated * 2 <= own.length
}

function tokens(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.flatMap((token) => (unspaced.test(token) ? [...token] : [token])) ?? []
  )
}
