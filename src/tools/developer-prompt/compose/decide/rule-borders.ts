import type { RuleCase } from '../brief.ts'
import { clipWords, lowerFirst, withoutStop } from '../words/english.ts'
import { memoByText } from '../words/memo.ts'
import { numberSource, showNumber, toNumber } from '../words/numbers.ts'

type Reader = (text: string) => RuleCase | undefined

/** What a rule without a border in its words is tested with; rules that share it share a test. */
export const bothSides = 'one allowed and one refused case'

const spanUnit = '(seconds?|secs?|minutes?|mins?|hours?|h|days?|weeks?|months?|years?)'
const readers: readonly Reader[] = [
  readTiers,
  readFree,
  readSum,
  readDue,
  readSending,
  readSustained,
  readDeadline,
  readLateArrival,
  readCeiling,
  readClock,
  readKept,
  readLifetime,
  readAge,
  readForeignMost,
  readForeignAbove,
  readForeignSpan,
]

const longestRead = 500

/** The border of a rule whose shape says more than a bare number: tiers, clocks, sustained values, retention. */
export function readBorder(whole: string): RuleCase | undefined {
  return borderOf(whole.slice(0, longestRead)).found
}

const borderOf = memoByText((text): { found: RuleCase | undefined } => {
  for (const read of readers) {
    const found = read(text)
    if (found !== undefined) return { found }
  }
  return { found: undefined }
}, 600)

const tier =
  /\bup to (\d[\d.,]*)\s?([a-z]{1,10})\s(?:costs?\s|for\s|is\s|=\s?|:\s?)?((?:[€$£]\s?\d[\d.,]*)|(?:\d[\d.,]*\s?(?:[€$£]|eur\b|usd\b|gbp\b|chf\b)))/giu

/** "Up to 10 kg 5,90 €, up to 31 kg 9,90 €" names prices, not a ban: one case per step. */
function readTiers(text: string): RuleCase | undefined {
  if (!/\bup to \d/iu.test(text)) return undefined
  const steps = [...text.matchAll(tier)].map(([, size = '', unit = '', price = '']) => ({
    size: size.replace(/[.,]$/u, ''),
    unit,
    price: price.replace(/[.,]$/u, ''),
  }))
  const [first, second] = steps
  const last = steps.at(-1)
  if (first === undefined || last === undefined) return undefined
  const cases = steps.slice(0, 3).map((step) => `${step.size} ${step.unit}: ${step.price}`)
  const between = second === undefined ? '' : `; just above ${first.size} ${first.unit}: ${second.price}`
  return {
    given: `the total is ${first.size} ${first.unit}`,
    when: 'the price is worked out',
    then: `${first.price} is charged`,
    boundary: `${cases.join('; ')}${between}; above ${last.size} ${last.unit}: not offered`,
  }
}

/** "Orders over €50 ship free", "free over $80". */
function readFree(text: string): RuleCase | undefined {
  const match =
    /\b(?:over|above|from)\s+(?:([€$£])\s?(\d+(?:[.,]\d+)?)|(\d+(?:[.,]\d+)?)\s?(€|eur\b|usd\b|gbp\b|chf\b))/iu.exec(
      text,
    )
  const value = toNumber(match?.[2] ?? match?.[3] ?? '')
  if (match === null || value === undefined || !/\bfree\b/iu.test(text)) return undefined
  const isFrom = /^from/iu.test(match[0])
  const money = (amount: number) =>
    match[1] === undefined ? `${amount.toFixed(2)} ${match[4] ?? ''}` : `${match[1]}${amount.toFixed(2)}`
  const [paid, free] = isFrom ? [value - 0.01, value] : [value, value + 0.01]
  return { boundary: `${money(paid)}: charged; ${money(free)}: free` }
}

/** "Shares must add up to the total". */
function readSum(text: string): RuleCase | undefined {
  if (!/\b(?:adds?|sums?) up to\s(?:the|its|their|an?)\b|\bequals? the (?:total|sum)\b/iu.test(text))
    return undefined
  return {
    given: 'the parts of 100.00 come to 99.99',
    when: 'it is saved',
    then: 'it is refused with the missing 0.01',
    boundary: '33.33 + 33.33 + 33.34 of 100.00 accepted; 99.99 and 100.01 refused',
  }
}

/** "Within 14 days only if never downloaded": both must hold. */
const dueOnlyIf = new RegExp(
  String.raw`\bwithin\s+${numberSource}\s+${spanUnit}\s+(?:and\s+)?only\s+(?:if|when|with)\s+([^.;,]{4,60})`,
  'iu',
)

