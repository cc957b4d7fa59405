/** A string the idea puts in quotation marks: what is inside, exactly, and with its marks. */
export type Quote = {
  text: string
  marked: string
  start: number
  end: number
  use: 'speech' | 'writing' | 'title' | 'other'
}

const pattern =
  /"([^"\n]{1,300})"|“([^”\n]{1,300})”|„([^“”„\n]{1,300})[“”]|«([^»\n]{1,300})»|»([^«\n]{1,300})«|‹([^›\n]{1,300})›|「([^」\n]{1,300})」|『([^』\n]{1,300})』|《([^》\n]{1,300})》|‘([^’\n]{2,300})’(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])'([^'\n]{2,300})'(?![\p{L}\p{N}])/gu

const speech =
  /(?:say|says|said|saying|whisper\w*|shout\w*|ask\w*|answer\w*|repl\w*|yell\w*|tell\w*|told|sing\w*|scream\w*|murmur\w*|sagt\w*|ruft|flüstert|fragt|dit|demande|crie|chuchote|dice|grita|pregunta|diz|fala|sussurra|grida|chiede|говорит|сказал\p{L}*|шепчет|кричит|يقول|تقول|قال|كहता|कहती|कहा|と言う|说|說|말한다|말하)[^.!?\n]{0,24}$/iu
const writing =
  /(?:reads?|reading|written|writes?|words?|text|sign|label|letter\w*|line|note|banner|slogan|caption|headline|says on|engraved|printed|titel|aufschrift|schild|text|steht|liest|pancarte|panneau|affiche|enseigne|écrit|inscription|lit|letrero|escrito|lee|placa|scritta|insegna|legge|надпис\p{L}*|читает|вывеск\p{L}*|مكتوب|لافتة|लिखा|पढ़|と書|写着|寫著|적힌|쓰인)[^.!?\n]{0,24}$/iu
const title =
  /(?:called|titled|entitled|named|book|song|film|movie|episode|chapter|namens|titel|intitulé\p{L}*|llamad\p{L}*|titulad\p{L}*|chamad\p{L}*|chiamat\p{L}*|intitolat\p{L}*|под названием|بعنوان|नामक|という)[^.!?\n]{0,12}$/iu

/** All quoted strings in the order written, in any quotation marks; an apostrophe opens none. */
export function readQuotes(text: string): Quote[] {
  return Array.from(text.matchAll(pattern), (match) => {
    const inner = match.slice(1).find((group) => group !== undefined) ?? ''
    return {
      text: inner.trim(),
      marked: match[0],
      start: match.index,
      end: match.index + match[0].length,
      use: useOf(text.slice(Math.max(0, match.index - 60), match.index)),
    }
  }).filter((quote) => /[\p{L}\p{N}]/u.test(quote.text))
}

function useOf(before: string): Quote['use'] {
  const close = before.slice(-40)
  if (writing.test(close)) return 'writing'
  if (speech.test(close)) return 'speech'
  if (title.test(close)) return 'title'
  return 'other'
}
