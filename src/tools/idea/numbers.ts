import { numberValue } from './words/number-words.ts'
import { unitWords, type UnitKey } from './words/unit-words.ts'

/** A number the idea gives, with everything needed to keep it exactly. */
export type NumberFact = {
  /** As typed with its unit: "6%", "60k savings" gives "60k", "about 350 words" gives "350 words". */
  words: string
  value: number
  /** Upper end of a range ("3-5 days"). */
  upTo?: number
  kind:
    | 'money'
    | 'percent'
    | 'duration'
    | 'age'
    | 'words'
    | 'characters'
    | 'year'
    | 'clock'
    | 'size'
    | 'ratio'
    | 'rank'
    | 'count'
  /** Length in seconds, for a duration. */
  seconds?: number
  /** "year", "page", "km" …, in lower case. */
  unit?: string
  approximate: boolean
  start: number
  end: number
}

const plain = "\\d{1,3}(?:[.,'’\\u202f ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)?"
const money = new RegExp(
  `(?:[€$£¥₹₽₩₺₴]|R\\$|US\\$|CHF|EUR|USD|GBP)\\s?(${plain})\\s?(k|m|mio|million|bn|billion)?(?![\\p{L}\\d])|(?<![\\p{L}\\d.,])(${plain})\\s?(k|m|mio|million|bn|billion)?\\s?(?:€|\\$|£|¥|₹|₽|₩|₺|₴|zł|CHF|EUR|USD|GBP|euros?|dollars?|pounds|bucks|francs?|rupees?|rupien|reais|reales|pesos?|yen|yuan|won|liras?|lira|рубл\\p{L}*|гривен\\p{L}*|يورو|دولار|रुपये|रुपए|円|元|원)(?![\\p{L}\\d])`,
  'giu',
)
const percent = new RegExp(
  `(?<![\\p{L}\\d.,])(${plain})\\s?(?:%|percent|per cent|prozent|pour cent|por ciento|por cento|per cento|процент\\p{L}*|بالمئة|प्रतिशत|％)`,
  'giu',
)
const ratio = /(?<![\d:.])(\d{1,2})\s?[:x×]\s?(\d{1,2})(?![\d:])(?!\s?[ap]\.?m\b)/giu
const clock =
  /(?<![\d:])(\d{1,2}):\d{2}(?:\s?[ap]\.?m(?![\p{L}])| uhr)?(?![\d:])|(?<![\d:.,])(\d{1,2})\.\d{2}\s?(?:[ap]\.?m(?!\p{L})|uhr)|(?<![\d.,])(\d{1,2})\s?(?:[ap]\.?m(?!\p{L})|o'clock|uhr)/giu
const year = /(?<![\d.,'’€$£-])(1[5-9]\d{2}|20\d{2})(?:s|er)?(?![\d%.]|,\d|\p{L})/gu
const rank = /(?<![\p{L}\d])(\d{1,4})(?:st|nd|rd|th)(?!\p{L})/giu
const numbered = new RegExp(
  `(?<![\\p{L}\\d.,#:])(${plain})(k|m)?(?:\\s?(?:[-–~]|to|bis|à|a|до)\\s?(${plain}))?(?:[\\s-]{0,2}([\\p{L}\\p{M}²]+))?`,
  'giu',
)
const spelled =
  /(?<![\p{L}\d])(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|a|an|half an?)[\s-](seconds?|minutes?|hours?|days?|weeks?|months?|years?|words?|pages?|sentences?|scenes?|panels?|shots?|paragraphs?)(?!\p{L})/giu
// "Lena, 9, builds a radio"
const asideAge = /(?<=\p{Lu}[\p{L}'’-]{1,20},\s)(\d{1,2})(?=\s*,|\s*$)/gu
const knownRatios = new Set([
  '1:1',
  '4:3',
  '3:4',
  '16:9',
  '9:16',
  '4:5',
  '5:4',
  '3:2',
  '2:3',
  '21:9',
  '2:1',
  '1:2',
])
const nearly =
  /(?:about|around|approx\.?|approximately|roughly|circa|ca\.?|some|~|≈|nearly|almost|up to|etwa|ungefähr|rund|environ|unos|unas|cerca de|circa|около|примерно|حوالي|लगभग|約|约|大约|약)\s?$/iu

/** Every number in the order written, none twice. */
export function readNumbers(text: string): NumberFact[] {
  const facts: NumberFact[] = []
  const taken = new Uint8Array(text.length + 1)

  collect(money, (match) => ({
    kind: 'money',
    value: scaled(match[1] ?? match[3] ?? '', match[2] ?? match[4]),
  }))
  collect(percent, (match) => ({ kind: 'percent', value: toNumber(match[1] ?? '') }))
  collect(
    ratio,
    (match) => ({ kind: 'ratio', value: Number(match[1]), upTo: Number(match[2]) }),
    (match) => isRatio(match),
  )
  collect(clock, (match) => ({ kind: 'clock', value: Number(match[1] ?? match[2] ?? match[3]) }))
  collect(
    year,
    (match) => ({ kind: 'year', value: Number(match[1]) }),
    (match) => !isCounted(text.slice(match.index + match[0].length)),
  )
  collect(asideAge, (match) => ({ kind: 'age', value: Number(match[1]) }))
  collect(rank, (match) => ({ kind: 'rank', value: Number(match[1]) }))
  collectNumbered()
  collect(
    spelled,
    (match) => withUnit(numberValue((match[1] ?? '').toLowerCase()) ?? 0.5, undefined, match[2] ?? ''),
    // "One day he has to …" opens a story.
    (match) =>
      !/^one day$/iu.test(match[0]) ||
      /\b(?:in|for|within|just|only|about)\s$/iu.test(text.slice(Math.max(0, match.index - 8), match.index)),
  )
  return facts.sort((one, other) => one.start - other.start)

  function collect(
    pattern: RegExp,
    read: (match: RegExpExecArray) => Pick<NumberFact, 'kind' | 'value' | 'upTo' | 'seconds' | 'unit'>,
    accept: (match: RegExpExecArray) => boolean = () => true,
  ): void {
    for (const match of text.matchAll(pattern)) {
      if (taken[match.index] === 1 || !accept(match)) continue
      keep(match.index, match[0].trimEnd(), read(match))
    }
  }

  function collectNumbered(): void {
    for (const match of text.matchAll(numbered)) {
      if (taken[match.index] === 1) continue
      const digits = match[1] ?? ''
      const upTo = match[3] === undefined ? undefined : toNumber(match[3])
      const unit = startOfUnspaced(match[4] ?? '')
      const known = unitOf(unit)
      const value = scaled(digits, match[2])
      const whole = match[0].slice(0, match[0].length - (match[4] ?? '').length + unit.length)
      const withoutUnit = match[0].slice(0, match[0].length - (match[4] ?? '').length).replace(/[\s-]+$/u, '')
      if (known)
        keep(match.index, whole, readUnit(value, upTo, unit, ageOf(text, match.index + whole.length, known)))
      else
        keep(match.index, withoutUnit, {
          kind: 'count',
          value,
          ...(upTo === undefined ? {} : { upTo }),
          ...(unit === '' ? {} : { unit: unit.toLowerCase() }),
        })
    }
  }

  function keep(
    start: number,
    words: string,
    fact: Pick<NumberFact, 'kind' | 'value' | 'upTo' | 'seconds' | 'unit'>,
  ): void {
    const { upTo, ...rest } = fact
    facts.push({
      words,
      ...rest,
      ...(upTo === undefined ? {} : { upTo }),
      approximate: nearly.test(text.slice(Math.max(0, start - 16), start)),
      start,
      end: start + words.length,
    })
    taken.fill(1, start, start + words.length)
  }
}

// "16:9" is a shape, "9:30" a time.
function isRatio(match: RegExpExecArray): boolean {
  if (knownRatios.has(`${match[1]}:${match[2]}`)) return true
  return match[0].includes(':') && (match[2]?.length ?? 0) === 1
}

function withUnit(
  value: number,
  upTo: number | undefined,
  unit: string,
): Pick<NumberFact, 'kind' | 'value' | 'upTo' | 'seconds' | 'unit'> {
  const key = unitOf(unit)
  const shared = { value, ...(upTo === undefined ? {} : { upTo }), unit: key?.unit ?? unit.toLowerCase() }
  if (key?.seconds !== undefined) return { kind: 'duration', ...shared, seconds: value * key.seconds }
  return { kind: key?.kind ?? 'count', ...shared }
}

function readUnit(
  value: number,
  upTo: number | undefined,
  unit: string,
  isAge: boolean,
): Pick<NumberFact, 'kind' | 'value' | 'upTo' | 'seconds' | 'unit'> {
  const { seconds, ...fact } = withUnit(value, upTo, unit)
  return isAge ? { ...fact, kind: 'age' } : { ...fact, ...(seconds === undefined ? {} : { seconds }) }
}

// "30秒の動画" writes the unit and what follows in one run.
function startOfUnspaced(run: string): string {
  if (!/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(run)) return run
  for (let length = Math.min(4, run.length); length > 0; length -= 1)
    if (unitByWord.has(run.slice(0, length))) return run.slice(0, length)
  return run.slice(0, 1)
}

type Unit = { unit: string; kind: NumberFact['kind']; seconds?: number }
const secondsOf: Partial<Record<UnitKey, number>> = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 86_400,
  week: 604_800,
  month: 2_629_800,
  year: 31_557_600,
}
const unitByWord = new Map<string, Unit>()
const stems: { stem: string; unit: Unit }[] = []
for (const [key, words] of Object.entries(unitWords) as [UnitKey, string][]) {
  const seconds = secondsOf[key]
  const kind: NumberFact['kind'] =
    key === 'word'
      ? 'words'
      : key === 'character'
        ? 'characters'
        : /^(?:metre|gram|pixel|byte|degree|litre)$/.test(key)
          ? 'size'
          : 'count'
  const unit: Unit = { unit: key, kind, ...(seconds === undefined ? {} : { seconds }) }
  for (const word of words.split(' ')) {
    if (word.endsWith('*')) stems.push({ stem: word.slice(0, -1), unit })
    else unitByWord.set(word, unit)
  }
}

function unitOf(word: string): Unit | undefined {
  if (word === '') return undefined
  const lower = word.toLowerCase()
  return unitByWord.get(lower) ?? stems.find(({ stem }) => lower.startsWith(stem))?.unit
}

// "4 year old" and "6 Jahre alt" tell an age, "40 years late" a span.
function ageOf(text: string, end: number, unit: Unit): boolean {
  if (unit.unit !== 'year' && unit.unit !== 'month') return false
  return (
    /^[\s-]?(?:olds?|of age|alt|jähr\p{L}*|ans? d['’]âge)(?!\p{L})/iu.test(text.slice(end, end + 14)) ||
    /(?:歳|岁|歲|살|세|jährig\p{L}*|yaşında\p{L}*|वर्षीय)$/iu.test(text.slice(Math.max(0, end - 12), end))
  )
}

function isCounted(after: string): boolean {
  return /^[\s-]?(?:words?|characters?|people|euros?|dollars?|words|wörter|mots|palabras|km|m|meters?|metres?|kg|g|calories|kcal|followers|subscribers|users|pixels|px|pieces|steps|views|x)(?!\p{L})/iu.test(
    after,
  )
}

function toNumber(digits: string): number {
  const grouped = /^\d{1,3}(?:[.,'’\u202f ]\d{3})+(?:[.,]\d{1,2})?$/u.test(digits)
  if (grouped)
    return Number(
      digits
        .replace(/[.,](\d{1,2})$/u, '_$1')
        .replace(/[^\d_]/gu, '')
        .replace('_', '.'),
    )
  return Number(digits.replace(',', '.'))
}

function scaled(digits: string, scale: string | undefined): number {
  const value = toNumber(digits)
  if (!scale) return value
  const lower = scale.toLowerCase()
  return lower === 'k'
    ? value * 1_000
    : lower === 'bn' || lower === 'billion'
      ? value * 1_000_000_000
      : value * 1_000_000
}
