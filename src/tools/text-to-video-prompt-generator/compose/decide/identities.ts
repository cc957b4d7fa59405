import type { Subject } from '#tools/idea/subjects.ts'
import { isPlural } from '#tools/idea/words/singular.ts'
import type { Direction } from '../direction.ts'
import type { Look } from '../knowledge/looks.ts'
import { isStaged } from '../knowledge/stagings.ts'
import type { Event } from '../read/events.ts'
import { isOnScreen } from '../read/on-screen.ts'
import type { VideoRequest } from '../read/read-request.ts'
import { definite } from '../words/subject-words.ts'
import { marksOf } from './marks.ts'

/** Who and what is seen, with the marks that keep them the same in every shot. */
export function identitiesOf({ idea, events }: VideoRequest, look: Look): Direction['identities'] {
  const shown = idea.isEnglish
    ? idea.subjects.filter(
        (subject) =>
          !/^(?:place|reader|owner)$/u.test(subject.role) &&
          !/^(?:I|we|they|it|he|she|you|us|someone|nobody|everyone)$/iu.test(subject.phrase) &&
          isOnScreen(subject, idea.scene) &&
          !isMisread(subject, events) &&
          (subject.animate ||
            (subject.name !== undefined && subject.kind === 'unknown') ||
            events.some(({ doer }) => doer?.phrase === subject.phrase) ||
            subject === idea.subject),
      )
    : events
        .slice(0, 1)
        .flatMap(({ doer }) =>
          doer?.concept && doer.head !== 'figure' && doer.head !== 'figures' ? [doer] : [],
        )
  const others = idea.isEnglish
    ? events.flatMap(({ doer }) =>
        doer?.animate === true &&
        doer.phrase !== 'the hands' &&
        !/ and |^(?:he|she|they|one|the other|everyone|someone|I|we)$/iu.test(doer.phrase) &&
        !idea.subjects.some(({ phrase }) => phrase === doer.phrase)
          ? [doer]
          : [],
      )
    : []
  const seen = [...others, ...shown]
  // Beside somebody, a lamp or a string needs no marks of its own.
  return (
    seen.some(({ animate }) => animate)
      ? seen.filter(({ animate, kind }) => animate || !/^(?:object|device|paper|food|tool)$/u.test(kind))
      : seen
  )
    .slice(0, 3)
    .map((subject) => ({
      name: idea.isEnglish ? definite(subject) : subject.head,
      marks: marksOf(subject, look),
    }))
    .filter(({ marks }) => marks !== '')
}

// In "his letters fly" the verb was taken for the noun.
function isMisread({ head, attributes, phrase, name }: Subject, events: readonly Event[]): boolean {
  // "one word: HELLO" names nobody.
  if (name !== undefined && /^\p{Lu}{2,}$/u.test(name)) return true
  // "a boxer tapes" was read as one noun where the doer is the boxer.
  if (
    events.some(
      ({ doer }) => doer !== undefined && doer.phrase !== phrase && phrase.startsWith(`${doer.phrase} `),
    )
  )
    return true
  return attributes.length > 0 && isPlural(attributes.at(-1) ?? '') && isStaged(head.toLowerCase())
}
