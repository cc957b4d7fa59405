import type { RuleCase } from '../brief.ts'
import { numberSource, showNumber, toNumber } from '../words/numbers.ts'
import { above, pattern, unit } from './rule-patterns.ts'
import type { Cast } from './rule-case.ts'

const range = pattern(
  String.raw`(?:between\s+)${numberSource}(:\d\d)?\s*(?:and|to|–|-)\s*${numberSource}(:\d\d)?${unit}`,
)

const monthNames = 'January|February|March|April|May|June|July|August|September|October|November|December'

const monthRange = new RegExp(`\\b(${monthNames})\\s*(?:to|until|through|and|–|-)\\s*(${monthNames})\\b`)

const monthOnward = new RegExp(
  `\\b(?:in|from|since)\\s+(${monthNames})\\s+(?:or later|on|onwards?)\\b|\\bafter\\s+(${monthNames})\\b`,
)

export function byMonths(text: string): RuleCase | undefined {
  const between = monthRange.exec(text)
  if (between) {
    const [, from = '', to = ''] = between
    return {
      boundary: `1 ${from} and ${lastDay(to)} ${to} follow the seasonal value; ${lastDay(previousMonth(from))} ${previousMonth(from)} and 1 ${nextMonth(to)} follow the other`,
    }
  }
  const onward = monthOnward.exec(text)
  const month = onward?.[1] ?? onward?.[2]
  if (month === undefined) return undefined
  const limit = above.exec(text)
  const value = limit ? toNumber(limit[2] ?? '') : undefined
  const start = onward?.[2] === undefined ? month : nextMonth(month)
  const eve = `${lastDay(previousMonth(start))} ${previousMonth(start)}`
  if (value === undefined) return { boundary: `${eve}: not yet; 1 ${start}: applies` }
  return {
    boundary: `1 ${start} with ${showNumber(value)}: nothing; 1 ${start} with ${showNumber(value + 1)}: applies; ${eve} with ${showNumber(value + 1)}: nothing`,
  }
}

export const months = monthNames.split('|')

const lastDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const lastDay = (month: string) => lastDays[months.indexOf(month)] ?? 30

const previousMonth = (month: string) => months[(months.indexOf(month) + 11) % 12] ?? month

const nextMonth = (month: string) => months[(months.indexOf(month) + 1) % 12] ?? month

export function byRange(text: string, cast: Cast): RuleCase | undefined {
  const match = range.exec(text)
  const low = toNumber(match?.[1] ?? '')
  const high = toNumber(match?.[3] ?? '')
  if (!match || low === undefined || high === undefined || high <= low) return undefined
  const isClock =
    match[2] !== undefined ||
    match[4] !== undefined ||
    (/\b(?:am|pm|o'clock|open|pick|saturdays?|sundays?|mondays?|weekdays?|daily)\b/i.test(text) && high <= 24)
  if (isClock) {
    const from = `${showNumber(low).padStart(2, '0')}${match[2] ?? ':00'}`
    const to = `${showNumber(high).padStart(2, '0')}${match[4] ?? ':00'}`
    return {
      given: `it is ${minuteBefore(from)}`,
      when: `${cast.person} tries it`,
      boundary: `${from} and ${to} accepted; ${minuteBefore(from)} and ${minuteAfter(to)} refused`,
    }
  }
  return {
    boundary: `${showNumber(low)} and ${showNumber(high)} accepted; ${showNumber(low - 1)} and ${showNumber(high + 1)} refused`,
  }
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
