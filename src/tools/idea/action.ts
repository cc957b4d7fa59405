import type { Clause } from './clauses.ts'
import type { NounPhrase } from './noun-phrases.ts'
import { parse, wordsBetween, type Parse } from './parse.ts'
import { stateVerbs } from './words/verb-list.ts'
import { toIng, toPast, toThird } from './words/verb-forms.ts'

/** Something that happens or is so, in the words of the idea. */
export type Action = {
  /** As typed: "reading the newspaper on a park bench", "can hear what each passenger will regret". */
  words: string
  /** Plain form of the verb: "read". */
  verb: string
  kind: 'action' | 'state'
  /** Who does it, as typed; empty for a command or "how to …". */
  doer: string
  /** What it is done to, as typed. */
  object: string
  /** How it is done: "slowly", "with wooden pieces", "in slow motion". */
  manner: string
  /** The same phrase with its first verb bent: for "opens the door" → "open the door", "opens …", "opening …", "opened …". */
  forms: { base: string; third: string; ing: string; past: string }
  /** Told as happening ("opens"), not hung on as in "wearing a scarf". */
  finite: boolean
  negated: boolean
  /** Inside "who …" or "that …". */
  relative: boolean
  /** After "why", "because", "when", "if": said about the scene, hardly shown in it. */
  subordinate: boolean
  /** Place of its sentence, from 0. */
  sentence: number
  start: number
  end: number
}

/** What happens, in the order told. Ideas in other languages have none: their scene is kept whole. */
export function readActions(text: string, parsed: Parse = parse(text)): Action[] {
  return parsed.clauses
    .filter((clause) => !clause.nested && !isCovered(clause, parsed.clauses))
    .map((clause) => toAction(parsed, clause))
}

/** The doing that should be shown: the first that is a real action and no side remark, else the first at all. */
export function mainAction(actions: readonly Action[]): Action | undefined {
  const opening = actions.find((action) => action.verb !== 'be' && !action.subordinate && !action.relative)
  const first = actions.filter((action) => action.sentence === opening?.sentence)
  const shown = first.filter((action) => !action.subordinate && !action.relative)
  return (
    shown.find((action) => action.kind === 'action' && action.finite) ??
    shown.find((action) => action.kind === 'action') ??
    shown[0] ??
    actions.find((action) => !action.subordinate && !action.relative) ??
    actions.find((action) => !action.subordinate) ??
    actions[0]
  )
}

// "will regret tomorrow" inside "can hear what each passenger will regret tomorrow" is already told.
function isCovered(clause: Clause, clauses: readonly Clause[]): boolean {
  return clauses.some(
    (other) => other !== clause && other.first < clause.first && other.last >= clause.last && !other.nested,
  )
}

function toAction(parsed: Parse, clause: Clause): Action {
  const words = wordsBetween(parsed, clause.first, clause.last)
  const before = wordsBetween(parsed, clause.first, clause.verbAt - 1)
  const adverbs =
    clause.verbAt > clause.first
      ? parsed.tokens
          .slice(clause.first, clause.verbAt)
          .filter((token) => token.tag === 'adverb')
          .map((token) => token.text)
          .join(' ')
      : ''
  const after = clause.last > clause.verbAt ? wordsBetween(parsed, clause.verbAt + 1, clause.last) : ''
  const object = objectOf(parsed, clause)
  return {
    words,
    verb: clause.verb.lemma,
    kind: isState(clause, after) ? 'state' : 'action',
    doer: clause.subject ? doerWords(parsed, clause.subject) : '',
    object,
    manner: mannerOf(parsed, clause, adverbs),
    forms: formsOf(clause, before, adverbs, after),
    finite: clause.helper !== undefined || (clause.verb.form !== 'ing' && clause.verb.form !== 'participle'),
    negated: clause.negated,
    relative: clause.relative,
    subordinate: clause.subordinate,
    sentence: parsed.tokens.slice(0, clause.first).filter((token) => /^[.!?]$/.test(token.text)).length,
    start: parsed.tokens[clause.first]?.start ?? 0,
    end: parsed.tokens[clause.last]?.end ?? parsed.text.length,
  }
}

// "a cat and a dog share": both do it.
function doerWords(parsed: Parse, subject: NounPhrase): string {
  const of = parsed.phrases.find((phrase) => phrase.ofHead === subject.head)
  const joined = parsed.phrases.find(
    (phrase) =>
      phrase.last === subject.first - 2 &&
      parsed.tokens[subject.first - 1]?.tag === 'and' &&
      phrase.after === subject.after,
  )
  const isFree =
    joined && !parsed.clauses.some((clause) => clause.verbAt < joined.first && clause.last >= joined.last)
  return wordsBetween(parsed, isFree ? joined.first : subject.first, of?.last ?? subject.last)
}

function isState(clause: Clause, after: string): boolean {
  if (clause.modal !== undefined && !/^(?:must|will|shall)$/.test(clause.modal)) return true
  if (clause.verb.lemma === 'be' || clause.verb.lemma === 'have') return true
  if (clause.helper === 'be' && clause.verb.form !== 'ing') return !/\bby\b/iu.test(after)
  if (clause.verb.form === 'participle') return true
  return stateVerbs.has(clause.verb.lemma)
}

const givenTo = new Set(
  'hand give pass lend offer bring throw toss send show sell serve pour feed buy'.split(' '),
)

