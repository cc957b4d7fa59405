import { readQuotes } from '#tools/idea/quotes.ts'

/** A line somebody says, exactly as typed. */
export type Line = {
  /** As typed: "the father", "Anna", "she"; empty when the idea names nobody. */
  speaker: string
  /** How it is said, as an English phrase: "in a whisper". */
  voice: string
  text: string
}

const verbs =
  'says?|said|asks?|asked|whispers?|whispered|shouts?|shouted|yells?|yelled|replies|replied|answers?|answered|murmurs?|murmured|mutters?|muttered|sings?|calls?(?: out)?|cries|screams?|announces?|announced|exclaims?|tells? (?:him|her|them|the \\p{L}+)|adds?|jokes?'
const person = "(?:(?:the|an?|his|her|my|their|our) )?[\\p{L}\\p{M}’'-]+(?: [\\p{L}\\p{M}’'-]+){0,3}?"
const speakerAfter = new RegExp(
  `^\\s*,?\\s*(?:(?<verb>${verbs}) (?<who>${person})|(?<who2>${person}) (?<verb2>${verbs}))(?=\\s*(?:[.,;!?]|$|\\s(?:and|as|while|before|after|to|with|from|softly|quietly|loudly)\\b))`,
  'iu',
)
const speakerBefore = new RegExp(
  `(?<=^|[.,;!?]\\s|\\b(?:and|then|while) )(?<who>${person}) (?<verb>${verbs})(?: [\\p{L}]+ly)?\\s*[:,]?\\s*$`,
  'iu',
)
const verbBefore = new RegExp(`(?<=\\s)(?<verb>${verbs})(?: [\\p{L}]+ly)?\\s*[:,]?\\s*$`, 'iu')
const scriptName = /(?<=^|[.!?\n]\s*)(?<who>\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+)?)\s*:\s*$/u

const voices: readonly (readonly [RegExp, string])[] = [
  [/whisper|murmur|mutter/iu, 'in a whisper'],
  [/shout|yell|scream|call|cri|exclaim/iu, 'loud and clear'],
  [/ask/iu, 'quietly, as a question'],
  [/sing/iu, 'sung, unaccompanied'],
  [/announce/iu, 'in a clear, formal voice'],
  [/jok/iu, 'dry, with half a smile'],
]

/** Takes spoken lines out of an idea, so that the scene can be filmed and the words stay exact. */
export function takeDialogue(source: string): { text: string; lines: Line[] } {
  const lines: Line[] = []
  let text = ''
  let at = 0
  for (const quote of readQuotes(source)) {
    if (quote.start < at || quote.use === 'writing' || quote.use === 'title') continue
    const before = source.slice(Math.max(at, quote.start - 90), quote.start)
    const after = source.slice(quote.end, quote.end + 90)
    const behind = speakerAfter.exec(after)
    const ahead = speakerBefore.exec(before) ?? scriptName.exec(before)
    const bare = behind || ahead ? undefined : verbBefore.exec(before)
    const last = lines.at(-1)
    if (!behind && !ahead && !bare) {
      // A second quotation right after a first is the same voice.
      if (last && /^[\s.,;]*$/u.test(source.slice(at, quote.start))) {
        lines.push({ ...last, text: quote.text })
        at = quote.end
      }
      continue
    }
    const verb =
      behind?.groups?.['verb'] ??
      behind?.groups?.['verb2'] ??
      ahead?.groups?.['verb'] ??
      bare?.groups?.['verb'] ??
      ''
    const speaker = behind?.groups?.['who'] ?? behind?.groups?.['who2'] ?? ahead?.groups?.['who'] ?? ''
    lines.push({
      speaker,
      voice: voices.find(([pattern]) => pattern.test(verb))?.[1] ?? 'calm, unhurried voice',
      text: quote.text,
    })
    const cutFrom = quote.start - (ahead?.[0].length ?? 0)
    text += source.slice(at, bare ? quote.start - bare[0].length : cutFrom)
    if (bare) text += 'speaks'
    at = quote.end + (behind?.[0].length ?? 0)
    // The full stop of a sentence that was only speech goes with it.
    const stop = /^\s*[.,;!?]/u.exec(source.slice(at))?.[0]
    if (stop && (behind || ahead) && /(?:^|[.!?,;]\s*)$/u.test(text)) at += stop.length
  }
  return {
    text: (text + source.slice(at))
      .replace(/\s{2,}/gu, ' ')
      .replace(/^[\s.,;]+/u, '')
      .replace(/\b(?:and|then|while)\s*(?=[.!?]|$)/giu, '')
      .trim(),
    lines,
  }
}
