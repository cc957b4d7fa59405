import { functionWords, readWords, stem } from '#comparison/comparison.ts'
import type { StemSample } from './rare-stems.ts'

const phraseWords = 8
const mostPhrases = 6

/** Short runs of unusual words, spread over the text: what to ask a search service for. Pure. */
export function rarePhrases(text: string, { counts }: StemSample): string[] {
  const words = readWords(text)
  const parts = Math.min(mostPhrases, Math.max(1, Math.floor(words.length / 40)))
  const phrases: string[] = []
  for (let part = 0; part < parts; part += 1) {
    const from = Math.floor((words.length * part) / parts)
    const to = Math.floor((words.length * (part + 1)) / parts)
    const best = rarestRun(from, to)
    if (best !== undefined && !phrases.includes(best)) phrases.push(best)
  }
  return phrases

  function rarestRun(from: number, to: number): string | undefined {
    let best: { at: number; weight: number } | undefined
    for (let at = from; at + Math.min(phraseWords, to - from) <= to; at += 1) {
      let weight = 0
      for (const { form } of words.slice(at, Math.min(to, at + phraseWords))) {
        if (!functionWords.has(form))
          weight += Math.min(form.length, 12) / (1 + (counts.get(stem(form)) ?? 0))
      }
      const end = words[Math.min(to, at + phraseWords) - 1]?.end ?? 0
      // A search service matches a phrase inside one sentence best.
      if (/[.!?\n]/.test(text.slice(words[at]?.start ?? 0, end))) weight /= 3
      if (best === undefined || weight > best.weight) best = { at, weight }
      if (at > from + 5_000) break
    }
    if (best === undefined) return undefined
    const start = words[best.at]?.start ?? 0
    const end = words[Math.min(to, best.at + phraseWords) - 1]?.end ?? start
    const phrase = text
      .slice(start, end)
      .replace(/["“”„«»\s\p{C}]+/gu, ' ')
      .trim()
      .slice(0, 200)
    return phrase === '' ? undefined : phrase
  }
}
