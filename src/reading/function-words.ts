import { readWords } from './characters.ts'

/**
 * The small words of a language, by its code. A detector of letter patterns is believed only when these agree. Codes
 * that the table of names in `language.ts` does not hold are here so that their texts are not taken for a neighbor's.
 */
// prettier-ignore
const words: Readonly<Record<string, string>> = {
  af: 'die van en het is vir nie wat dit ek jy om te sal op in dat hy ons word my met aan deur', ar: 'في من على إلى أن عن مع هذا هذه التي الذي لا ما هو هي كان بين كم و أو كيف لي عند كل قد بعد ثم', az: 'və bir bu üçün ilə də da çox daha nə olan', be: 'і ў не на з што як для гэта ён яна па у да а але ці каб мы я ад які',
  bg: 'и в не на с че как за това той тя по от се да ще или където кога ние аз който са си ми към без', ca: 'el la els les un una i és no per amb en que del al es com de més dels ha són', cs: 'a je se na v že s do pro nebo jak který která co to si o ve jsou protože i ale mi jako za při kde můj být už jeho než po od k jen tak',
  cy: 'y yn a ar o i mae ei wedi yr gan am ac oedd', da: 'og er at det en et som på for med ikke den har jeg vi hvordan til fra i der vil hvor skal kan min de om også var men når eller under over være denne af efter hvad mig blev nogle kun op ud sig os bliver mere meget noget nu uden hvis',
  de: 'der die das und ist nicht mit für ein eine einen einem einer auf von zu zum zur den dem des im am sich ich wir wie auch wird werden bei was über nach aus mir mein meine unser unsere er sie es aber oder soll ohne',
  en: 'the and of to for with is are that this from how not you my our who on it be what about we can should a in at by an or his her their without', eo: 'la kaj de en estas mi ne por kun al ke li tio el oni pri kiu',
  es: 'el la los las un una y es no para con en que por del al se su como de lo cuando más mi cuál sobre sin pero este quiero donde muy son', et: 'ja on ei et see kui mis oma ka või kes seda ning', fa: 'و در به از که را این آن با است برای می هم یک تا چون چه بر شد خود',
  fi: 'ja on ei että se joka kun tai myös mutta jossa miten mitä ovat voi koska hän olla ole jos sen kuin minun jotka', fr: 'le la les des une et est pas pour dans sur avec que qui au aux du en par ce cette je nous vous il elle un de ma mon sans mais plus son sa ses comme où', ga: 'an na agus ar i a go is sé bhí le den tá',
  gl: 'o a os as un unha é non para con en que por do da dos das se como de máis ao', hi: 'और के की का में से है को ने पर यह हैं कि एक भी था क्या जो इस लिए वाला वाली हो तो', hr: 'i je se na u da za su od kao koji nije ili s o to što iz ne sam bi',
  hu: 'a az és nem egy hogy is van ahol aki mert meg ki el mit vagy de ha csak volt mint lehet nekem', id: 'dan yang untuk dengan di ke dari tidak ini itu adalah atau karena pada dalam akan bagaimana saya siapa apa bisa sudah tentang kami tanpa bahwa agar namun setelah ingin mau kalau sedang juga oleh',
  is: 'og er að í á sem til við það ekki hann með um var af en fyrir', it: 'il lo la gli le un una è per con in che di del della dei nel al alla da non si come mi sono più ma ha uno i senza questo quando anche', la: 'et in est non ad cum ut sed quod qui ex ab', mk: 'и во на се да со од за не е ќе го ја што како или',
  mr: 'आणि आहे च्या हे ही हा ते या व नाही की आहेत मध्ये असे एक होते केले साठी काय कसा', ms: 'dan yang untuk dengan di ke dari tidak ini itu adalah kerana boleh pada dalam akan bagaimana saya anda siapa apa telah bahawa supaya tetapi selepas hendak juga oleh sudah tentang kami tanpa atau',
  nb: 'og er at det en et som på for med ikke den har jeg vi hvordan til fra i der vil hvor skal kan min de om også var men når eller under over være denne av å etter hva meg ble noen opp ut seg oss blir mer mye noe nå uten hvis',
  nl: 'de het een en is niet voor met van op te in dat die er aan door bij naar als hoe mijn ik we zijn wat om maar ook over zonder', pl: 'i w na z do nie jest są się że dla o od po jak który która co to bo ale ile jego mi oraz przez lub przy gdzie bez',
  pt: 'o os as um uma é não para com em que por do da dos das no na ao se como de e qual mais eu depois ou sem mas meu minha sobre pela', ro: 'și este nu pentru cu în la de pe care din sau cum o un să mai ce s-a că sunt unei fără mi al',
  ru: 'и в не на с что как для это он она по из у к а но или где когда мы я от который за уже же мне без чтобы про о его их был было бы то только все всё они при до так', sk: 'a je sa na v že s do pre alebo ako ktorý ktorá to si som nie sú pri aj po od čo za', sl: 'in je se na v da za so ki ne pa s o kot po bi ali tudi pri',
  sr: 'и је се на у да за су од као који није или с о то што из не сам би', sv: 'och är att det en ett som på för med av inte den har jag vi hur till från i vill om där kan ska min efter eller utan de var men när under över denna mig sig vad upp ut också mycket något nu',
  tr: 've bir bu için ile de da çok daha nasıl ne olan olduğu gibi kadar o en mi ama bana her sonra', uk: 'і в не на з що як для це він вона по із у до а але або де коли ми я від який та й за бо вже мені без щоб про', ur: 'اور کے کی کا میں سے ہے کو نے پر یہ ہیں کہ ایک بھی تھا کیا جو اس لیے',
  vi: 'và là của cho không có được một các với trong để này khi hoặc người đã những như thế từ về tôi ở',
}

