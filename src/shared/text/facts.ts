import { detectLanguage } from './language.ts'
import { normalise } from './normalise.ts'

const number = "\\d+(?:[.,'’ ]\\d{3})*(?:[.,]\\d+)?"
const units =
  '%|‰|°\\s?[CF]?|px|pt|rem|em|kb|mb|gb|tb|mbit|kbit|ms|sec|secs|seconds?|s|min|mins|minutes?|hours?|hrs?|h|days?|weeks?|months?|years?|nights?|kg|g|mg|t|lbs?|oz|km|m|cm|mm|mi|miles?|ft|m²|m2|ha|l|ml|cl|kwh|kw|w|v|k|mio|million|billion|sekunden?|minuten?|stunden?|tagen?|tage?|wochen?|monaten?|monate?|jahren?|jahre?|uhr|prozent|secondes?|heures?|jours?|semaines?|mois|ans?|segundos?|minutos?|horas?|d[ií]as?|semanas?|meses|mes|años?|anos?|секунд\\p{L}*|минут\\p{L}*|час\\p{L}*|дн\\p{L}*|день|недел\\p{L}*|месяц\\p{L}*|лет|год\\p{L}*'
const currency =
  '€|\\$|£|¥|₹|₽|₪|₩|₺|₫|zł|CHF|EUR|USD|GBP|JPY|INR|BRL|R\\$|CAD|AUD|SEK|NOK|DKK|PLN|CZK|euros?|dollars?|pounds?|cents?|francs?|rupees?|yen|рубл\\p{L}*'

const amountBefore = new RegExp(
  `(?:${currency})\\s?${number}(?:\\s?(?:k|m|million|mio|billion))?(?![\\p{L}\\d])`,
  'giu',
)
const amountAfter = new RegExp(`(?<![\\p{L}\\d.,])${number}\\s?(?:${currency})(?![\\p{L}\\d])`, 'giu')
const measured = new RegExp(
  `(?<![\\p{L}\\d.,])${number}(?:\\s?[-–]\\s?${number})?[\\s-]?(?:${units})(?![\\p{L}\\d])`,
  'giu',
)
const bareNumber = new RegExp(`(?<![\\p{L}\\d])${number}(?!\\d)`, 'gu')
const cjkMeasured =
  /\d+(?:[.,]\d+)?\s?(?:万|億|亿|千|円|元|人|名|件|個|个|台|回|次|日|天|時間|小时|分|秒|週間|周|か月|个月|年|歳|岁|枚|本|개|명|일|시간|분|초|주|개월|년|원|만)/gu
const clock =
  /(?<![\d:])(?:[01]?\d|2[0-4])[:.h][0-5]\d(?:\s?[ap]\.?m\.?)?(?![\d.])|(?<!\d)(?:1[0-2]|0?[1-9])\s?[ap]\.?m\b/giu
const isoDate = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)|(?<!\d)\d{1,2}[./]\d{1,2}[./]\d{2,4}(?!\d)/gu
const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro'
const wordDate = new RegExp(
  `(?<!\\d)\\d{1,2}(?:st|nd|rd|th|\\.|º)?\\s(?:de\\s)?(?:${months})(?!\\p{L})(?:\\s(?:de\\s)?\\d{4})?|(?<!\\p{L})(?:${months})\\s\\d{1,4}(?:st|nd|rd|th)?(?:,?\\s\\d{4})?`,
  'giu',
)
const address =
  /\bhttps?:\/\/[^\s<>"'`)\]}，。、]+|\bwww\.[^\s<>"'`)\]}，。、]+|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/giu
const hexColour = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![0-9a-z])/giu
const quoted =
  /"([^"\n]{1,300})"|“([^”\n]{1,300})”|„([^“”\n]{1,300})[“”]|«([^»\n]{1,300})»|‹([^›\n]{1,300})›|「([^」\n]{1,300})」|『([^』\n]{1,300})』|(?<![\p{L}\p{N}])'([^'\n]{2,200})'(?![\p{L}\p{N}])/gu
