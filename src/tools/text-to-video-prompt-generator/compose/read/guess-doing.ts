import { conceptOfKind, findConcept } from '#tools/idea/concepts.ts'
import { animateKinds, kindOfNoun } from '#tools/idea/noun-kind.ts'
import type { Subject } from '#tools/idea/subjects.ts'
import { toSingular } from '#tools/idea/words/singular.ts'
import { isStaged } from '../knowledge/stagings.ts'
import { standIn } from '../words/stand-in.ts'

/** "steam rises from a bowl": doer and verb where both words could be nouns and the reading found no verb. */
export function guessVerb(scene: string): { doer: string; verb: string; isMany?: true } | undefined {
  const done =
    /^(?<doer>(?:(?:an?|the)\s)?(?:[\p{L}-]+\s){0,3}?[\p{L}-]+)\s(?:does|do|performs|attempts|tries)\s(?:an?\s|the\s|his\s|her\s)?(?:[\p{L}-]+\s)?(?<verb>[\p{Ll}-]{3,})/u.exec(
      scene,
    )
  if (done?.groups?.['doer'])
    return {
      doer: done.groups['doer'],
      verb: isStaged(done.groups['verb'] ?? '') ? (done.groups['verb'] ?? '') : 'perform',
    }
  const many =
    /^(?<doer>(?:(?:two|three|four|five|six|seven|eight|nine|ten|some|many|several|the|\d+)\s)?(?:[\p{L}-]+\s){0,2}?[\p{L}-]+s)\s(?<verb>[\p{Ll}]{3,})(?:\s(?:from|into|out|up|down|over|across|through|in|on|onto|along|around|against|towards?|between|beside|behind|under|together|the|an?|their|slowly|at|by|with)\b|[,.]|$)/u.exec(
      scene,
    )
  if (many?.groups?.['doer'] && isStaged(many.groups['verb'] ?? ''))
    return { doer: many.groups['doer'], verb: many.groups['verb'] ?? '', isMany: true }
  const match =
    /^(?<doer>(?:(?:an?|the)\s)?(?:[\p{L}-]+\s){0,2}?[\p{L}-]+)\s(?<verb>[\p{Ll}]{3,}s)\s(?:from|into|out|up|down|over|across|through|in|on|onto|along|around|against|towards?|between|the|an?|its|his|her|slowly|gently|softly)\b/u.exec(
      scene,
    )
  const word = match?.groups?.['verb'] ?? ''
  const verb = [word.slice(0, -1), word.replace(/es$/u, ''), word.replace(/ies$/u, 'y')].find((one) =>
    isStaged(one),
  )
  return verb && match?.groups?.['doer'] ? { doer: match.groups['doer'], verb } : undefined
}

/** The doer of a guessed verb, with what is known of its noun. */
export function guessedDoer({ doer, isMany }: { doer: string; isMany?: true }): Subject {
  const noun = toSingular(doer.split(' ').at(-1) ?? doer)
  const kind = kindOfNoun(noun)
  const concept = findConcept(noun) ?? conceptOfKind(kind)
  return standIn(doer, {
    kind,
    animate: animateKinds.has(kind),
    plural: isMany === true,
    pronoun: isMany === true ? 'they' : kind === 'person' ? 'they' : 'it',
    ...(concept ? { concept } : {}),
  })
}