/** Letters that few languages have. */
// prettier-ignore
const letters: Readonly<Record<string, string>> = {
  az: 'ə ğ ı', be: 'ў ы э і', cs: 'ř ě ů', de: 'ß ä ö', et: 'õ ä ö', fi: 'ä ö', da: 'æ ø', nb: 'æ ø', eo: 'ĉ ĝ ĥ ĵ ŝ ŭ', es: 'ñ ¿ ¡', fa: 'پ چ ژ گ', gl: 'ñ', hu: 'ő ű', is: 'ð þ æ', kk: 'қ ң ғ ү ө ә ы', lt: 'ė į ų', lv: 'ā ē ī ļ ņ',
  mn: 'ө ү ы э', mk: 'ѓ ќ ѕ ј љ њ џ', pl: 'ł ż ę ą ś ź', pt: 'ã õ', ro: 'ș ț ă ş ţ', ru: 'ы э ё', sk: 'ľ ĺ ŕ ô', sq: 'ë', sr: 'ј љ њ ћ ђ џ', sv: 'ä ö', tr: 'ğ ı', uk: 'і ї є ґ', ur: 'ٹ ڈ ڑ ں ے پ چ گ', vi: 'ơ ư đ ạ ả ế ề ộ ợ',
}

const sampleLength = 2_200
const codesByWord = indexOf(words)
const codesByLetter = indexOf(letters)

/** The languages that small words and rare letters at the beginning of a text speak for, the likeliest first, with their weight. */
export function rankLanguages(text: string): [code: string, weight: number][] {
  const weights = new Map<string, number>()
  const add = (codes: readonly string[] = [], weight: number) => {
    for (const code of codes) weights.set(code, (weights.get(code) ?? 0) + weight)
  }
  const lower = text.slice(0, sampleLength).toLowerCase()
  for (const word of new Set(readWords(lower).different))
    add(codesByWord.get(word), word.length > 1 ? 1 : 0.5)
  for (const letter of new Set(lower)) add(codesByLetter.get(letter), 1)
  return [...weights].sort((one, other) => other[1] - one[1])
}

function indexOf(table: Readonly<Record<string, string>>): Map<string, string[]> {
  const index = new Map<string, string[]>()
  for (const [code, list] of Object.entries(table))
    for (const word of new Set(list.split(' '))) index.set(word, [...(index.get(word) ?? []), code])
  return index
}
