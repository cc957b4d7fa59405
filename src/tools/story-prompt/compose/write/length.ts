import type { Idea } from '#tools/idea/read-idea.ts'
import { isForChildren } from '../read/shape.ts'

/** Words: the band the story has to stay in and where to aim. */
export type Length = { from: number; to: number; target: number; isAsked: boolean; words: string }

export function lengthOf(idea: Idea): Length {
  const asked = idea.wishes.wordCount
  if (asked) {
    const high = asked.upTo ?? asked.value
    const from = asked.upTo ? asked.value : Math.round(asked.value * 0.9)
    const to = asked.upTo ?? Math.round(asked.value * 1.1)
    return {
      from,
      to,
      target: Math.round(asked.upTo ? (asked.value + high) / 2 : asked.value),
      isAsked: true,
      words: asked.upTo ? `${asked.value}–${high}` : `about ${asked.value}`,
    }
  }
  if (isForChildren(idea)) return band(250, 500, 400)
  if (
    /\b(?:flash fiction|micro ?fiction|very short|short[- ]short|drabble)\b/i.test(idea.text) ||
    /\b(?:a|write a|one) short (?:story|tale)\b/i.test(idea.text) ||
    idea.wishes.tones.some(
      ({ value, words }) =>
        value === 'short' &&
        /^(?:an? |keep it )?(?:short|brief|tl;?dr|kurz)/i.test(words) &&
        !/\bshort (?:of|hair|time|day|night|way|walk|man|woman|person)/i.test(idea.text),
    )
  )
    return band(300, 500, 440)
  if (/\b(?:long (?:story|tale|version)|chapter|novella|novel\b|longer story)\b/i.test(idea.text))
    return band(1200, 1800, 1350)
  return band(600, 900, 800)
}

function band(from: number, to: number, target: number): Length {
  return { from, to, target, isAsked: false, words: `${from}–${to}` }
}
