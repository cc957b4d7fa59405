import { isPeople } from './is-people.ts'
import { clipWords } from '../compose/words/english.ts'

/** Places people belong to: "for a bakery" means the people in it. */
const organisations =
  /\b(?:bakery|bakeries|school|clinic|practice|club|company|companies|team|teams|restaurant|caf[eé]|church|parish|agency|studio|salon|gym|hospital|ward|farm|firm|office|startup|start-up|charity|ngo|library|museum|university|hotel|hostel|brewery|winery|shop|store|chain|cooperative|co-op|association|community|village|town|city|council|department|factory|workshop|garage|kindergarten|orchestra|choir|band|household|family|lab|laboratory|business|businesses|organi[sz]ation|network|cinema|theatre|theater|festival|zoo|harbour|port|airline|bank|publisher|union|league|class|camp|shelter|pharmacy)$/iu
const afterHead =
  /\s(?:in|of|at|on|from|with|near|aged|between|under|over|around|without|across|by|who|whose|looking)\s.*$/iu
const notPeople =
  /^(?:example|free|instance|sale|rent|each|every|me|it|them|that|this|now|later|fun|life|use|less|more|\d)/iu
const withCondition = String.raw`(?<=\b(?:people|persons?|someone|anyone|kids|children|patients|adults|women|men|those|families|owners))`
const closing = String.raw`(?=\s+(?:to|that|which|who|where|when|so|in order|showing|including|using|and it|but|as)\b|(?!${withCondition}\s)\s+with\b|[,.;:!?()]|$)`
const forPhrase = new RegExp(
  String.raw`\b(?:for|aimed at|used by|made for|helping)\s+(.{2,90}?)${closing}`,
  'giu',
)

export type ForPhrase = {
  text: string
  kind: 'people' | 'organisation' | 'thing'
  start: number
  end: number
}

/** What follows "for" in English: people, the place they belong to, or a thing. */
export function readForPhrases(text: string): ForPhrase[] {
  return Array.from(text.matchAll(forPhrase), (match) => {
    const words = clipWords(match[1]?.trim() ?? '', 14)
    return {
      text: words,
      kind: kindOfPhrase(words),
      start: match.index,
      end: match.index + match[0].length,
    }
  }).filter(({ text: words }) => words !== '' && !notPeople.test(words))
}

/** "hobby beekeepers in Bavaria" → people, "a small bakery" → organisation. */
export function kindOfPhrase(phrase: string): ForPhrase['kind'] {
  return (
    phrase
      .split(/,\s*|\s+(?:and|or|&)\s+/u)
      .map((part): ForPhrase['kind'] => {
        const head = part.replace(afterHead, '').trim()
        const last = head.split(/\s+/u).at(-1) ?? ''
        if (isPeople(last)) return 'people'
        return organisations.test(head) ? 'organisation' : 'thing'
      })
      .find((kind, _, all) => kind !== 'thing' || all.every((other) => other === 'thing')) ?? 'thing'
  )
}

/** "my hobby beekeepers in Bavaria" → "hobby beekeepers": what the people are called in a sentence. */
export function shortPeople(phrase: string): string {
  const [first = ''] = phrase.split(/,\s*|\s+(?:and|or|&)\s+/u)
  return first
    .replace(afterHead, '')
    .replace(/^(?:an?|the|my|our|their|his|her|all|other|some|any|many|busy)\s+/iu, '')
    .trim()
}

const foreignFor: Readonly<Record<string, RegExp>> = {
  de: /\bfür\s+(.{2,80}?)(?=,|[.;:!?()]|\s+(?:mit|die|der|das|um|und\s+\p{Ll}+en\b|damit|in\s+der|wo)\s|$)/iu,
  es: /\bpara\s+(?!que\b)((?:(?:los|las|un|una|mi|mis|el|la|nuestr[oa]s?)\s+)?\p{L}{4,}(?<![aei]r)(?:\s+(?:de|del|con|y|en|sin)\s+\p{L}+|\s+\p{L}+)?)(?=[,.;:!?()]|\s+(?:que|donde|con|para|y)\s|$)/iu,
  pt: /\bpara\s+(?!que\b)((?:(?:os|as|um|uma|meu|minha|o|a)\s+)?\p{L}{4,}(?<![aei]r)(?:\s+(?:de|do|da|com|e|em|sem)\s+\p{L}+|\s+\p{L}+)?)(?=[,.;:!?()]|\s+(?:que|onde|com|para|e)\s|$)/iu,
  fr: /\bpour\s+((?:(?:les|des|un|une|mon|ma|mes|le|la|nos)\s+|l['’])?\p{L}{4,}(?<!(?:er|ir|re))(?:\s+(?:de|du|des|d['’]|avec|et|en|sans)\s*\p{L}+|\s+\p{L}+)?)(?=[,.;:!?()]|\s+(?:qui|où|avec|pour|et)\s|$)/iu,
  it: /\bper\s+((?:(?:gli|le|i|un|una|il|la|lo|mio|mia)\s+|l['’])?\p{L}{4,}(?<![aei]re)(?:\s+(?:di|del|della|dei|con|e|in|senza)\s+\p{L}+|\s+\p{L}+)?)(?=[,.;:!?()]|\s+(?:che|dove|con|per|e)\s|$)/iu,
  nl: /\bvoor\s+(.{2,80}?)(?=[,.;:!?()]|\s+(?:met|die|dat|om|waar|zodat)\s|$)/iu,
  pl: /\bdla\s+(.{2,80}?)(?=[,.;:!?()]|\s+(?:z|ze|który|która|które|gdzie|aby|żeby)\s|$)/iu,
  tr: /(?:^|[.,]\s*)((?:\p{L}+\s){0,3}\p{L}+(?:lar|ler)[ıi]?)\s+için\b/iu,
  ru: /(?<!\p{L})для\s+(.{2,80}?)(?=[,.;:!?()]|\s+(?:с|со|где|который|которая|чтобы)\s|$)/iu,
  ja: /([^、。\s]{2,20}?)(?:向け|のための)/u,
  zh: /(?:为|給|给|面向)([^，。、]{2,14}?)(?:的|设计|打造|提供)/u,
  ar: /(?:^|\s)(?:لل|ل)(\p{L}{3,}(?:\s\p{L}+)?)/u,
}

/** For whom, in the words of a sentence in another language. */
export function readForeignAudience(text: string, language: string): string | undefined {
  const said = foreignFor[language]?.exec(text)?.[1]?.trim()
  const plain = said?.replace(
    /^(?:eine?[nrms]?|den|die|das|der|dem|unsere?[nrms]?|une?|les?|la|des|una?|unos|unas|los|las|el|uma?|os|as|o|il|lo|gli|i|de|het|een)\s+/iu,
    '',
  )
  return plain === undefined || plain.length < 2 ? undefined : plain
}
