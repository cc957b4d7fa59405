import type { RuleCase } from '../brief.ts'
import { safeInline } from '../words/inline.ts'
import { clipWords, lowerFirst, singular, withoutStop } from '../words/english.ts'
import { numberSource, ordinal, showNumber, toNumber } from '../words/numbers.ts'

/** People and wording a rule's example speaks of. */
export type Cast = { person: string; other: string; verb?: string; claim?: string; thing?: string; levels?: readonly { field: string; holder: string; need: string }[]; roles: readonly { label: string; labels: string }[] }

type Reader = (text: string, cast: Cast) => RuleCase | undefined

const unit = String.raw`\s*((?:[€$£%]|[\p{L}_-]+)(?:\s+(?!per\b|for\b|in\b|within\b|before\b|after\b|and\b|or\b|if\b|when\b|unless\b|only\b|must\b|is\b|are\b|at\b|by\b|from\b|to\b|the\b|it\b|with\b|without\b|on\b|free\b|ship\b|get\b|need\b|can\b|cannot\b|may\b|will\b)[\p{L}_-]+){0,2})?`
const pattern = (source: string) => new RegExp(source, 'iu')

const beforehand = pattern(String.raw`${numberSource}\s*(minutes?|hours?|h|days?|weeks?)\s+(?:before|prior|ahead|in advance|beforehand|notice)`)
const range = pattern(String.raw`(?:between\s+)${numberSource}(:\d\d)?\s*(?:and|to|–|-)\s*${numberSource}(:\d\d)?${unit}`)
const monthNames = 'January|February|March|April|May|June|July|August|September|October|November|December'
const monthRange = new RegExp(`\\b(${monthNames})\\s*(?:to|until|through|and|–|-)\\s*(${monthNames})\\b`)
const monthOnward = new RegExp(`\\b(?:in|from|since)\\s+(${monthNames})\\s+(?:or later|on|onwards?)\\b|\\bafter\\s+(${monthNames})\\b`)
const afterCount = pattern(String.raw`\bafter\s+${numberSource}\s+((?:[\p{L}-]+\s?){1,3}?)(?:\s*(?:in|within)\s+${numberSource}\s+(days?|weeks?|months?|hours?|minutes?))?(?:[.,;]|$)`)
const atMost = pattern(String.raw`(?:\bmax(?:imum)?\.?(?:\s+of)?|\bat most|\bno more than|\bnot more than|\bmore than|\bup to|\blimit(?:ed)?\s+(?:of|to|is)|\bnot exceed|\bcannot exceed|\bnever exceed|\bexceeds?|≤|<=)\s*${numberSource}${unit}`)
const atLeast = pattern(String.raw`(?:\bmin(?:imum)?\.?(?:\s+of)?|\bat least|\bno less than|\bnot less than|\bno fewer than|≥|>=)\s*${numberSource}${unit}`)
const above = pattern(String.raw`(?:\babove|\bover|\bgreater than|\bhigher than|\bmore than|\bexceeds?|>)\s*([€$£])?\s*${numberSource}${unit}`)
const below = pattern(String.raw`(?:\bbelow|\bunder|\bless than|\bfewer than|\blower than|\bsmaller than|<)\s*([€$£])?\s*${numberSource}${unit}`)
const within = pattern(String.raw`(?:\bwithin|\bin the (?:last|next)|\bfor|\bafter|\bexpires? (?:in|after)|\bevery|\blasts?|\bholds? for|\bin under|\bby)\s+${numberSource}\s*[- ]?(seconds?|secs?|s|minutes?|mins?|hours?|h|days?|weeks?|months?|years?|working days?|business days?)\b`)
const percent = pattern(String.raw`${numberSource}\s?%`)
const unique = /\b(?:twice|only once|just once|once per|double[- ]?book\w*|no (?:duplicates?|double)|not (?:overlap|twice)|overlap\w*|unique|only one\b|at most one\b|one\s+[\p{L} ]{2,30}?\s+per\b|more than one\b|same\s+[\p{L} ]{2,30}?\s+(?:cannot|can't|can not|must not|may not))/iu
const onlyWho = /\bonly\s+(?:the\s+|an?\s+)?([\p{L} -]{3,40}?)\s+(?:can|may|are allowed to|is allowed to|should|get to|see|sees)\s+([^.;]{3,80})/iu
const neverShow = /\b(?:never|not|do not|don't|must not|may not|cannot)\s+(?:be\s+)?(?:show|shown|display|displayed|expose|exposed|reveal|revealed|share|shared|see|visible|leak|publish)\w*\b/iu

const limitReaders: readonly Reader[] = [byLevel, byOnlyOnce, byMonths, byNotice, byAfterCount, byRange, byUnique, byNegatedAbove, byAtMost, byAtLeast, byWho, byAbove, byBelow, byPercent, byWithin, byPrivacy]

/** The two sides of a rule's border, worked out from the numbers in its own words. */
export function ruleCase(source: string, cast: Cast): RuleCase {
  const text = withoutStop(safeInline(source))
  for (const read of limitReaders) {
    const found = read(text, cast)
    if (found) return found
  }
  return plainCase(text, cast)
}

/** "same or higher grade" when people have a grade and things need one: one below, equal, one above. */
function byLevel(text: string, cast: Cast): RuleCase | undefined {
  if (!/\b(?:same|equal|higher|lower|at least|matching|above|below)\b/i.test(text)) return undefined
  const level = cast.levels?.find((each) => text.toLowerCase().includes(each.field))
  if (!level) return undefined
  return {
    given: `${cast.other} has ${level.field} 4 and the ${level.need} needs ${level.field} 5`,
    when: `${cast.other} tries to ${cast.claim ?? cast.verb ?? 'take'} it`,
    boundary: `${level.field} 4 for a ${level.need} that needs 5 refused; 5 and 6 accepted`,
  }
}

const onlyWhen = /\bonly\s+(after|when|if|once|while|during|with|for|on|in|as long as)\s+([^.;,]{4,90})/iu

/** "only after a source was checked": with it allowed, without it refused. */
function byOnlyOnce(text: string, cast: Cast): RuleCase | undefined {
  const match = onlyWhen.exec(text)
  if (!match || atMost.test(text) || /\d/.test(match[2] ?? '')) return undefined
  const condition = `${(match[1] ?? '').toLowerCase()} ${clipWords(withoutStop(match[2] ?? ''), 10)}`
  return { given: `the condition "${condition}" is not met`, when: `${cast.person} tries it`, boundary: `"${condition}" met: allowed; not met: refused, nothing saved` }
}

function byMonths(text: string): RuleCase | undefined {
  const between = monthRange.exec(text)
  if (between) {
    const [, from = '', to = ''] = between
    return { boundary: `1 ${from} and ${lastDay(to)} ${to} follow the seasonal value; ${lastDay(previousMonth(from))} ${previousMonth(from)} and 1 ${nextMonth(to)} follow the other` }
  }
  const onward = monthOnward.exec(text)
  const month = onward?.[1] ?? onward?.[2]
  if (month === undefined) return undefined
  const limit = above.exec(text)
  const value = limit ? toNumber(limit[2] ?? '') : undefined
  const start = onward?.[2] === undefined ? month : nextMonth(month)
  const eve = `${lastDay(previousMonth(start))} ${previousMonth(start)}`
  if (value === undefined) return { boundary: `${eve}: rule off; 1 ${start}: rule on` }
  return { boundary: `1 ${start} with ${showNumber(value)}: nothing; 1 ${start} with ${showNumber(value + 1)}: applies; ${eve} with ${showNumber(value + 1)}: nothing` }
}

const months = monthNames.split('|')
const lastDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const lastDay = (month: string) => lastDays[months.indexOf(month)] ?? 30
const previousMonth = (month: string) => months[(months.indexOf(month) + 11) % 12] ?? month
const nextMonth = (month: string) => months[(months.indexOf(month) + 1) % 12] ?? month

function byNotice(text: string, cast: Cast): RuleCase | undefined {
  const match = beforehand.exec(text)
  const value = toNumber(match?.[1] ?? '')
  if (!match || value === undefined) return undefined
  const word = match[2] ?? 'hours'
  const exact = timeWords(value, word)
  const late = justBelow(value, word)
  return {
    given: `the start is ${late} away`,
    when: `${cast.person} tries it then`,
    boundary: `${exact} before the start accepted; ${late} before refused`,
  }
}

function byAfterCount(text: string, cast: Cast): RuleCase | undefined {
  const match = afterCount.exec(text)
  const count = toNumber(match?.[1] ?? '')
  if (!match || count === undefined || /^(?:days?|hours?|weeks?|months?|minutes?|seconds?|years?)\b/i.test(match[2] ?? '')) return undefined
  const noun = (match[2] ?? '').trim()
  const span = toNumber(match[3] ?? '')
  const period = match[4] ?? ''
  const one = count - 1 === 1 ? singular(noun) : noun
  if (span === undefined) return { boundary: `${count - 1} ${one}: no effect; the ${ordinal(count)}: the rule applies` }
  return {
    given: `${cast.person} has ${count - 1} ${one} in the last ${span} ${period}`,
    when: `the ${ordinal(count)} one is recorded`,
    boundary: `${ordinal(count)} ${singular(noun)} on ${singular(period)} ${span}: applies; on ${singular(period)} ${span + 1}: does not`,
  }
}

function byRange(text: string, cast: Cast): RuleCase | undefined {
  const match = range.exec(text)
  const low = toNumber(match?.[1] ?? '')
  const high = toNumber(match?.[3] ?? '')
  if (!match || low === undefined || high === undefined || high <= low) return undefined
  const isClock = match[2] !== undefined || match[4] !== undefined || (/\b(?:am|pm|o'clock|open|pick|saturdays?|sundays?|mondays?|weekdays?|daily)\b/i.test(text) && high <= 24)
  if (isClock) {
    const from = `${showNumber(low).padStart(2, '0')}${match[2] ?? ':00'}`
    const to = `${showNumber(high).padStart(2, '0')}${match[4] ?? ':00'}`
    return { given: `it is ${minuteBefore(from)}`, when: `${cast.person} tries it`, boundary: `${from} and ${to} accepted; ${minuteBefore(from)} and ${minuteAfter(to)} refused` }
  }
  return { boundary: `${showNumber(low)} and ${showNumber(high)} accepted; ${showNumber(low - 1)} and ${showNumber(high + 1)} refused` }
}

function minuteBefore(clock: string): string {
  return shiftClock(clock, -1)
}

function minuteAfter(clock: string): string {
  return shiftClock(clock, 1)
}

function shiftClock(clock: string, by: number): string {
  const [hour = '0', minute = '0'] = clock.split(':')
  const total = (Number(hour) * 60 + Number(minute) + by + 1440) % 1440
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}

function byUnique(text: string, cast: Cast): RuleCase | undefined {
  if (!unique.test(text)) return undefined
  if (cast.verb !== undefined) {
    const thing = cast.thing ?? 'the same one'
    return {
      given: `${cast.person} has saved "${cast.verb}" for ${thing}`,
      when: `${cast.other} tries to ${cast.verb} the same`,
      boundary: 'second attempt refused; two at the same moment leave one row',
    }
  }
  return {
    given: `${cast.person}'s entry is already saved`,
    when: `${cast.other} sends one that collides with it`,
    boundary: 'second attempt refused; two at the same moment leave one row',
  }
}

/** "cannot book more than 2 hours": the number is still allowed. */
function byNegatedAbove(text: string, cast: Cast): RuleCase | undefined {
  return /\b(?:cannot|can't|can not|must not|may not|never|not|no one|nobody)\b[^.;]*\bmore than\b/iu.test(text) ? byAtMost(text, cast) : undefined
}

function byAtMost(text: string, cast: Cast): RuleCase | undefined {
  const match = atMost.exec(text)
  const value = toNumber(match?.[1] ?? '')
  if (!match || value === undefined) return undefined
  if (/\bmore than|\bexceeds?/i.test(match[0]) && !/\b(?:cannot|can't|can not|must not|may not|never|not|no)\b/i.test(text.slice(0, match.index + 12))) return undefined
  const noun = (match[2] ?? '').trim()
  const next = stepAbove(value, noun)
  const shown = amount(value, noun)
  if (isMeasure(noun)) {
    return { given: `the total would become ${amount(next, noun)}`, when: `${cast.person} confirms`, boundary: `exactly ${shown} accepted; ${amount(next, noun)} refused` }
  }
  return {
    given: `${cast.person} already has ${shown}`,
    when: `${cast.person} tries to ${cast.verb ?? 'add'} one more`,
    boundary: `${ordinal(value)} accepted; ${ordinal(next)} refused, nothing saved`,
  }
}

function byAtLeast(text: string, cast: Cast): RuleCase | undefined {
  const match = atLeast.exec(text)
  const value = toNumber(match?.[1] ?? '')
  if (!match || value === undefined) return undefined
  const noun = (match[2] ?? '').trim()
  const less = stepBelow(value, noun)
  return { given: `only ${amount(less, noun)} are given`, when: `${cast.person} saves`, boundary: `${amount(value, noun)} accepted; ${amount(less, noun)} refused` }
}

function byWho(text: string, cast: Cast): RuleCase | undefined {
  const match = onlyWho.exec(text)
  if (!match) return undefined
  const who = (match[1] ?? '').trim().toLowerCase()
  const allowed = cast.roles.find((role) => who.includes(role.label) || who.includes(role.labels))
  const refused = cast.roles.find((role) => role !== allowed)
  const deed = clipWords(withoutStop(match[2] ?? ''), 9)
  if (allowed && refused) {
    return { given: `${cast.person} is signed in as ${refused.label}`, when: `${cast.person} tries to ${deed}`, boundary: `${allowed.label} succeeds; ${refused.label} gets 403 and nothing changes` }
  }
  return { given: `${cast.person} does not meet "${clipWords(who, 8)}"`, when: `${cast.person} tries to ${deed}`, boundary: `${who} succeed; anyone else is refused and nothing changes` }
}

function byAbove(text: string): RuleCase | undefined {
  const match = above.exec(text)
  const value = toNumber(match?.[2] ?? '')
  if (!match || value === undefined) return undefined
  const noun = `${match[1] ?? ''}${(match[3] ?? '').trim()}`
  return { boundary: `${amount(value, noun)}: rule off; ${amount(stepAbove(value, noun), noun)}: rule on` }
}

function byBelow(text: string): RuleCase | undefined {
  const match = below.exec(text)
  const value = toNumber(match?.[2] ?? '')
  if (!match || value === undefined) return undefined
  const noun = `${match[1] ?? ''}${(match[3] ?? '').trim()}`
  return { boundary: `${amount(value, noun)}: rule off; ${amount(stepBelow(value, noun), noun)}: rule on` }
}

function byPercent(text: string): RuleCase | undefined {
  const match = percent.exec(text)
  const value = toNumber(match?.[1] ?? '')
  if (!match || value === undefined || value <= 0 || value > 100) return undefined
  return { boundary: `${match[0].replace(/\s/g, ' ')} of 120.00 is ${((120 * value) / 100).toFixed(2)}; of 0.01 it rounds to ${(Math.round(value / 100) / 100).toFixed(2)}` }
}

function byWithin(text: string, cast: Cast): RuleCase | undefined {
  const match = within.exec(text)
  const value = toNumber(match?.[1] ?? '')
  if (!match || value === undefined) return undefined
  const word = match[2] ?? 'days'
  const late = justAbove(value, word)
  return { given: `${late} have passed`, when: `${cast.person} opens the record`, boundary: `at ${timeWords(value, word)} still inside; at ${late} outside` }
}

function byPrivacy(text: string, cast: Cast): RuleCase | undefined {
  if (!neverShow.test(text)) return undefined
  return {
    given: `${cast.person} is signed in`,
    when: `${cast.person} opens a page or calls the API about ${cast.other}`,
    then: 'the protected value is absent from the page source and the response',
    boundary: `no response to ${cast.person} about ${cast.other} holds the value`,
  }
}

const opposites = /^(?:if|when|whenever|once|as soon as)\s+([^,;]{3,90}?)(?:,|;|\bthen\b)\s*(.{3,})/iu

function plainCase(text: string, cast: Cast): RuleCase {
  const conditional = opposites.exec(text)
  if (conditional) {
    const condition = withoutStop(conditional[1] ?? '')
    const outcome = clipWords(withoutStop(conditional[2] ?? ''), 12)
    return { given: lowerFirst(condition), when: 'the event is saved', then: lowerFirst(outcome), boundary: `condition met: ${lowerFirst(outcome)}; not met: nothing changes` }
  }
  if (/\b(?:cannot|can't|can not|must not|may not|never|no longer|not allowed|not possible|forbidden)\b/iu.test(text)) {
    return { given: `${cast.person} tries what the rule forbids`, when: 'the request reaches the server', boundary: 'direct server request refused; row unchanged' }
  }
  return { boundary: cast.verb === undefined ? `"${clipWords(text, 8)}" is true on every page` : 'holds after create, edit and a direct server request' }
}

const measures = /^(?:[€$£%]|seconds?|secs?|minutes?|mins?|hours?|h|days?|weeks?|months?|years?|kg|g|km|m|cm|mm|mb|gb|kb|characters?|chars?|words?|euros?|eur|usd|dollars?|pounds?|gbp|chf|percent|points?|degrees?|litres?|liters?|l|miles?|pages?|bytes?)\b/iu

function isMeasure(noun: string): boolean {
  return measures.test(noun) || /^[€$£%]/.test(noun)
}

function isMoney(noun: string): boolean {
  return /^(?:[€$£]|euros?|eur|usd|dollars?|pounds?|gbp|chf)/iu.test(noun)
}

function stepAbove(value: number, noun: string): number {
  return isMoney(noun) || !Number.isInteger(value) ? value + 0.01 : value + 1
}

function stepBelow(value: number, noun: string): number {
  return isMoney(noun) || !Number.isInteger(value) ? value - 0.01 : value - 1
}

function amount(value: number, noun: string): string {
  if (/^[€$£]/.test(noun)) return `${noun.charAt(0)}${value.toFixed(2)}${noun.slice(1) === '' ? '' : ` ${noun.slice(1)}`}`
  if (isMoney(noun)) return `${value.toFixed(2)} ${noun}`
  if (noun === '') return showNumber(value)
  return `${showNumber(value)} ${value === 1 ? singular(noun) : noun}`
}

function timeWords(value: number, word: string): string {
  const full = /^h$/i.test(word) ? 'hours' : /^s$|^secs?$/i.test(word) ? 'seconds' : /^mins?$/i.test(word) ? 'minutes' : word
  return `${showNumber(value)} ${value === 1 ? singular(full) : plainPlural(full)}`
}

function plainPlural(word: string): string {
  return word.endsWith('s') ? word : `${word}s`
}

function justAbove(value: number, word: string): string {
  if (/^h/i.test(word)) return `${showNumber(value)} h 1 min`
  if (/^min/i.test(word)) return `${showNumber(value)} min 1 s`
  return timeWords(value + 1, word)
}

function justBelow(value: number, word: string): string {
  if (/^h/i.test(word)) return `${showNumber(value - 1)} h 59 min`
  if (/^min/i.test(word)) return `${showNumber(value - 1)} min 59 s`
  if (/^day/i.test(word) && value === 1) return '23 h 59 min'
  return timeWords(value - 1, word)
}
