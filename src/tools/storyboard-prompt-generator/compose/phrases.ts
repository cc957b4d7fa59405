import type { Idea } from '#tools/idea/read-idea.ts'
import type { Subject } from '#tools/idea/subjects.ts'

export function placePhrase(idea: Idea): string | undefined {
  const phrase = idea.setting.place?.phrase
  if (!idea.isEnglish || !phrase || phrase.split(/\s+/).length > 4) return undefined
  if (
    /^(?:bed|sleep|first|day|night|roof|time|wheelchair|pocket|dance|contest|rain|snow|fog|wind|dark)$/.test(
      idea.setting.place?.noun ?? '',
    )
  )
    return undefined
  return definite(phrase)
}

/** "a big ferry" → "the big ferry"; at most three words. */
export function definite(phrase: string): string {
  const bare = phrase
    .replace(/^(?:an?|the|his|her|its|their|my|our|some|one|two|three|four|five|\d+)\s+/iu, '')
    .replace(/\s+(?:of|with|who|that|which|named|called)\s.*$/iu, '')
  if (/^\p{Lu}/u.test(bare)) return bare.split(/\s+/).slice(0, 3).join(' ')
  return `the ${bare.split(/\s+/).slice(-2).join(' ')}`
}

export function mentions(phrase: string, subject: Subject): boolean {
  return phrase.includes(subject.head.toLowerCase())
}

// A phrase for the middle of a short sentence ends before its last side remark.
export function clip(text: string, most: number): string {
  const words = text.trim().split(/\s+/)
  if (words.length <= most) return words.join(' ')
  const cut = words.slice(0, most)
  const hang =
    /^(?:in|on|at|with|from|to|of|the|a|an|for|by|into|and|his|her|its|over|under|through|only|very|that|which|who|because|until|will|would|can|could|does|is|are|has|not|out)$/i
  while (cut.length > 1 && hang.test(cut.at(-1) ?? '')) cut.pop()
  const opener = cut.findIndex(
    (word, index) => index > 1 && /^(?:in|on|at|from|for|by|into|over|under|through|because)$/i.test(word),
  )
  return (opener > 1 ? cut.slice(0, opener) : cut).join(' ')
}

export function ownWords(text: string, his: string, he: string): string {
  return text
    .replace(/ together$/iu, '')
    .replace(/\b(?:its|their|my|our|his|her)\b/giu, his)
    .replace(/\b(?:it|they)self\b|\bthemselves\b/giu, he === 'he' ? 'himself' : 'herself')
    .replace(/^only /iu, '')
}

export function inPlace(place: string): string {
  if (
    /(?:hill|plain|farm|island|mountain|ridge|planet|beach|moon|street|meadow|roof|ship|boat|iceberg|raft|bridge|cloud)$/.test(
      place,
    )
  )
    return `on ${place}`
  return /(?:base|pond|school|station|zoo|airport|pole|seaside|lake|stop|library)$/.test(place)
    ? `at ${place}`
    : `in ${place}`
}

export function atPlace(phrase: string): string {
  return /(?:country|city|town|village|house|home|flat|class|neighbou?rhood|street|land|forest|wood)$/.test(
    phrase,
  )
    ? `in ${phrase}`
    : `at ${phrase}`
}