function objectOf(parsed: Parse, clause: Clause): string {
  const phrase = parsed.phrases.find((one) => one.first > clause.verbAt && one.last <= clause.last)
  if (!phrase || phrase.after !== undefined || clause.verb.lemma === 'be') return ''
  const between = parsed.tokens.slice(clause.verbAt + 1, phrase.first)
  if (between.some((token) => token.tag === 'verb' || token.tag === 'clause')) return ''
  // "hands the boy a wrench": the wrench is what is handed.
  const given = givenTo.has(clause.verb.lemma)
    ? parsed.phrases.find(
        (one) =>
          one.first === phrase.last + 1 && one.last <= clause.last && one.after === undefined && !one.pronoun,
      )
    : undefined
  if (given) return wordsBetween(parsed, given.first, given.last)
  const of = parsed.phrases.find((one) => one.ofHead === phrase.head)
  return wordsBetween(parsed, phrase.first, of && of.last <= clause.last ? of.last : phrase.last)
}

function mannerOf(parsed: Parse, clause: Clause, adverbs: string): string {
  const inside = parsed.tokens.slice(clause.verbAt + 1, clause.last + 1)
  const slow =
    /\b(?:in slow motion|in silence|by hand|on tiptoe|one by one|step by step|side by side|for the first time|again and again|upside[ -]down|in a hurry|at first|all at once|back and forth)\b/iu.exec(
      wordsBetween(parsed, clause.first, clause.last),
    )?.[0]
  if (slow) return slow
  const adverb = inside.find((token) => token.tag === 'adverb' && token.lower.endsWith('ly'))
  if (adverb) return adverb.text
  if (/ly$/iu.test(adverbs)) return adverbs
  const withPhrase = parsed.phrases.find(
    (one) =>
      one.first > clause.verbAt &&
      one.last <= clause.last &&
      (one.after === 'with' || one.after === 'without' || one.after === 'by'),
  )
  return withPhrase ? wordsBetween(parsed, withPhrase.first - 1, withPhrase.last) : ''
}

function formsOf(clause: Clause, before: string, adverbs: string, after: string): Action['forms'] {
  const tail = after === '' ? '' : ` ${after}`
  const lead = adverbs === '' ? '' : `${adverbs} `
  const lemma = clause.verb.lemma
  if (clause.helper === 'modal' && lemma !== 'be') {
    // "must share one stall" bends as "having to share", "can hear" as "able to hear".
    const modal = before.toLowerCase()
    const able = /^(?:can|could|cannot)\b/.test(modal)
    const never = clause.negated ? 'not ' : ''
    const plain = `${lemma}${tail}`
    return able
      ? {
          base: `be ${never}able to ${plain}`,
          third: `is ${never}able to ${plain}`,
          ing: `${never}able to ${plain}`,
          past: `was ${never}able to ${plain}`,
        }
      : /^(?:must|should|might|may)\b/.test(modal)
        ? {
            base: `${never}have to ${plain}`,
            third: clause.negated ? `must not ${plain}` : `has to ${plain}`,
            ing: `${never}having to ${plain}`,
            past: clause.negated ? `was not to ${plain}` : `had to ${plain}`,
          }
        : {
            base: plain,
            third: `${toThird(lemma)}${tail}`,
            ing: `${toIng(lemma)}${tail}`,
            past: `${toPast(lemma)}${tail}`,
          }
  }
  const not = clause.negated ? 'not ' : ''
  if (clause.helper === 'have' && clause.verb.lemma !== 'have') {
    const done = `${not}${participleOf(clause)}${tail}`
    return {
      base: `have ${done}`,
      third: `has ${done}`,
      ing: `${not}having ${participleOf(clause)}${tail}`,
      past: `had ${done}`,
    }
  }
  if (
    clause.verb.form === 'participle' ||
    (clause.helper === 'be' && clause.verb.form !== 'ing' && lemma !== 'be')
  ) {
    const given = `${lead}${clause.verb.form === 'participle' || clause.helper === 'be' ? participleOf(clause) : toPast(lemma)}${tail}`
    return {
      base: `be ${not}${given}`,
      third: `is ${not}${given}`,
      ing: `${not}${given}`,
      past: `was ${not}${given}`,
    }
  }
  if (lemma === 'be')
    return {
      base: `be ${not}${lead}${after}`,
      third: `is ${not}${lead}${after}`,
      ing: `being ${not}${lead}${after}`,
      past: `was ${not}${lead}${after}`,
    }
  if (clause.negated)
    return {
      base: `not ${lemma}${tail}`,
      third: `does not ${lemma}${tail}`,
      ing: `not ${toIng(lemma)}${tail}`,
      past: `did not ${lemma}${tail}`,
    }
  return {
    base: `${lead}${lemma}${tail}`,
    third: `${lead}${toThird(lemma)}${tail}`,
    ing: `${lead}${toIng(lemma)}${tail}`,
    past: `${lead}${toPast(lemma)}${tail}`,
  }
}

/** The phrase as it follows its doer: "share an umbrella" after several, "shares an umbrella" after one. */
export function finiteForm(action: Action, doerIsPlural: boolean): string {
  if (!doerIsPlural) return action.forms.third
  return action.forms.third.startsWith('is ')
    ? `are ${action.forms.third.slice(3)}`
    : action.forms.third.startsWith('has to ')
      ? `have to ${action.forms.third.slice(7)}`
      : action.forms.third.startsWith('does not ')
        ? `do not ${action.forms.third.slice(9)}`
        : action.forms.base
}

function participleOf(clause: Clause): string {
  return clause.participle ?? toPast(clause.verb.lemma)
}
