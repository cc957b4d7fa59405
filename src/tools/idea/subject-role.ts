import type { SubjectKind } from './noun-kind.ts'
import type { NounPhrase } from './noun-phrases.ts'
import type { Parse } from './parse.ts'
import type { Subject } from './subjects.ts'

const placeKinds: ReadonlySet<SubjectKind> = new Set(['place', 'building', 'landscape'])

const placePrepositions =
  /^(?:in|on|at|inside|outside|under|over|above|below|beneath|behind|beside|near|between|among|through|across|along|around|into|onto|to|from|against|by|within|past|toward|towards|up|down|out of|next to|in front of)$/

export function roleOf(parsed: Parse, phrase: NounPhrase, kind: SubjectKind): Subject['role'] {
  if (parsed.clauses.some((clause) => clause.subject?.head === phrase.head)) return 'doer'
  const after = phrase.after
  if (after === undefined) {
    if (isJoinedToDoer(parsed, phrase)) return 'doer'
    return parsed.clauses.some((clause) => phrase.first > clause.verbAt && phrase.last <= clause.last)
      ? 'object'
      : 'mentioned'
  }
  if (after === 'with' || after === 'featuring' || after === 'starring') return 'companion'
  if (placePrepositions.test(after) && (placeKinds.has(kind) || kind === 'sky' || kind === 'furniture'))
    return 'place'
  return 'mentioned'
}

function isJoinedToDoer(parsed: Parse, phrase: NounPhrase): boolean {
  if (parsed.tokens[phrase.last + 1]?.tag !== 'and') return false
  if (parsed.clauses.some((clause) => clause.verbAt < phrase.first && clause.last >= phrase.last))
    return false
  const next = parsed.phrases.find((other) => other.first === phrase.last + 2)
  return next !== undefined && parsed.clauses.some((clause) => clause.subject?.head === next.head)
}
