/** The languages whose nouns can be told, by their English names. */
const readable: Partial<Record<string, string>> = {
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
  ja: 'Japanese',
  zh: 'Chinese',
  ko: 'Korean',
}

/** "German" for "de". */
export function nameOfReadable(language: string): string | undefined {
  return readable[language]
}

const inflected = /^(?:de|fr|es|pt|it|nl)$/u

/** Words that ask, count or point, in the languages read by their articles. */
const empty =
  /^(?:jahr\w*|tag\w*|woche\w*|monat\w*|stunde\w*|uhr|grund|wahrheit|fehler|jours?|ans?|années?|mois|semaines?|heures?|raisons?|vérité|façon|días?|años?|mes(?:es)?|horas?|semanas?|razón|verdad|manera|dias?|anos?|razão|verdade|giorni?|anni?|mesi?|ore|ora|ragione|verità|modo|dag\w*|jaar|week|maand\w*|reden|waarheid)$/iu

/**
 * Nouns of a title that is not English, as typed, in their order; at most two. Read by their capital (German), their
 * article (Romance languages, Dutch) or their script (Japanese, Chinese, Korean); none where these do not tell.
 */
export function foreignNouns(title: string, language: string): string[] {
  const text = title.slice(0, 240)
  const found = nounsIn(text, language).filter((word) => word.length <= 30 && !/\d/u.test(word))
  const distinct = [...new Set(found)]
  const [first] = distinct
  const last = distinct.at(-1)
  return first === undefined || last === undefined ? [] : first === last ? [first] : [first, last]
}

function nounsIn(text: string, language: string): string[] {
  if (language === 'de') {
    const words = [...text.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}\p{Ll}{2,}(?:-\p{L}+)?/gu)].map(
      ([word]) => word,
    )
    return words.filter((word) => !empty.test(word) && !/^(?:ich|sie|ihr|wir)$/iu.test(word))
  }
  if (inflected.test(language)) {
    const articles =
      /(?<!\p{L})(?:(?:les?|la|une?|des|mon|ma|mes|notre|el|los|las|una|mi|mis|il|lo|gli|un|uno|os?|as?|um|uma|meu|minha|het|een|de|mijn)\s|[ld]['’]|un['’])(?<noun>\p{L}{4,})/giu
    return [...text.matchAll(articles)].flatMap(({ groups }) => {
      const noun = groups?.['noun'] ?? ''
      return empty.test(noun) ? [] : [noun]
    })
  }
  if (language === 'ja')
    return [
      ...text.matchAll(
        /[\p{Script=Han}\p{Script=Katakana}ー々]{2,8}(?:の[\p{Script=Han}\p{Script=Katakana}ー々]{2,8})?/gu,
      ),
    ]
      .map(([word]) => word)
      .filter((word) => !/理由|方法|真実|本当|[朝昼夜]?\p{N}/u.test(word))
  if (language === 'zh')
    return text
      .split(
        /为什么|為什麼|怎么|怎麼|如何|什么|什麼|我们|我們|他们|[的是在我了和都把不要会會有你他她这那個个被用,,。??!!:\s\d]+/u,
      )
      .filter((word) => /^\p{Script=Han}{2,5}$/u.test(word) && !/真相|原因|理由|方法/u.test(word))
  if (language === 'ko')
    return [...text.matchAll(/(?<noun>\p{Script=Hangul}{2,8}?)(?:은|는|이|가|을|를|의)(?!\p{L})/gu)].flatMap(
      ({ groups }) => groups?.['noun'] ?? [],
    )
  return []
}