function readDue(text: string): RuleCase | undefined {
  const match = dueOnlyIf.exec(text)
  const span = toNumber(match?.[1] ?? '')
  if (match === null || span === undefined) return undefined
  const time = match[2] ?? ''
  const condition = lowerFirst(withoutStop(match[3] ?? ''))
  return {
    given: `${justOver(span, time)} have passed`,
    when: 'it is asked for',
    boundary: `at ${showNumber(span)} ${time} and ${condition}: accepted; at ${justOver(span, time)}, or not "${condition}": refused`,
  }
}

/** "Reminders go out 24 h before": sent then, and once. */
const sentBefore = new RegExp(String.raw`${numberSource}\s*${spanUnit}\s+(?:before|prior|ahead)`, 'iu')

function readSending(text: string): RuleCase | undefined {
  if (
    !/\b(?:sent|send|sends|go(?:es)? out|reminds?|reminders?|notif\w+)\b/iu.test(text) ||
    /\b(?:no|not|never)\b/iu.test(text)
  )
    return undefined
  const match = sentBefore.exec(text)
  const span = toNumber(match?.[1] ?? '')
  if (match === null || span === undefined) return undefined
  return {
    boundary: `one minute earlier: nothing; ${showNumber(span)} ${match[2] ?? ''} before: sent, and not again`,
  }
}

/** "Above 8 °C or below 2 °C for more than 10 minutes": value and time each have a border. */
const sustained = new RegExp(
  String.raw`\b(above|over|below|under|more than|less than)\s+${numberSource}\s?(°\s?[CF]|%|[\p{L}]+)?(?:\s+or\s+(above|over|below|under)\s+${numberSource}\s?(?:°\s?[CF]|%|[\p{L}]+)?)?\s+for\s+(?:more than|over|at least)?\s*${numberSource}\s+${spanUnit}`,
  'iu',
)

function readSustained(text: string): RuleCase | undefined {
  const match = sustained.exec(text)
  const value = toNumber(match?.[2] ?? '')
  const span = toNumber(match?.[6] ?? '')
  if (match === null || value === undefined || span === undefined) return undefined
  const unit = match[3] === undefined ? '' : ` ${match[3].replace(/\s/gu, '')}`
  const isAbove = /above|over|more/iu.test(match[1] ?? '')
  const beyond = beside(value, isAbove, unit)
  const time = match[7] ?? ''
  const word = outcomeWord(text)
  const otherValue = match[4] === undefined ? undefined : toNumber(match[5] ?? '')
  const otherSide =
    otherValue === undefined
      ? ''
      : `; ${beside(otherValue, /above|over/iu.test(match[4] ?? ''), unit)}${unit}: same`
  return {
    boundary: `${justOver(span, time)} at ${decimal(value, unit)}${unit}: no ${word}; exactly ${showNumber(span)} ${time} at ${beyond}${unit}: no ${word}; ${justOver(span, time)} at ${beyond}${unit}: ${word}${otherSide}`,
  }
}

/** "If not acknowledged in 5 minutes, SMS to the manager". */
const undoneWithin = new RegExp(
  String.raw`^(?:if|when|unless)\s+([^,]*?)\b(?:(not|nobody|no one)\b([^,]*?))?\s(?:in|within|for|after)\s+${numberSource}\s+${spanUnit}\b[^,]*,\s*(?:then\s+)?(.{3,})$`,
  'iu',
)

function readDeadline(text: string): RuleCase | undefined {
  const match = undoneWithin.exec(text)
  const span = toNumber(match?.[4] ?? '')
  if (match === null || span === undefined || match[2] === undefined) return undefined
  const done = lowerFirst(`${match[3] ?? ''}`.trim().replace(/^(?:been|yet)\s/u, ''))
  const outcome = clipWords(lowerFirst(withoutStop(match[6] ?? '')), 9)
  const time = match[5] ?? ''
  return {
    given: `${showNumber(span)} ${time} have passed`,
    when: 'nothing was done',
    then: outcome,
    boundary: `${done === '' ? 'done' : done} just before ${showNumber(span)} ${time}: nothing; still open at ${showNumber(span)} ${time}: ${outcome}, once`,
  }
}

function readLateArrival(text: string): RuleCase | undefined {
  if (
    !/\b(?:arriv\w*|com\w+ in|sent|received|deliver\w*)\s(?:too\s)?late\b|\bown (?:time|timestamp)\b|\bbackdat/iu.test(
      text,
    )
  )
    return undefined
  return { boundary: 'an entry stamped 09:00 that arrives at 11:00 is stored at 09:00 and counts for 09:00' }
}

