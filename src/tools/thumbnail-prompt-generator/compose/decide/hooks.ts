import type { Thing, TitleReading } from '../read/read-title.ts'
import { definite, isUncountable } from '../write/english.ts'
import { spokenOf } from './sketch-words.ts'

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
  switch (thing.kind) {
    case 'plant':
      return `It is too late to stop: will ${the} come through?`
    case 'animal':
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

const otherPeople = /^(?:i|we|my|our|me|us)\b/iu

/** "forging the first knife": the deed of the teller, who stays unnamed. */
function doingOf({ idea, famous }: TitleReading): string | undefined {
  const action = idea.actions.find(({ subordinate, relative, negated }) => !subordinate && !relative && !negated)
  if (!idea.isEnglish || famous || !action || action.kind === 'state' || action.verb === 'be') return undefined
  if (action.doer !== '' && !otherPeople.test(action.doer)) return undefined
  if (action.object === '') return undefined
  const doing = action.forms.ing.replace(/\b(?:my|our)\b/giu, 'the')
  const isSayable = doing.length <= 60 && /^[\p{L}\p{N}\s'’-]+$/u.test(doing) && doing.split(' ').length >= 2
  return isSayable ? doing : undefined
}

/** Whether the new one does what the old one did. */
export function replacement({ pair, idea }: TitleReading): string {
  if (!pair) return 'Can something new really take the place of what came before it?'
  const isMany = (words: string) =>
    idea.subjects.find(({ bare, head }) => bare === words || head === words)?.plural ?? /[^s]s$/u.test(words)
  const named = (words: string) => (isMany(words) ? words : definite(words))
  return `Can ${named(pair.first)} really take over from ${named(pair.second)}?`
}
