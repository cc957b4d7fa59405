import { countWords } from '#shared/text/count-words.ts'
import type { Picture } from '../decide/decide-picture.ts'

/** The scene in at most so many words, cut where a sentence or a part of one ends. */
export function shortScene({ reading }: Picture, mostWords: number): string {
  const { phrase, rest } = reading.opening
  const full = `${phrase}${rest === '' ? '' : `, ${rest}`}`
  if (countWords(full) <= mostWords) return full.replace(/[.!]+$/u, '')
  let short = ''
  for (const piece of full.split(/(?<=[,.;:!?。，、！？]) */u)) {
    if (short !== '' && countWords(short + piece) > mostWords) break
    short += `${short === '' || /[。，、！？]$/u.test(short) ? '' : ' '}${piece}`
  }
  const words = short.split(' ')
  const kept = words.length > mostWords ? words.slice(0, mostWords).join(' ') : short
  return kept.slice(0, 400).replace(/[\s,.;:!?。，、]+$/u, '')
}
