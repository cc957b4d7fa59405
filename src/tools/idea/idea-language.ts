import { detectLanguage, languageOf, type Language } from '#shared/text/language.ts'

// Small words of short texts about anything; a project brief has others.
const smallWords: Record<string, string> = {
  en: 'want need help make give tell get feel know think a an the of in on at with and to for from by is are was who that which my your his her its our their i we you he she it they this these but or not no into over under as about how why what when where while can be has have had do does will one two three old little every all',
  de: 'ein eine einen einem einer eines der die das den dem des und mit im in am auf zu zum zur von vom für über unter bei nach aus an als wie ich du er sie es wir ihr mein meine meinen meiner sein seine ihre ihren nicht kein keine ist sind war hat haben wird werden auch nur noch zwei drei alter alte altes kleiner kleine kleines ohne durch nachts soll mir mich sich wenn weil dass was warum wer wo bitte schreibe erkläre',
  fr: 'un une le la les des du de au aux et en dans sur sous avec sans pour par qui que quoi dont où ne pas plus est sont était a ont mon ma mes ton ta son sa ses notre leur leurs ce cette ces je tu il elle on nous vous ils elles deux trois vieux vieille petit petite comme mais ou chez vers entre écris rédige explique fais d l qu j n s',
  es: 'un una unos unas el la los las de del al y en con sin para por que qué quien como cómo no es son era ha han su sus mi mis tu tus nuestro nuestra lo se le les yo él ella nosotros este esta estos dos tres viejo vieja pequeño pequeña más pero o bajo sobre entre hasta desde donde cuando escribe explica debería hay',
  pt: 'um uma uns umas o a os as de do da dos das no na nos nas ao à e em com sem para por pelo pela que quem como não é são era foi seu sua seus meu minha nosso ele ela eu nós se este esta dois duas três velho velha pequeno pequena mais mas ou sob sobre entre até desde onde quando escreva explique devo há',
  it: "un uno una il lo la i gli le di del dello della dei delle al allo alla da dal dalla nel nella nei con senza per su sul sulla e ed in che chi come non è sono era ha hanno suo sua suoi mio mia nostro lui lei io noi si questo questa due tre vecchio vecchia piccolo piccola più ma o sotto sopra tra fra fino dove quando scrivi spiega l d un' all dell nell sull",
  nl: 'een de het van in op aan met en voor naar door bij uit over onder die dat wie zijn haar hun mijn ik je hij zij wij niet geen is was heeft hebben wordt ook nog maar of als om te oude klein kleine twee drie zonder waar wanneer schrijf',
  pl: 'i w we z ze na do od dla po przez pod nad o u za się nie jest są był była co który która które jego jej mój moja swój swoją dwa dwie trzy mały mała stary stara oraz ale lub gdy jak bez',
  tr: 'bir ve ile için de da bu şu o ne ki gibi daha çok en mi mı var yok olan olarak iki üç eski küçük yaşlı ama veya sonra önce kadar hiç benim onun kendi',
  sv: 'en ett och i på med av för till från som är var har inte att den det de hans hennes min sin två tre gammal liten utan under över men eller när',
  da: 'en et og i på med af for til fra som er var har ikke at den det de hans hendes min sin to tre gammel lille uden under over men eller når',
  nb: 'en et ei og i på med av for til fra som er var har ikke å den det de hans hennes min sin to tre gammel liten uten under over men eller når',
  fi: 'ja on ei se että joka kun kuin mutta tai hänen hän minun kaksi kolme vanha pieni ilman alla yli kanssa',
  cs: 'a v ve na se je jsou s z do od pro po přes pod nad který která jeho její můj moje dva dvě tři malý malá starý stará ale nebo když jak bez',
  ro: 'un o și în la de cu pe din pentru care este sunt era a lui ei meu mea doi două trei mic mică bătrân fără sub peste dar sau când',
  hu: 'egy a az és van nem hogy aki ami ahol volt két három öreg kis kicsi nélkül alatt fölött de vagy amikor saját',
  id: 'seorang sebuah seekor dan di ke dari yang dengan untuk pada ini itu tidak adalah dua tiga tua kecil tanpa di bawah atau ketika',
  vi: 'một và của trong trên với cho là có không người những các này đó hai ba già nhỏ dưới hoặc khi',
}
const languagesByWord = new Map<string, string[]>()
for (const [code, words] of Object.entries(smallWords))
  for (const word of new Set(words.split(' ')))
    languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), code])

const letters: readonly (readonly [code: string, pattern: RegExp, points: number])[] = [
  ['de', /[äöüß]/gu, 0.6],
  ['fr', /[çœèêùûîï]|(?<!\p{L})[ldjcnsmt]['’](?=\p{L})/gu, 0.8],
  ['es', /[ñ¿¡]/gu, 2],
  ['pt', /[ãõ]|ç[ãõ]/gu, 2],
  ['it', /(?<!\p{L})(?:dell|nell|all|sull|un|quest)['’](?=\p{L})|\p{L}{3}(?:zione|tà)(?!\p{L})/gu, 1],
  // "gatto", "piazza": no other of these languages doubles before a closing vowel.
  ['it', /\p{L}(?:tt|zz|cch|gg|bb|pp|mm|vv)[oai](?!\p{L})/gu, 0.8],
  ['pl', /[łąęśźżń]/gu, 1.2],
  ['tr', /[ğşı]/gu, 1.2],
  ['cs', /[ěřů]/gu, 1.2],
  ['hu', /[őű]/gu, 1.2],
  ['sv', /[å]/gu, 0.4],
  ['vi', /[ơưđạảấầẩẫậắằẵặẹẻẽếềểễệịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/gu, 1],
]
const longEnough = 400

/** Language of an idea. A few words are told apart by small words and letters; everything else is left to the shared detector. */
export function detectIdeaLanguage(text: string): Language {
  const detected = detectLanguage(text)
  if (detected.script !== 'Latn' || text.length > longEnough) return detected
  const sample = text.toLowerCase().replace(/https?:\/\/\S+/gu, ' ')
  const scores = new Map<string, number>()
  const add = (code: string, points: number) => scores.set(code, (scores.get(code) ?? 0) + points)
  for (const [word] of sample.matchAll(/\p{L}+(?:['’](?=\p{L}{2})\p{L}+)?/gu)) {
    const bare = word.replace(/['’].*$/u, '')
    for (const code of languagesByWord.get(word) ?? languagesByWord.get(bare) ?? []) add(code, 1)
  }
  for (const [code, pattern, points] of letters) {
    const hits = sample.match(pattern)?.length ?? 0
    if (hits > 0) add(code, Math.min(hits, 3) * points)
  }
  if (/['’](?:s|t|re|ve|ll|d|m)(?!\p{L})/u.test(sample)) add('en', 1.5)
  // A lone "a" or "in" says little against a letter English does not have.
  if (/[äöüßñçãõàâéèêëîïôûœåæøłąęśźżğşıěřůőű]/u.test(sample)) add('en', -0.6)
  let best = 'en'
  for (const [code, score] of scores) if (score > (scores.get(best) ?? 0)) best = code
  if ((scores.get(best) ?? 0) <= 0 || best === detected.code) return detected
  // With equal evidence the shared detector, which knows more words, decides.
  return (scores.get(best) ?? 0) > (scores.get(detected.code) ?? 0) ? languageOf(best, 'Latn') : detected
}
