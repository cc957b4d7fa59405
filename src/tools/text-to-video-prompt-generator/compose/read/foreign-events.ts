import type { Idea } from '#tools/idea/read-idea.ts'
import { foreignVerbs } from '../knowledge/foreign-verbs.ts'
import { standIn } from '../words/stand-in.ts'
import type { Event } from './events.ts'

/** Ideas in other languages are split at the ends of sentences only; their words stay as typed. */
export function foreignEvents(idea: Idea): Event[] {
  const doer = idea.subject
  // The second known noun is what something is done to; it is named in English, its words stay in the scene.
  const known = idea.subjects
    .slice(1)
    .find(
      (one) =>
        one.concept &&
        !/^(?:place|building|landscape|sky|time|abstract|person)$/u.test(one.kind) &&
        /^[a-z-]+$/u.test(one.singular),
    )
  const thing = known
    ? standIn(`the ${known.singular.replaceAll('-', ' ')}`, {
        kind: known.kind,
        ...(known.concept ? { concept: known.concept } : {}),
      })
    : undefined
  return idea.scene
    .split(/(?<=[.!?。！？।؟…])\s*|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
    .map((text) => ({
      text,
      verb: foreignVerbs(text, idea.language.code)[0] ?? '',
      ...(doer ? { doer } : {}),
      objectWords: '',
      ...(thing ? { object: thing } : {}),
      isQuoted: true as const,
    }))
}
