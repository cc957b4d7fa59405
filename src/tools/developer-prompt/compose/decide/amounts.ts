import { singular } from '../words/english.ts'
import { showNumber } from '../words/numbers.ts'

const measures =
  /^(?:[€$£%]|°\s?[CF]|seconds?|secs?|minutes?|mins?|hours?|h|days?|weeks?|months?|years?|kg|g|km|m|cm|mm|mb|gb|kb|characters?|chars?|words?|euros?|eur|usd|dollars?|pounds?|gbp|chf|percent|points?|degrees?|litres?|liters?|l|miles?|pages?|bytes?)\b/iu

export function isMeasure(noun: string): boolean {
  return measures.test(noun) || /^[€$£%]/.test(noun)
}

function isMoney(noun: string): boolean {
  return /^(?:[€$£]|euros?|eur|usd|dollars?|pounds?|gbp|chf)/iu.test(noun)
}

const fine = /^(?:°|kg\b|km\b|t\b|litres?\b|liters?\b)/iu

export function stepAbove(value: number, noun: string): number {
  if (fine.test(noun)) return Math.round((value + 0.1) * 100) / 100
  return isMoney(noun) || !Number.isInteger(value) ? value + 0.01 : value + 1
}

export function stepBelow(value: number, noun: string): number {
  if (fine.test(noun)) return Math.round((value - 0.1) * 100) / 100
  return isMoney(noun) || !Number.isInteger(value) ? value - 0.01 : value - 1
}

export function amount(value: number, noun: string): string {
  if (/^[€$£]/.test(noun))
    return `${noun.charAt(0)}${value.toFixed(2)}${noun.slice(1) === '' ? '' : ` ${noun.slice(1)}`}`
  if (isMoney(noun)) return `${value.toFixed(2)} ${noun}`
  if (noun === '') return showNumber(value)
  return `${showNumber(value)} ${value === 1 ? singular(noun) : noun}`
}

export function timeWords(value: number, word: string): string {
  const full = /^h$/i.test(word)
    ? 'hours'
    : /^s$|^secs?$/i.test(word)
      ? 'seconds'
      : /^mins?$/i.test(word)
        ? 'minutes'
        : word
  return `${showNumber(value)} ${value === 1 ? singular(full) : plainPlural(full)}`
}

function plainPlural(word: string): string {
  return word.endsWith('s') ? word : `${word}s`
}

export function justAbove(value: number, word: string): string {
  if (/^h/i.test(word)) return `${showNumber(value)} h 1 min`
  if (/^min/i.test(word)) return `${showNumber(value)} min 1 s`
  return timeWords(value + 1, word)
}

export function justBelow(value: number, word: string): string {
  if (/^h/i.test(word)) return `${showNumber(value - 1)} h 59 min`
  if (/^min/i.test(word)) return `${showNumber(value - 1)} min 59 s`
  if (/^days?$/i.test(word)) return value === 1 ? '23 h 59 min' : `${timeWords(value - 1, word)} 23 h`
  return timeWords(value - 1, word)
}
