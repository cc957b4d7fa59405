import { randomBytes } from 'node:crypto'
import { ModelFailure } from '../models/model-failure.ts'

export type LeakGuard = {
  /** The instructions with a mark in them that means nothing. */
  marked: string
  /** More of the answer in, what may be shown of it out. Throws `ModelFailure` when the instructions are in it. */
  next: (delta: string) => string
  /** What was held back, now that nothing more comes. */
  end: () => string
}

// In no text that people write: whoever repeats it repeats the instructions. New with each start.
const mark = `q${randomBytes(7).toString('hex')}`
const needles = [
  mark,
  [...mark].toReversed().join(''),
  Buffer.from(mark).toString('hex'),
  mark.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97)),
  // Of base64 the middle is the same wherever in a longer text it begins, so each of the three beginnings is tried.
  ...[0, 1, 2].map((before) =>
    Buffer.from('x'.repeat(before) + mark)
      .toString('base64')
      .slice(4, 16)
      .replace(/[^a-z0-9]/giu, '')
      .toLowerCase(),
  ),
]
const longestNeedle = Math.max(...needles.map((needle) => needle.length))
/** So many words in a row from the instructions are no coincidence. */
const wordsInARow = 9

const phrasesOf = new Map<string, ReadonlySet<string>>()

/** Lets no answer through that repeats the instructions. What stands in `material` too may be said. */
export function createLeakGuard(instructions: string, material: string): LeakGuard {
  const phrases = phrasesOf.get(instructions) ?? collectPhrases(instructions)
  phrasesOf.set(instructions, phrases)
  let held = ''
  let letters = ''
  let words: string[] = []
  let word = ''

  function leaked(): ModelFailure {
    return new ModelFailure('leaked', 'the answer repeats the instructions')
  }

  function readWords(delta: string) {
    for (const piece of (word + delta).toLowerCase().split(/([^\p{L}\p{N}]+)/u)) {
      if (/^[\p{L}\p{N}]/u.test(piece)) word = piece
      else if (piece !== '') {
        words = [...words.slice(1 - wordsInARow), word]
        word = ''
        if (words.length < wordsInARow || !phrases.has(words.join(' '))) continue
        if (!foldWords(material).includes(words.join(' '))) throw leaked()
      }
    }
  }

  return {
    marked: `${instructions}\n(${mark})`,
    next(delta) {
      readWords(delta)
      const plain = delta.toLowerCase().replace(/[^a-z0-9]/g, '')
      letters = (letters + plain).slice(-longestNeedle - plain.length)
      if (needles.some((needle) => letters.includes(needle))) throw leaked()
      const text = held + delta
      const keep = lettersToHold(letters)
      if (keep === 0) {
        held = ''
        return text
      }
      const from = startOfLast(text, keep)
      held = text.slice(from)
      return text.slice(0, from)
    },
    end() {
      const text = held
      held = ''
      return text
    },
  }
}

/** How many letters at the end could be the beginning of a needle. */
function lettersToHold(letters: string): number {
  for (let length = Math.min(letters.length, longestNeedle - 1); length > 2; length -= 1) {
    const end = letters.slice(-length)
    if (needles.some((needle) => needle.startsWith(end))) return length
  }
  return 0
}

function startOfLast(text: string, count: number): number {
  let left = count
  let index = text.length
  while (index > 0 && left > 0) {
    index -= 1
    if (/[a-z0-9]/i.test(text[index] ?? '')) left -= 1
  }
  return index
}

function foldWords(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

function collectPhrases(text: string): ReadonlySet<string> {
  const all = foldWords(text).split(' ')
  return new Set(
    Array.from({ length: Math.max(0, all.length - wordsInARow + 1) }, (_, index) =>
      all.slice(index, index + wordsInARow).join(' '),
    ),
  )
}
