import { indefiniteArticle } from '#shared/text/indefinite-article.ts'
import { toPast } from '#tools/idea/words/verb-forms.ts'

export function upperFirst(text: string): string {
  const at = text.search(/\p{L}/u)
  return at < 0 ? text : text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1)
}

export function lowerFirst(text: string): string {
  return /^(?:I\b|\p{Lu}{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** "an hour", "a university", "an 11-year-old". */
export function withArticle(phrase: string): string {
  return `${indefiniteArticle(phrase)} ${phrase}`
}

/** "a stray cat" → "stray cat"; "her piano" → "piano"; "two rivals" → "rivals". */
export function withoutDeterminer(phrase: string): string {
  return phrase
    .replace(
      /^(?:an?|the|his|her|its|their|my|our|your|one|two|three|this|that|these|those|some|each|every|all)\s+(?:own\s+)?/iu,
      '',
    )
    .trim()
}

export function theThing(phrase: string): string {
  return `the ${withoutDeterminer(phrase)}`
}

/** Modal verbs and forms of "be" in a clause, put back into the past. */
export function shiftToPast(clause: string): string {
  return clause
    .replace(/\bwill not\b|\bwon['’]t\b/giu, 'would not')
    .replace(/\bwill\b/giu, 'would')
    .replace(/\b(?:cannot|can not|can['’]t)\b/giu, 'could not')
    .replace(/\bcan\b/giu, 'could')
    .replace(/\b(?:has|have) to\b/giu, 'had to')
    .replace(/\bmust\b/giu, 'had to')
    .replace(/\b(?:is|am|['’]m)(?= \p{L})|(?<=\b(?:he|she|it|there|who|that))['’]s(?= )/giu, 'was')
    .replace(/\bisn['’]t\b/giu, 'was not')
    .replace(/\bare\b/giu, 'were')
    .replace(/\baren['’]t\b/giu, 'were not')
    .replace(/\bhas\b/giu, 'had')
    .replace(/\b(?:does not|doesn['’]t|do not|don['’]t)\b/giu, 'did not')
    .replace(/\bhave(?= (?:not|never|been|\p{L}+ed)\b)/giu, 'had')
    .replace(
      /(?<=\p{L} )(that|who) (?!was\b|has\b|does\b|is\b|always\b|this\b)(\p{L}{2,}?[^su\W])(e?)s\b/giu,
      (whole, pronoun: string, stem: string, e: string) => {
        const past = toPast(`${stem}${e}`.replace(/i?es$/u, (end) => (end === 'ies' ? 'y' : end)))
        return /(?:ed|t|w|n|d|e|g|k|m)$/u.test(past) ? `${pronoun} ${past}` : whole
      },
    )
    .replace(/\bmay\b(?! \d)/gu, 'might')
}

/** Words that point to the protagonist, for another person telling: "his own watch" → "my own watch". */
export function turnPronouns(clause: string, to: 'I' | 'you' | 'she' | 'he' | 'they' | 'it'): string {
  const set = {
    I: ['I', 'me', 'my', 'myself', 'my'],
    you: ['you', 'you', 'your', 'yourself', 'your'],
    she: ['she', 'her', 'her', 'herself', 'her'],
    he: ['he', 'him', 'his', 'himself', 'his'],
    they: ['they', 'them', 'their', 'themselves', 'their'],
    it: ['it', 'it', 'its', 'itself', 'its'],
  }[to]
  const [subject = '', object = '', possessive = '', self = ''] = set
  return clause
    .replace(/\b(?:himself|herself|themselves|itself)\b/giu, self)
    .replace(/\b(?:his|its|their)\b/giu, possessive)
    .replace(
      /\bher\b(?=\s+(?:own\s+)?\p{L})(?!\s+(?:to|and|in|on|at|for|with|from|by|or|but|when|as|that|a|the)\b)/giu,
      possessive,
    )
    .replace(/\b(?:him|her|them)\b/giu, object)
    .replace(/\b(?:he|she|they)\b/giu, subject)
}

/** What slots leave behind: agreement of "they", "I" and "you", doubled stops and spaces, a/an. */
export function polish(text: string): string {
  return text
    .replace(/\b([Tt]hey|[Yy]ou|[Ww]e) was\b/gu, '$1 were')
    .replace(/\b([Tt]hey|[Ww]e|I) is\b/gu, (_, who: string) => (who === 'I' ? 'I am' : `${who} are`))
    .replace(/\b([Tt]hey|[Yy]ou|[Ww]e|I) has\b/gu, '$1 have')
    .replace(/\b([Tt]hey|[Yy]ou|[Ww]e|I) (live|put|tell|say|open|take|feel|walk)s\b/gu, '$1 $2')
    .replace(/\b([Tt]hey|[Yy]ou|[Ww]e|I) passes\b/gu, '$1 pass')
    .replace(/\ban (?=[bcdfgjklmnpqrstvwyz])(?!hour|honest|heir|s\b)/gu, 'a ')
    .replace(/([.!?…])”\./gu, '$1”')
    .replace(/([.!?])\.(?!\.)/gu, '$1')
    .replace(/ +([.,;:!?])/gu, '$1')
    .replace(/[ \t]{2,}/gu, ' ')
    .replace(/[ \t]*\n[ \t]*/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}
