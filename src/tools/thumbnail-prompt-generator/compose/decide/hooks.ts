import type { Thing, TitleReading } from '../read/read-title.ts'
import { definite, isUncountable } from '../write/english.ts'
import { isQuoted, spokenOf } from './sketch-words.ts'

/** What makes one wait for the end of it, asked in the title's own words. */
export function suspense(reading: TitleReading): string {
  const { thing } = reading
  const doing = doingOf(reading)
  if (doing) return `What nearly went wrong while ${doing}?`
  if (!thing.isFromTitle) return `What is nobody showing about ${spokenOf(reading)}?`
  return fateOf(thing)
}

/** How it could turn out for a thing of its kind. */
export function fateOf(thing: Thing): string {
  const the = theThing(thing)
  const isMany = thing.isPlural
  if (isQuoted(thing)) return `What becomes of ${the} here?`
  switch (thing.kind) {
    case 'plant':
      return `It is too late to stop: will ${the} come through?`
    case 'animal':
    case 'person':
    case 'creature':
    case 'robot':
      return `What ${isMany ? 'are' : 'is'} ${the} about to do?`
    case 'vehicle':
      return `How far ${isMany ? 'do' : 'does'} ${the} get?`
    case 'building':
    case 'landscape':
      return `What will be found inside ${the}?`
    case 'food':
      return `${isMany ? 'Do' : 'Does'} ${the} come out right?`
    default:
      return `Will ${the} hold up?`
  }
}

/** "the knife"; things in number and stuff go without article. */
export function theThing(thing: Thing): string {
  return thing.isPlural || isUncountable(thing.bare) ? thing.bare : definite(thing.bare)
}

/** "forging the first knife" of the teller, who stays unnamed; "the dog was opening a bakery" of anybody else. */
function doingOf({ idea, famous }: TitleReading): string | undefined {
  const action = idea.actions.find(
    ({ subordinate, relative, negated }) => !subordinate && !relative && !negated,
  )
  if (!idea.isEnglish || famous || !action || action.kind === 'state' || action.verb === 'be')
    return undefined
  if (action.object === '') return undefined
  const isTeller = action.doer === '' || /^(?:i|we)$/iu.test(action.doer)
  if (!isTeller && !(/^(?:my|our|an?|the) /iu.test(action.doer) && idea.subject?.plural === false))
    return undefined
  const doing = action.forms.ing.replace(/\b(?:my|our)\b/giu, 'the')
  const isSayable = doing.length <= 60 && /^[\p{L}\p{N}\s'’-]+$/u.test(doing) && doing.split(' ').length >= 2
  if (!isSayable) return undefined
  return isTeller ? doing : `${definite(action.doer)} was ${doing}`
}

/** Whether the new one does what the old one did. */
export function replacement(reading: TitleReading): string {
  const { pair } = reading
  if (!pair) return 'Can something new really take the place of what came before it?'
  return `Can ${named(reading, pair.first)} really take over from ${named(reading, pair.second)}?`
}

/** Asked of the old one when it is replaced. */
export function whatIsLeft(reading: TitleReading, old: string): string {
  return `What is left once ${named(reading, old)} ${isMany(reading, old) ? 'are' : 'is'} gone?`
}

function named(reading: TitleReading, words: string): string {
  return isMany(reading, words) || isUncountable(words) ? words : definite(words)
}

function isMany({ idea }: TitleReading, words: string): boolean {
  const subject = idea.subjects.find(({ bare, head }) => bare === words || head === words)
  return subject?.plural ?? /[^s]s$/u.test(words)
}
