import type { Action } from '#tools/idea/action.ts'
import { toPast } from '#tools/idea/words/verb-forms.ts'
import type { Idea } from '#tools/idea/read-idea.ts'
import { shiftToPast, turnPronouns } from '../write/grammar.ts'
import type { Hero } from './cast.ts'

/** The main deed of the idea, bent in every way the plots need. */
export type Deed = {
  /** "could hear what each passenger would regret tomorrow" */
  past: string
  /** "hear what each passenger would regret tomorrow" */
  base: string
  /** "can hear what each passenger will regret tomorrow" */
  now: string
  /** As typed, for speech: "hear what each passenger will regret tomorrow". */
  baseNow: string
  /** "I cannot swim" */
  confession: string
  /** "you cannot swim" */
  toYou: string
  isWish: boolean
}

const modal =
  /^(?:can|could|is able to|are able to|has the (?:power|gift|ability) to|must|has to|have to|needs? to|will|should|may)\s+/i
const wish =
  /^(?:wants?|tries|try|hopes?|plans?|decides?|dreams?|longs?|learns?|struggles?|sets? out|promises?|vows?|attempts?|starts?|begins?|wishes|aims?|intends?|is determined|is trying|has decided|is learning|is planning|is about)\s+(?:how\s+)?to\s+/i

export function readDeed(idea: Idea, hero: Hero): Deed | undefined {
  const action = mainDeed(idea, hero)
  if (!action) return undefined
  return bend(action, hero)
}

/** The hero's deeds besides the main one, in the past. */
export function otherDeeds(idea: Idea, hero: Hero): string[] {
  const main = mainDeed(idea, hero)
  return idea.actions
    .filter((one) => one !== main && !one.subordinate && one.doer !== '' && isOf(one, hero, idea))
    .map((one) => bend(one, hero).past)
}

export function bend(action: Action, hero: Hero): Deed {
  const own = (text: string) => turnPronouns(text, hero.pronoun)
  const words = action.words.replace(/[.!?]+$/u, '')
  const stripped = words.match(modal)
  const wished = words.match(wish)
  const negatedModal =
    /^(?:cannot|can['’]t|can not|could not|couldn['’]t|is unable to|must not|won['’]t|will not)\s+/i.exec(
      words,
    )
  if (negatedModal) {
    const rest = words.slice(negatedModal[0].length)
    return {
      now: own(words),
      past: own(`could not ${shiftToPast(rest)}`),
      base: own(shiftToPast(rest)),
      baseNow: own(rest),
      confession: `I cannot ${turnPronouns(rest, 'I')}`,
      toYou: `you cannot ${turnPronouns(rest, 'you')}`,
      isWish: false,
    }
  }
  if (stripped) {
    const rest = words.slice(stripped[0].length)
    const had = /must|has to|have to|need/i.test(stripped[0])
    const past = had ? 'had to' : /will|should|may/i.test(stripped[0]) ? 'was to' : 'could'
    return {
      now: own(words),
      past: own(`${past} ${shiftToPast(rest)}`),
      base: own(shiftToPast(rest)),
      baseNow: own(rest),
      confession: `I ${had ? 'have to' : 'can'} ${turnPronouns(rest, 'I')}`,
      toYou: `you ${had ? 'have to' : 'can'} ${turnPronouns(rest, 'you')}`,
      isWish: had,
    }
  }
  if (wished) {
    const rest = words.slice(wished[0].length)
    return {
      now: own(words),
      past: own(
        `had made up ${possessive(hero)} mind to ${/learn/i.test(wished[0]) ? 'learn to ' : ''}${shiftToPast(rest)}`,
      ),
      base: own(`${/learn/i.test(wished[0]) ? 'learn to ' : ''}${shiftToPast(rest)}`),
      baseNow: own(`${/learn/i.test(wished[0]) ? 'learn to ' : ''}${rest}`),
      confession: `I want to ${turnPronouns(rest, 'I')}`,
      toYou: `you want to ${turnPronouns(rest, 'you')}`,
      isWish: true,
    }
  }
  const be = /^(?:is|are|am|was|were|'s)\b\s*/i.exec(words)
  if (be) {
    const rest = words.slice(be[0].length)
    return {
      now: own(words),
      past: own(`was ${shiftToPast(rest)}`),
      base: own(`be ${rest}`),
      baseNow: own(`be ${rest}`),
      confession: `I am ${turnPronouns(rest, 'I')}`,
      toYou: `you are ${turnPronouns(rest, 'you')}`,
      isWish: false,
    }
  }
  const never = /\bnever\b/i.test(words)
  const past = never
    ? shiftToPast(words.replace(/\bnever\s+\p{L}+/iu, `never ${toPast(action.verb)}`))
    : shiftToPast(action.forms.past)
  const base = action.forms.base
  return {
    now: own(action.finite ? action.forms.third : words),
    past: own(past),
    base: own(shiftToPast(base)),
    baseNow: own(base),
    confession: `I ${turnPronouns(never ? words : action.negated ? base.replace(/^not /, 'do not ') : base, 'I')}`,
    toYou: `you ${turnPronouns(never ? words : action.negated ? base.replace(/^not /, 'do not ') : base, 'you')}`,
    isWish: false,
  }
}

function possessive(hero: Hero): string {
  return { she: 'her', he: 'his', they: 'their', it: 'its', I: 'my', you: 'your' }[hero.pronoun]
}

function mainDeed(idea: Idea, hero: Hero): Action | undefined {
  const own = idea.actions.filter((one) => one.doer !== '' && isOf(one, hero, idea))
  return (
    own.find((one) => one.finite && !one.relative && !one.subordinate && one.verb !== 'be') ??
    own.find((one) => one.finite && !one.subordinate && one.verb !== 'be') ??
    own.find((one) => one.finite && !one.subordinate) ??
    own[0] ??
    (hero.subject && idea.action && idea.action.doer === '' ? idea.action : undefined)
  )
}

function isOf(action: Action, hero: Hero, idea: Idea): boolean {
  const subject = hero.subject
  if (!subject)
    return (
      /^(?:he|she|they|it)$/i.test(action.doer) &&
      idea.subjects.every(({ animate, phrase }) => !animate || phrase === action.doer)
    )
  return (
    action.doer.includes(subject.head) ||
    (subject.name !== undefined && action.doer.includes(subject.name)) ||
    (hero.isNamed && action.doer.includes(hero.name)) ||
    action.doer.toLowerCase() === subject.pronoun
  )
}