/** "Memory must stay below 200 MB": what is below passes. */
const ceiling = new RegExp(
  String.raw`\b(?:must|should|has to|have to|needs? to|to)\s+(?:always\s+)?(?:be|stay|remain|keep|run|use|load|weigh)\s+(below|under|above|over|less than|more than)\s+${numberSource}\s?(°\s?[CF]|%|[\p{L}]+)?`,
  'iu',
)

function readCeiling(text: string): RuleCase | undefined {
  const match = ceiling.exec(text)
  const value = toNumber(match?.[2] ?? '')
  if (match === null || value === undefined) return undefined
  const unit = match[3] === undefined ? '' : ` ${match[3]}`
  const inside = /below|under|less/iu.test(match[1] ?? '')
    ? beside(value, false, unit)
    : beside(value, true, unit)
  return { boundary: `${inside}${unit}: accepted; ${decimal(value, unit)}${unit}: refused` }
}

/** "Only before 7:30", "no reminders after 21:00". */
function readClock(text: string): RuleCase | undefined {
  if (!/\d[:.]\d\d/.test(text)) return undefined
  const found = [
    ...text.matchAll(
      /\b(before|until|till|by|no later than|after|from|at)\s+(\d{1,2})[:.](\d\d)\b(?!\s?(?:€|%|eur|kg))/giu,
    ),
  ]
  const [match] = found
  if (match === undefined || found.length > 1) return undefined
  const [, word = '', hour = '', minute = ''] = match
  const total = Number(hour) * 60 + Number(minute)
  if (total >= 1440) return undefined
  const isBanned = /\b(?:no|never|not|cannot|can't|nobody)\b/iu.test(text.slice(0, match.index))
  const [yes, no] = isBanned ? ['refused', 'accepted'] : ['accepted', 'refused']
  switch (word.toLowerCase()) {
    case 'at':
      return undefined
    case 'before':
      return { boundary: `${clock(total - 1)} ${yes}; ${clock(total)} ${no}` }
    case 'after':
      return { boundary: `${clock(total)} ${no}; ${clock(total + 1)} ${yes}` }
    case 'from':
      return { boundary: `${clock(total - 1)} ${no}; ${clock(total)} ${yes}` }
    default:
      return { boundary: `${clock(total)} ${yes}; ${clock(total + 1)} ${no}` }
  }
}

function clock(minutes: number): string {
  const whole = (minutes + 1440) % 1440
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

const keptFor = new RegExp(
  String.raw`\b(?:keep|kept|stored?|retain(?:ed)?|archived?)\b[^.;,]*?\b${numberSource}\s+(days?|weeks?|months?|years?)`,
  'iu',
)

function readKept(text: string): RuleCase | undefined {
  const match = keptFor.exec(text)
  const span = toNumber(match?.[1] ?? '')
  return match === null || span === undefined
    ? undefined
    : {
        boundary: `one day short of ${showNumber(span)} ${match[2] ?? ''}: still there after the nightly clean-up`,
      }
}

/** "Holds expire after 8 minutes", "vouchers are valid 3 years", "points expire 12 months after purchase". */
const lifetime = new RegExp(
  String.raw`\b(?:(valid|good|active)|expires?|lapses?|disappears?|ends?|times? out)\s+(?:for\s+|after\s+|in\s+|within\s+)?${numberSource}\s+${spanUnit}`,
  'iu',
)

function readLifetime(text: string): RuleCase | undefined {
  const match = lifetime.exec(text)
  const span = toNumber(match?.[2] ?? '')
  if (match === null || span === undefined) return undefined
  const time = match[3] ?? ''
  return {
    boundary: `at ${showNumber(span)} ${time}: ${match[1] === undefined ? 'still there' : 'accepted'}; at ${justOver(span, time)}: ${match[1] === undefined ? 'gone' : 'refused'}`,
  }
}

/** "Older than 60 days", "longer than 6 hours", "3 days late". */
const olderThan = new RegExp(
  String.raw`\b(?:older|longer|later)\s+than\s+${numberSource}\s+${spanUnit}`,
  'iu',
)
const spanLate = new RegExp(String.raw`${numberSource}\s+${spanUnit}\s+(?:late|overdue|old|without)\b`, 'iu')

function readAge(text: string): RuleCase | undefined {
  const older = olderThan.exec(text)
  const late = spanLate.exec(text)
  const match = older ?? late
  const span = toNumber(match?.[1] ?? '')
  if (match === null || span === undefined) return undefined
  const time = match[2] ?? ''
  if (older !== null)
    return { boundary: `${showNumber(span)} ${time}: nothing; ${justOver(span, time)}: applies` }
  return { boundary: `just under ${showNumber(span)} ${time}: nothing; ${showNumber(span)} ${time}: applies` }
}

const rawNumber = String.raw`(\d(?:[\d.,\u00a0\u202f ]*\d)?)`
const foreignUnit = String.raw`\s?((?:[€$£₹%]|\/?[\p{L}\p{M}]+))?`

/** "Maximal 3", "como máximo 3", "au plus 3", "最多3个": limits keep their own digits. */
const foreignMost = new RegExp(
  String.raw`(?:\bmaximal|\bhöchstens|\bmáximo|\bmaximum|\bau plus|\bau maximum|\bmassimo|\bal massimo|\bno máximo|не более|не больше|максимум|最多|最大|अधिकतम|بحد أقصى|\bhoogstens|\bmaksimum|\bmaks)\s*(?:de\s|von\s|di\s)?${rawNumber}${foreignUnit}`,
  'iu',
)
const foreignMostAfter = new RegExp(String.raw`${rawNumber}${foreignUnit}\s?(?:まで|以内|以下|以内)`, 'iu')

function readForeignMost(text: string): RuleCase | undefined {
  const match = foreignMost.exec(text)
  const before = match === null ? foreignMostAfter.exec(text) : null
  const found = match ?? before
  if (found === null || /^maximum\b/iu.test(text) || /\b(?:the|per|of|is|for)\b/iu.test(text))
    return undefined
  return { boundary: `exactly ${shown(found)}: accepted; one more: refused` }
}

const foreignAbove = new RegExp(
  String.raw`(?:\bmás de|\bmehr als|\büber|\bplus de|\bdépass\p{L}*|\bpiù di|\bmais de|более|больше|свыше|超过|أكثر من|(?:تزيد|يزيد)[^\d]{0,20}على)\s*${rawNumber}${foreignUnit}`,
  'iu',
)
const foreignExceeded = new RegExp(String.raw`${rawNumber}${foreignUnit}\s?(?:を超え|を超え)`, 'u')

function readForeignAbove(text: string): RuleCase | undefined {
  const match = foreignAbove.exec(text)
  if (match === null) {
    const exceeded = foreignExceeded.exec(text)
    return exceeded === null
      ? undefined
      : { boundary: `exactly ${shown(exceeded)}: accepted; one more: as worded` }
  }
  return { boundary: `exactly ${shown(match)}: not affected; just above: the rule applies` }
}

const foreignSpan = new RegExp(
  String.raw`(?:\balle|\binnerhalb(?: von)?|\bbinnen|\bdurante|\bcada|\bpendant|\btous les|\btoutes les|\bentro|\bogni|в течение|каждые)\s+${rawNumber}${foreignUnit}`,
  'iu',
)

function readForeignSpan(text: string): RuleCase | undefined {
  const match = foreignSpan.exec(text)
  return match === null || match[2] === undefined
    ? undefined
    : { boundary: `one day short of ${shown(match)}: inside; one day past: outside` }
}

function shown(match: RegExpExecArray): string {
  const unit = match[2] ?? ''
  return `${match[1] ?? ''}${unit === '' || unit.startsWith('/') || /[\u3040-\u9fff]/u.test(unit) ? unit : ` ${unit}`}`
}

function outcomeWord(text: string): string {
  const word =
    /\b(alarm|alert|warning|warn|SMS|e-mail|notification|message|react)/iu.exec(text)?.[1]?.toLowerCase() ??
    'reaction'
  return word === 'react' ? 'reaction' : word === 'warn' ? 'warning' : word === 'sms' ? 'SMS' : word
}

function beside(value: number, isAbove: boolean, unit: string): string {
  const isFine = /°|%|\b(?:kg|km|t|l|litres?|liters?|bar|v|mm|cm|m)$/iu.test(unit.trim())
  const step = isFine || !Number.isInteger(value) ? 0.1 : 1
  return decimal(value + (isAbove ? step : -step), unit)
}

function decimal(value: number, unit: string): string {
  return /°/u.test(unit) ? value.toFixed(1) : showNumber(Math.round(value * 100) / 100)
}

function justOver(span: number, time: string): string {
  if (/^min/iu.test(time)) return `${showNumber(span)} min 1 s`
  if (/^h/iu.test(time)) return `${showNumber(span)} h 1 min`
  if (/^s/iu.test(time)) return `${showNumber(span + 1)} s`
  return `${showNumber(span)} ${time} and 1 ${/^day/iu.test(time) ? 'minute' : 'day'}`
}
