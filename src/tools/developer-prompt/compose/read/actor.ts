import { upperFirst } from '#shared/text/upper-first.ts'
import { baseOfThirdPerson, isAlsoNoun, verbs } from './english-verbs.ts'
import { singularise, singularisePhrase } from './singular.ts'

const notActors =
  /^(?:it|this|that|what|which|who|he|she|they|we|you|i|system|app|application|site|website|page|screen|form|button|toast|e-?mail|reminder|notification|payment|order|list|result|results|data|details|home|login|search|summary|next|then|photo|code|link|date|price|status|stock|report|message|file|record|card|cart|checkout|calendar|map|dashboard|new|old|each|every|both|one|two|three|my|all|no|not|also|automatically|later|always|only)$/iu
const person =
  /(?:[a-z]{2}(?:er|or|ist|ian|eer|ee|ant|ent|man|woman|person|mate|keeper|ier|ess)|nurse|member|admin|staff|user|guest|student|pupil|patient|client|customer|colleague|manager|parent|child|kid|coach|chef|cook|clerk|vet|farmer|host|tenant|landlord|agent|driver|cashier|volunteer|team|family|pilot|judge|captain|referee|teacher|doctor|hr|owner|friend|neighbour|neighbor|buyer|shop|warehouse|office|kitchen|lab|bank|courier|crew|secretary|principal|head|boss|lead|apprentice|intern|scout|monk|priest|official|mechanic|technician|assistant|associate|analyst|artist|author|editor|reader|visitor|spectator|fan|player|rider|runner|hunter|baker|butcher)$/iu

/** Who acts in "the ward manager approves the swap": "Ward manager". Only clear person-and-verb openings count. */
export function readActor(text: string): string | undefined {
  const words = text.replace(/^(?:the|an?|each|every|any|another|our)\s+/iu, '').split(/\s+/u)
  for (let at = 1; at <= Math.min(3, words.length - 1); at += 1) {
    const word = (words[at] ?? '').replace(/[,.;:]$/u, '').toLowerCase()
    const noun = words[at - 1] ?? ''
    if (!/^[\p{L}'’-]+$/u.test(noun) || notActors.test(noun)) continue
    const isPerson = person.test(singularise(noun.toLowerCase()))
    if (!isPerson) continue
    const base = baseOfThirdPerson(word)
    const isSingularAgent =
      (base !== undefined || /^(?:can|may|must|cannot|is|has|gets)$/u.test(word)) &&
      singularise(noun) === noun
    const isPluralAgent =
      (verbs.has(word) || /^(?:can|may|must|cannot|are|have|get)$/u.test(word)) && singularise(noun) !== noun
    if (!isSingularAgent && !isPluralAgent) continue
    // "Customer orders" alone is a list; with something after it, it is a sentence.
    if (base !== undefined && isAlsoNoun(base) && words.length <= at + 1) continue
    const phrase = words.slice(0, at).join(' ')
    if (
      /\b(?:to|for|of|with|by|from|and|or|if|when|see|add|edit|invite|notify)\b/iu.test(
        words.slice(0, at - 1).join(' '),
      ) ||
      (verbs.has((words[0] ?? '').toLowerCase()) && at > 1 && !isAlsoNoun((words[0] ?? '').toLowerCase()))
    )
      continue
    return upperFirst(singularisePhrase(phrase))
  }
  return undefined
}
