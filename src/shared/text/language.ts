import { stopWords } from './stop-words.ts'

/** `code` is the BCP 47 primary tag; `script` the ISO 15924 code of the letters used most. */
export type Language = { name: string; code: string; rtl: boolean; script: string }

const english: Language = { name: 'English', code: 'en', rtl: false, script: 'Latn' }
const samplePieces = 4
const sampleLength = 1_000

const names: Record<string, string> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
  tr: 'Turkish',
  sv: 'Swedish',
  da: 'Danish',
  nb: 'Norwegian',
  fi: 'Finnish',
  cs: 'Czech',
  ro: 'Romanian',
  hu: 'Hungarian',
  id: 'Indonesian',
  vi: 'Vietnamese',
  ru: 'Russian',
  uk: 'Ukrainian',
  bg: 'Bulgarian',
  sr: 'Serbian',
  ar: 'Arabic',
  fa: 'Persian',
  ur: 'Urdu',
  he: 'Hebrew',
  hi: 'Hindi',
  mr: 'Marathi',
  bn: 'Bengali',
  ta: 'Tamil',
  te: 'Telugu',
  ml: 'Malayalam',
  kn: 'Kannada',
  gu: 'Gujarati',
  pa: 'Punjabi',
  th: 'Thai',
  ka: 'Georgian',
  hy: 'Armenian',
  el: 'Greek',
  ja: 'Japanese',
  zh: 'Chinese',
  ko: 'Korean',
  am: 'Amharic',
  km: 'Khmer',
  lo: 'Lao',
  my: 'Burmese',
  si: 'Sinhala',
}

const scripts: readonly { script: string; pattern: RegExp; code: string }[] = [
  { script: 'Latn', pattern: /\p{Script=Latin}/u, code: 'en' },
  { script: 'Cyrl', pattern: /\p{Script=Cyrillic}/u, code: 'ru' },
  { script: 'Arab', pattern: /\p{Script=Arabic}/u, code: 'ar' },
  { script: 'Hebr', pattern: /\p{Script=Hebrew}/u, code: 'he' },
  { script: 'Deva', pattern: /[\p{Script=Devanagari}]/u, code: 'hi' },
  { script: 'Jpan', pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, code: 'ja' },
  { script: 'Hani', pattern: /\p{Script=Han}/u, code: 'zh' },
  { script: 'Kore', pattern: /\p{Script=Hangul}/u, code: 'ko' },
  { script: 'Grek', pattern: /\p{Script=Greek}/u, code: 'el' },
  { script: 'Thai', pattern: /\p{Script=Thai}/u, code: 'th' },
  { script: 'Beng', pattern: /\p{Script=Bengali}/u, code: 'bn' },
  { script: 'Taml', pattern: /\p{Script=Tamil}/u, code: 'ta' },
  { script: 'Telu', pattern: /\p{Script=Telugu}/u, code: 'te' },
  { script: 'Mlym', pattern: /\p{Script=Malayalam}/u, code: 'ml' },
  { script: 'Knda', pattern: /\p{Script=Kannada}/u, code: 'kn' },
  { script: 'Gujr', pattern: /\p{Script=Gujarati}/u, code: 'gu' },
  { script: 'Guru', pattern: /\p{Script=Gurmukhi}/u, code: 'pa' },
  { script: 'Geor', pattern: /\p{Script=Georgian}/u, code: 'ka' },
  { script: 'Armn', pattern: /\p{Script=Armenian}/u, code: 'hy' },
  { script: 'Ethi', pattern: /\p{Script=Ethiopic}/u, code: 'am' },
  { script: 'Khmr', pattern: /\p{Script=Khmer}/u, code: 'km' },
  { script: 'Laoo', pattern: /\p{Script=Lao}/u, code: 'lo' },
  { script: 'Mymr', pattern: /\p{Script=Myanmar}/u, code: 'my' },
  { script: 'Sinh', pattern: /\p{Script=Sinhala}/u, code: 'si' },
]

/** The language a text is mostly written in: by script first, by frequent words among Latin ones. English when nothing tells. */
export function detectLanguage(text: string): Language {
  const sample = withoutAddresses(takeSample(text).toLowerCase())
  const counts = countScripts(sample)
  const count = (script: string) => counts.get(script) ?? 0
  const east = count('Hani') + count('Jpan')
  // One Han or Hangul character says as much as two Latin letters, and English app words creep into every language.
  const weight = (script: string) =>
    script === 'Latn'
      ? count(script)
      : script === 'Hani' || script === 'Jpan'
        ? east * 2
        : count(script) * (script === 'Kore' ? 2 : 1.5)
  const winner = scripts.reduce((best, one) => (weight(one.script) > weight(best.script) ? one : best))
  if (weight(winner.script) === 0) return english

  switch (winner.script) {
    case 'Latn':
      return latinLanguage(sample)
    case 'Hani':
    case 'Jpan':
      return count('Jpan') > east * 0.08
        ? languageOf('ja', 'Jpan')
        : languageOf('zh', traditional.test(sample) && !simplified.test(sample) ? 'Hant' : 'Hans')
    case 'Cyrl':
      return languageOf(cyrillicCode(sample), 'Cyrl')
    case 'Arab':
      return languageOf(
        /[ٹڈڑںےھ]/u.test(sample)
          ? 'ur'
          : /[پچژگ]|(?:^|\s)(?:است|که|برای|را|می)(?:\s|$)/u.test(sample)
            ? 'fa'
            : 'ar',
        'Arab',
      )
    case 'Deva':
      return languageOf(/(?:आहे|आणि|ळ)/u.test(sample) ? 'mr' : 'hi', 'Deva')
    default:
      return languageOf(winner.code, winner.script)
  }
}

