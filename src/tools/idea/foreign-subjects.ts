import { conceptOfKind, findConcept } from './concepts.ts'
import { findPlaceSense } from './place-senses.ts'
import type { Place } from './setting.ts'
import { animateKinds, kindOfNoun, type SubjectKind } from './noun-kind.ts'
import type { Subject } from './subjects.ts'
import { foreignNouns } from './words/foreign-nouns.ts'
import { pronounOfNoun, surelyChildren } from './words/person-words.ts'
import { createFinder } from './word-finder.ts'

// The whole list counts as foreign: English ideas are read by their grammar.
const findNoun = createFinder<string>(
  Object.fromEntries(Object.entries(foreignNouns).map(([noun, words]) => [noun, `| ${words}`])),
)
const backgroundKinds: ReadonlySet<SubjectKind> = new Set([
  'place',
  'building',
  'landscape',
  'sky',
  'furniture',
])

/**
 * Subjects of an idea that is not in English. `phrase` and `bare` of the first are the whole scene as typed, so that no
 * word is lost; `kind` and `concept` come from the nouns that are known. The rest are those nouns, as typed.
 */
export function readForeignSubjects(scene: string, language: string, audience = ''): Subject[] {
  // "for a five-year-old" names no one in the scene.
  const found = findNoun(
    audience === '' ? scene : scene.replace(audience, (words) => ' '.repeat(words.length)),
    language,
  )
    .map((hit) => toSubject(hit.words, hit.key, hit.start, hit.end))
    .filter((subject, index, all) => all.findIndex((other) => other.singular === subject.singular) === index)
  // What comes late is what someone unknown to the list does something with.
  const early = found.filter((subject) => subject.start <= scene.length * 0.4)
  const main =
    found.find((subject) => animateKinds.has(subject.kind)) ??
    early.find((subject) => !backgroundKinds.has(subject.kind)) ??
    early[0]
  if (scene === '') return []
  const whole: Subject = {
    ...(main ?? toSubject(scene, '', 0, scene.length)),
    phrase: scene,
    bare: scene,
    role: 'doer',
    start: 0,
    end: scene.length,
  }
  return [whole, ...found.filter((subject) => subject !== main)]
}

function toSubject(words: string, noun: string, start: number, end: number): Subject {
  const kind =
    noun === ''
      ? 'unknown'
      : kindOfNoun(noun.split('-').at(-1) ?? noun, noun.includes('-') ? (noun.split('-')[0] ?? '') : '')
  const concept = noun === '' ? undefined : (findConcept(noun) ?? conceptOfKind(kind))
  return {
    phrase: words,
    bare: words,
    head: words,
    singular: noun === '' ? words.toLowerCase() : noun,
    attributes: [],
    detail: '',
    kind,
    animate: animateKinds.has(kind),
    child: surelyChildren.has(noun),
    plural: false,
    pronoun: pronounOfNoun(noun) ?? (kind === 'person' ? 'they' : 'it'),
    role: 'mentioned',
    ...(concept ? { concept } : {}),
    start,
    end,
  }
}

/** Places such an idea names, in the form an English one has them. */
export function readForeignPlaces(subjects: readonly Subject[]): Place[] {
  return subjects
    .filter(
      (subject, index) =>
        index > 0 &&
        (subject.kind === 'place' || subject.kind === 'building' || subject.kind === 'landscape'),
    )
    .map((subject) => {
      const sense = findPlaceSense(subject.singular)
      return {
        words: subject.phrase,
        phrase: subject.phrase,
        noun: subject.singular,
        role: 'location' as const,
        ...(subject.kind === 'landscape' ? { indoor: false } : {}),
        ...(sense ? { sense } : {}),
      }
    })
}
