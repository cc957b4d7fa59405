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

// "says one line: …": the line is spoken, not written.
const spokenLine =
  /(?<verb>says?|said|speaks?|whispers?|shouts?|sagt|sagte|flüstert|ruft|dit|murmure|chuchote|crie|dice|susurra|grita|diz|sussurra) (?:\p{L}+ ){0,3}?(?:lines?|words?|sentences?|satz|wort|worte|phrase|mots?|frase|palabras?|palavras?|parol[ae])\s*[:,]?\s*$/iu
// In other languages the sentence around stays as typed, so it is enough to know that somebody speaks.
const foreignAfter =
  /^\s*[,.]?\s*(?:sagt\p{L}*|ruft|rief|fragt\p{L}*|flüstert\p{L}*|murmelt\p{L}*|dit|crie|murmure|chuchote|demande|répond|dice|dijo|susurra|grita|pregunta|responde|diz|disse|sussurra|pergunta|chiede|mormora|zegt|fluistert|говорит|сказал\p{L}*|шепчет|кричит|спрашивает)(?!\p{L})|^\s*と(?:言|叫|つぶや|呟|ささや|囁|聞|尋)|^\s*(?:라고|하고) (?:말|외|속삭)|^\s*(?:कहत|कहा|बोल)/iu
const foreignTail = new RegExp(`(?:${foreignAfter.source})(?: \\p{L}+){0,3}(?=[.!?]|$)`, 'iu')
const foreignBefore =
  /(?:(?<!\p{L})(?:sagt\p{L}*|ruft|rief|fragt\p{L}*|flüstert\p{L}*|murmelt\p{L}*|dit|crie|murmure|chuchote|demande|répond|dice|dijo|susurra|grita|pregunta|responde|diz|disse|sussurra|pergunta|chiede|mormora|zegt|fluistert|говорит|сказал\p{L}*|шепчет|кричит|спрашивает|يقول|تقول|قال|قالت)(?: \p{L}+){0,4}|[说說喊问問道])\s*[:：,，]?\s*$/iu

const voices: readonly (readonly [RegExp, string])[] = [
  [
    /whisper|murmur|mutter|flüster|murmel|chuchot|susurr|sussurr|mormor|fluister|шепч|ささや|囁|つぶや|呟|속삭/iu,
    'in a whisper',
  ],
  [/shout|yell|scream|call|cri|exclaim|ruft|rief|grita|grida|крич|叫|喊|외/iu, 'loud and clear'],
  [/ask|fragt|demande|pregunta|pergunta|chiede|спраш|聞|尋|问|問/iu, 'quietly, as a question'],
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
    const before = source.slice(Math.max(at, quote.start - 90), quote.start)
    const saidLine = spokenLine.exec(before)
    if (quote.start < at || (!saidLine && (quote.use === 'writing' || quote.use === 'title'))) continue
    const after = source.slice(quote.end, quote.end + 90)
    const behind = speakerAfter.exec(after)
    const ahead = speakerBefore.exec(before) ?? scriptName.exec(before)
    const bare = behind || ahead ? undefined : verbBefore.exec(before)
    const last = lines.at(-1)
    if (!behind && !ahead && !bare) {
      if (saidLine) {
        lines.push({ speaker: '', voice: voiceOf(saidLine[0]), text: quote.text })
        text += `${source.slice(at, quote.start - saidLine[0].length)}speaks`
        at = quote.end
        continue
      }
      const heard = foreignAfter.exec(after)?.[0] ?? foreignBefore.exec(before)?.[0]
      if (heard !== undefined) {
        lines.push({ speaker: '', voice: voiceOf(heard), text: quote.text })
        text += source.slice(at, quote.start).replace(/\s*[:：,，]\s*$/u, '')
        // "„…“, sagte sie leise." is all speech; a longer clause tells more and stays.
        at = quote.end + (foreignTail.exec(after)?.[0].length ?? 0)
        continue
      }
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
      voice: voiceOf(verb),
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

function voiceOf(verb: string): string {
  return voices.find(([pattern]) => pattern.test(verb))?.[1] ?? 'calm, unhurried voice'
}