function withoutAddresses(sample: string): string {
  if (!sample.includes('@') && !sample.includes('://')) return sample
  const tokens = sample.split(/\s+/u)
  return tokens.filter((token) => !token.includes('@') && !token.includes('://')).join(' ')
}

function countScripts(sample: string): Map<string, number> {
  const counts = new Map<string, number>()
  const known = new Map<string, string>()
  let plainLetters = 0
  for (const character of sample) {
    const code = character.charCodeAt(0)
    if (code < 128) {
      if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) plainLetters += 1
      continue
    }
    let script = known.get(character)
    if (script === undefined) {
      script = scripts.find(({ pattern }) => pattern.test(character))?.script ?? ''
      known.set(character, script)
    }
    if (script !== '') counts.set(script, (counts.get(script) ?? 0) + 1)
  }
  if (plainLetters > 0) counts.set('Latn', (counts.get('Latn') ?? 0) + plainLetters)
  return counts
}

const traditional = /[們這個說來時會學國對開關車電應實點預約資訊書寫買賣樓]/u
const simplified = /[们这个说来时会学国对开关车电应实点预约资讯书写买卖楼]/u

function cyrillicCode(sample: string): string {
  if (/[іїєґ]/u.test(sample)) return 'uk'
  if (/[ђјљњћџ]/u.test(sample)) return 'sr'
  if (
    !/[ыэё]/u.test(sample) &&
    /ъ/u.test(sample) &&
    /(?:^|\s)(?:и|на|за|са|се|от|да|не)(?=\s)/u.test(sample) &&
    /(?:ът|та|то|ите|ва)(?=\s|$)/u.test(sample)
  )
    return 'bg'
  return 'ru'
}

function latinLanguage(sample: string): Language {
  const scores = new Map<string, number>()
  const hasOnlyPlainLetters = !/[^\p{ASCII}]/u.test(sample)
  for (const word of sample.match(hasOnlyPlainLetters ? /[a-z]+/gu : /\p{L}+/gu) ?? []) {
    // Single letters are list marks and blood groups as often as words.
    const weight = word.length === 1 ? 0.4 : 1
    for (const code of stopWords.get(word) ?? []) scores.set(code, (scores.get(code) ?? 0) + weight)
  }
  for (const [code, pattern, points] of letterHints) {
    if (hasOnlyPlainLetters && !hintsOfPlainLetters.has(code)) continue
    const hits = sample.match(pattern)?.length ?? 0
    if (hits > 0) scores.set(code, (scores.get(code) ?? 0) + Math.min(hits, 4) * points)
  }
  let best = 'en'
  let bestScore = scores.get('en') ?? 0
  for (const [code, score] of scores) {
    if (score > bestScore) [best, bestScore] = [code, score]
  }
  return languageOf(best, 'Latn')
}

const letterHints: readonly [code: string, pattern: RegExp, points: number][] = [
  ['de', /ß|(?:ung|keit|heit|schaft|ungen)(?!\p{L})/gu, 0.8],
  ['de', /[äöü]/gu, 0.5],
  ['tr', /[ğşı]/gu, 0.9],
  ['fr', /[çœ]|[àèùê]|(?<!\p{L})[ldjcnsmt]['’](?=\p{L}{3})/gu, 0.5],
  ['es', /[ñ¿¡]|ción(?!\p{L})|ciones(?!\p{L})/gu, 1],
  ['pt', /[ãõ]|ção(?!\p{L})|ções(?!\p{L})/gu, 1],
  ['pl', /[łąęśźż]/gu, 0.9],
  ['cs', /[ěřů]/gu, 1],
  ['ro', /[țș]/gu, 1],
  ['hu', /[őű]/gu, 1],
  ['vi', /[ơưđạảấầẩậắằẵặẹẻẽếềểễệịọỏốồổộớờởợụủứừửữựỳỵỷỹ]/gu, 0.7],
  ['da', /[æø]/gu, 0.4],
  ['nb', /[æø]/gu, 0.4],
  ['sv', /[åäö]/gu, 0.3],
  ['fi', /(?:ää|aa|ii|uu|kk|ään|ssa|ssä)(?!\p{L})/gu, 0.4],
  ['it', /zion[ei](?!\p{L})|(?<!\p{L})dell['’]/gu, 0.8],
]

const hintsOfPlainLetters = new Set(['de', 'fr', 'fi', 'it'])

// Forty thousand characters need not all be read to know their language.
function takeSample(text: string): string {
  if (text.length <= samplePieces * sampleLength) return text
  const step = Math.floor((text.length - sampleLength) / (samplePieces - 1))
  return Array.from({ length: samplePieces }, (_, index) =>
    text.slice(index * step, index * step + sampleLength),
  ).join(' ')
}

/** `code`: BCP 47 primary tag · `script`: ISO 15924. */
export function languageOf(code: string, script: string): Language {
  return { name: names[code] ?? 'English', code, rtl: ['ar', 'he', 'fa', 'ur'].includes(code), script }
}
