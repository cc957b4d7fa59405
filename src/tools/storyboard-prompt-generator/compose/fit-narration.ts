import type { Band } from './bands.ts'
import type { Beat } from './story-types.ts'

/** The narration of a scene in the words and sentence lengths of an age; `spare` fills up what stays too short. */
export function fitNarration(beat: Beat, band: Band, refrain: string, spare: readonly string[]): string {
  const pieces =
    band.id === '0-2'
      ? [beat.tiny]
      : band.id === '3-5'
        ? [beat.core, refrain]
        : band.id === '6-8'
          ? [beat.core, refrain, beat.more]
          : [beat.core, beat.more, beat.deep]
  const sentences = pieces
    .flatMap(splitSentences)
    .flatMap((sentence) => shorten(sentence, band.sentenceWords))
  const kept = dropUntilFits(sentences, band, refrain)
  // A further sentence of the story is better than one about the place.
  const further =
    band.id === '6-8'
      ? splitSentences(beat.deep).filter((sentence) => canShorten(sentence, band.sentenceWords))
      : []
  const extra = [...further, ...spare].flatMap((text) => shorten(text, band.sentenceWords))
  for (const sentence of extra) {
    if (countWords(kept.join(' ')) >= band.words.least) break
    if (!kept.includes(sentence)) kept.push(sentence)
  }
  return dropUntilFits(kept, band, refrain).join(' ')
}

// The first two sentences and the last carry the scene; what stands between is the least missed.
function dropUntilFits(sentences: string[], band: Band, refrain: string): string[] {
  const kept = [...sentences]
  while (countWords(kept.join(' ')) > band.words.most && kept.length > 1) {
    const room = kept.length > 3 ? kept.length - 2 : kept.length - 1
    const at = kept[room] === refrain ? room - 1 : room
    kept.splice(Math.max(1, at), 1)
  }
  const [only] = kept
  if (kept.length === 1 && only && countWords(only) > band.words.most)
    return [closed(only.split(/\s+/).slice(0, band.words.most).join(' '))]
  return kept
}

/** Words as a reader counts them. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0
}

export function splitSentences(text: string): string[] {
  return (
    text
      .match(/[^.!?…]+(?:[.!?…]+["”']?|$)/gu)
      ?.map((part) => part.trim())
      .filter((part) => countWords(part) > 0) ?? []
  )
}

// A sentence that is too long for the age is cut where a reader would breathe; a tail that cannot stand alone is left out.
function shorten(sentence: string, most: number): string[] {
  if (countWords(sentence) <= most) return [sentence]
  const cut = bestCut(sentence, most)
  if (cut === undefined) {
    const words = sentence.split(/\s+/)
    return [words.slice(0, most).join(' '), ...shorten(opened(words.slice(most).join(' ')), most)].map(closed)
  }
  const head = closed(sentence.slice(0, cut.end))
  const tail = sentence.slice(cut.next).trim()
  if (hanging.test(tail) || fragment.test(tail)) return shorten(head, most)
  return [...shorten(head, most), ...shorten(opened(tail), most)]
}

function canShorten(sentence: string, most: number): boolean {
  return countWords(sentence) <= most || bestCut(sentence, most) !== undefined
}

const hanging =
  /^(?:from|if|which|because|when|while|as|until|since|with|without|that|to|by|in|on|for|though|unless|past|not|neatly|firmly|quicker|perhaps|or|who|like|feet|apart|beginning|however|waiting)\b/iu

// "and took a step" has lost its doer.
const fragment =
  /^(?:and|but|so|yet|then) (?!(?:he|she|it|they|we|i|you|the|an?|his|her|its|their|nobody|everyone|everybody|somebody|someone|there|one|two|that|this|then|both|neither|all|some|not|which|each|here|what|in|at|on|from|after|before|for)\b|\p{Lu}|")/u

// "When it stopped" waits for its main clause.
const clauseStart =
  /^(?:and |but |only )?(?:if|when|while|because|as|until|since|though|although|where|unless|whatever|wherever|whenever|measured)\b/iu

function bestCut(sentence: string, most: number): { end: number; next: number } | undefined {
  const middle = sentence.length / 2
  let best: { end: number; next: number } | undefined
  let bestScore = Number.POSITIVE_INFINITY
  for (const match of sentence.matchAll(
    /[,;:] | (?=(?:and|but|because|until|when|while|which|if) |so (?:he|she|it|they|we|the|nobody|everyone|everybody|that) )/gu,
  )) {
    const cut = { end: match.index, next: match.index + match[0].length }
    const before = sentence.slice(0, cut.end)
    const head = countWords(before)
    if (!before.includes(',') && clauseStart.test(before)) continue
    if (head < 3 || sentence.length - cut.next < 6) continue
    const score = Math.abs(cut.end - middle) + (head > most ? 1_000 : 0) + (match[0] === ' ' ? 15 : 0)
    if (score < bestScore) {
      best = cut
      bestScore = score
    }
  }
  return best
}

function closed(text: string): string {
  const bare = text.trim().replace(/[,;:]+$/u, '')
  const quotes = (bare.match(/"/g)?.length ?? 0) % 2 === 1
  const ended = /[.!?…]["”']?$/u.test(bare) ? bare : `${bare}.`
  return quotes ? (ended.startsWith('"') ? `${ended}"` : ended.replace(/"/g, '')) : ended
}

function opened(text: string): string {
  const bare = text.trim().replace(/^(?:and|then) /u, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
