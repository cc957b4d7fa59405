import type { Subject } from '#tools/idea/subjects.ts'

/** A doer that the reading of the idea has no entry for ("something", "he", a pair of hands). */
export function standIn(phrase: string, parts: Partial<Subject> = {}): Subject {
  const words = phrase.split(' ')
  const head = words.at(-1) ?? phrase
  return {
    phrase,
    bare: phrase.replace(/^(?:an?|the)\s/iu, ''),
    head,
    singular: head.toLowerCase(),
    attributes: [],
    detail: '',
    kind: 'object',
    animate: false,
    child: false,
    plural: false,
    pronoun: 'it',
    role: 'doer',
    start: 0,
    end: 0,
    ...parts,
  }
}

/** Whoever does what nobody in the idea is named for: "how to fold a crane". */
export const hands = standIn('the hands', { kind: 'person', animate: true, plural: true, pronoun: 'they' })