const coded = /(?<![\p{L}\p{N}_])\p{L}{1,12}\d[\p{L}\d.]*/gu
/** Each of these needs a digit. */
const numeric: readonly RegExp[] = [
  isoDate,
  wordDate,
  amountBefore,
  amountAfter,
  clock,
  measured,
  cjkMeasured,
  coded,
  bareNumber,
]
const nameWord = "\\p{Lu}[\\p{L}\\p{N}&'’+-]*(?:\\.\\p{L}[\\p{L}\\p{N}]*)*"
const properRun = new RegExp(`${nameWord}(?:[ ](?:(?:of|de|da|do|van|von|&)[ ])?${nameWord})*`, 'gu')

/**
 * Everything in a text that a brief may never lose or change: quoted strings, addresses, colours, amounts, dates,
 * times, measured and bare numbers, names. Each fact is a piece of the normalised text, in order, without repeats.
 */
export function collectFacts(text: string): string[] {
  const source = normalise(text)
  const facts: { at: number; value: string }[] = []
  const taken = new Uint8Array(source.length + 1)

  if (/["“„«‹「『']/u.test(source)) collect(quoted, true)
  if (/@|:\/\/|www\./iu.test(source)) collect(address, false)
  if (source.includes('#')) collect(hexColour, false)
  if (/\d/u.test(source)) for (const pattern of numeric) collect(pattern, false)
  for (const name of collectNames(source)) {
    if (taken[name.at] === 0) facts.push(name)
  }

  const seen = new Set<string>()
  return facts
    .sort((one, other) => one.at - other.at)
    .map((fact) => fact.value)
    .filter((value) => value !== '' && !seen.has(value) && seen.add(value) !== undefined)

  function collect(pattern: RegExp, isQuoted: boolean): void {
    // Not matchAll, which copies the pattern on every call.
    pattern.lastIndex = 0
    for (let match = pattern.exec(source); match !== null; match = pattern.exec(source)) {
      if (!isQuoted && taken[match.index] === 1) continue
      const value = isQuoted ? (match.slice(1).find((group) => group !== undefined) ?? '') : match[0]
      facts.push({ at: match.index, value: trimFact(value) })
      // Numbers inside a quotation are already kept with it; everything else must not be read twice.
      taken.fill(1, match.index, match.index + match[0].length)
    }
  }
}

function trimFact(value: string): string {
  return value.trim().replace(/[.,;:!?]+$/u, '')
}

function collectNames(source: string): { at: number; value: string }[] {
  // Asked for only when a name hangs on it: finding out costs more than everything else here.
  let isGerman: boolean | undefined
  const capitalisesNouns = () => (isGerman ??= detectLanguage(source).code === 'de')
  const isShort = source.length < 40 && !/[.!?]/u.test(source)
  const found: { at: number; value: string }[] = []
  properRun.lastIndex = 0
  for (let match = properRun.exec(source); match !== null; match = properRun.exec(source)) {
    const value = trimFact(match[0].replace(/['’]s?$/u, ''))
    if ([...value].length < 2) continue
    const isStriking = /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}|\p{L}\d/u.test(value)
    if (isStriking) {
      found.push({ at: match.index, value })
      continue
    }
    const isStart = startsSentence(source, match.index)
    const isRun = value.includes(' ')
    if ((isStart && !isShort && !isRun) || capitalisesNouns()) continue
    if (!isStart || isShort) found.push({ at: match.index, value })
    else if (isRun) found.push({ at: match.index, value: withoutOpener(value) })
  }
  return found.filter((name) => name.value !== '' && !commonCapital.test(name.value))
}

const commonCapital = /^(?:I|I['’](?:m|ve|d|ll)|OK|A)$/u
const opener =
  /^(?:The|A|An|Our|My|Your|Their|This|That|These|Those|Each|Every|No|If|When|While|Only|All|Some|Any|For|In|On|At|By|With|Without|From|To|After|Before|During|Use|Connect|Show|Send|Let|Add|Import|Export|Sync|Pay|And|Or|But|We|You|They|It|He|She|One|Two|Three|Max|Min|Must|Never|Always|Not|Between|Until|Per|Is|Are|Can|Should)\s/u

function withoutOpener(value: string): string {
  return value.replace(opener, '')
}

function startsSentence(source: string, at: number): boolean {
  const before = source.slice(Math.max(0, at - 12), at)
  return (
    before.trim() === '' ||
    /(?:[.!?:;…]["'”’)]*\s+|\n\s*(?:[-*•·–]\s*|\d{1,3}[.)]\s*)?|[("“„«‘]|->\s*|→\s*|^\s*[-*•]\s+)$/u.test(
      before,
    )
  )
}
