import type { Idea } from '#tools/idea/read-idea.ts'
import type { Look } from '../knowledge/looks.ts'
import { findStaging } from '../knowledge/stagings.ts'
import type { Event } from '../read/events.ts'
import type { VideoRequest } from '../read/read-request.ts'
import { hands } from '../words/stand-in.ts'
import { definite } from '../words/subject-words.ts'
import { isView } from './beats.ts'

const changes = new Set(['grow', 'break', 'burn', 'disappear'].map(findStaging))

function hasPeople({ subjects }: Idea, events: readonly Event[]): boolean {
  return [...subjects, ...events.flatMap(({ doer }) => (doer && doer !== hands ? [doer] : []))].some(
    ({ kind }) => kind === 'person' || kind === 'group',
  )
}

/** What must stay the same, most telling first. */
export function keepOf({ idea, events }: VideoRequest, shots: number): string[] {
  const doer = events[0]?.doer
  const keep: string[] = []
  // What changes before our eyes keeps its place, not its shape.
  const isChanging = events.some(
    (event) => event.doer?.phrase === doer?.phrase && changes.has(findStaging(event.verb)),
  )
  if (isChanging && doer)
    return [
      `${definite(doer)} in the same place and framing`,
      'everything around unchanged',
      shots > 1 ? 'one light direction across the cuts' : 'light unchanged',
    ]
  const counted = idea.subjects.filter(
    (subject) =>
      subject.count !== undefined &&
      subject.count > 1 &&
      subject.role !== 'place' &&
      !/^(?:time|abstract)$/u.test(subject.kind) &&
      !/^an?\s/iu.test(subject.phrase),
  )
  for (const subject of counted.slice(0, 2)) keep.push(`exactly ${subject.phrase.replace(/^the /iu, '')}`)
  if (!idea.isEnglish) keep.push('everybody and everything in the numbers told')
  else if (
    counted.length === 0 &&
    doer &&
    !isView(doer) &&
    !/^(?:abstract|time)$/u.test(doer.kind) &&
    !/^(?:I|we|you|they)$/iu.test(doer.phrase)
  )
    keep.push(
      doer.plural ? `${definite(doer)} the same throughout` : `${definite(doer)} the same in every frame`,
    )
  const people = hasPeople(idea, events)
  if (people) keep.push('faces and clothes unchanged')
  else if (doer && !isView(doer) && doer.kind !== 'abstract' && doer.kind !== 'time')
    keep.push('shape and size unchanged')
  keep.push(shots > 1 ? 'one light direction across the cuts' : 'light unchanged')
  return keep
}

/** At most four nouns that must not appear; the idea's own come first. */
export function avoidOf({ idea, events }: VideoRequest, look: Look): string[] {
  const own = idea.negations
    .filter(
      (negation) =>
        !/^(?:talk|speech|speak|dialog|word|music|musi|narrat|voice|sound|cut)/iu.test(negation.what),
    )
    .filter((negation) => negation.use === 'wish' || /^(?:logo|text|caption|subtitle)/iu.test(negation.what))
    .map((negation) =>
      negation.what
        .toLowerCase()
        .replace(/\s*\bplease\b\s*/gu, '')
        .replace(/^any\s/u, ''),
    )
    .filter((what) => what !== '')
  const people = hasPeople(idea, events)
  // A hand may work a product; whose it is does not matter.
  const nobody = look.intent === 'product' || look.intent === 'instruction' ? 'faces' : 'people'
  const defaults = [people ? 'extra people' : nobody, 'captions', 'watermarks']
  return [...new Set([...own, ...defaults])].slice(0, 4)
}
