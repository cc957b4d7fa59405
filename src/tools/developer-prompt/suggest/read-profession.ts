import { isPeople } from './is-people.ts'
import { isMaker } from './project-kind.ts'
import type { Reading } from './read-sentence.ts'

/** Whose portfolio it is: "wedding photographer", as said, or undefined-free wording from what is shown. */
export function readProfession({ text, language, nouns, audience, domain }: Reading): {
  words: string
  said: boolean
} {
  if (language === 'en') {
    const said =
      /\b(?:portfolio|site|website|page)\s+(?:for|of)\s+(?:an?|my|our|the|me,? an?)\s+((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)(?=\s+(?:in|from|with|who|that|based|at|to|showing|called|named|and|specialis|specializ)|[,.;!?]|$)/iu.exec(
        text,
      )?.[1] ??
      /\b(?:i am|i'm|i’m|as)\s+an?\s+((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)(?=\s+(?:in|from|with|who|that|and|based|at|looking)|[,.;!?]|$)/iu.exec(
        text,
      )?.[1] ??
      /\b(?:an?|my|the)\s+((?:[\p{L}-]+\s){0,2}?[\p{L}-]+?)(?:['’]s)?\s+portfolio\b/iu.exec(text)?.[1]
    if (
      said !== undefined &&
      !/^(?:personal|online|small|elegant|modern|minimal|creative|simple|new)$/iu.test(said)
    )
      return { words: said, said: true }
    const person = nouns.find(({ name, isPerson }) => isPerson && isMaker(name.split(' ').at(-1) ?? ''))
    if (person) return { words: person.name, said: true }
    if (audience !== undefined && isPeople(audience.split(/\s+/u).at(-1) ?? ''))
      return { words: audience.replace(/^(?:an?|the|my|our)\s+/iu, ''), said: true }
  } else if (audience !== undefined) {
    return {
      words: audience.replace(
        /^(?:eine?[nrm]?|meine?[nrm]?|der|die|das|den|une?|mon|ma|le|la|les|l['’]|una?|mi|el|il|lo|uma?|meu|minha|o|a|een|mijn|de|het)\s+/iu,
        '',
      ),
      said: true,
    }
  }
  const thing = nouns.find(({ isPerson }) => !isPerson)?.name
  return { words: thing ?? domain?.people[0] ?? 'maker', said: thing !== undefined }
}
