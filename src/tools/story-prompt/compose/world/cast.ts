import type { Idea } from '#tools/idea/read-idea.ts'
import type { Subject } from '#tools/idea/subjects.ts'
import { cultureByLanguage, cultureHints, namesByCulture, traits, type Gender } from '../banks/people.ts'
import { pick } from '../seed.ts'
import { withArticle, withoutDeterminer } from '../write/grammar.ts'
import { pastScene } from './past-scene.ts'
import { isForChildren, type Shape } from '../read/shape.ts'

export type Pronoun = 'she' | 'he' | 'they' | 'it' | 'I' | 'you'

export type Person = {
  name: string
  pronoun: Pronoun
  /** "who chewed matches and never lit one" */
  trait: string
}

export type Hero = Person & {
  /** The subject of the idea who became the protagonist, if there is one. */
  subject?: Subject
  /** "lift operator", without article; empty when the idea gives only a name or nobody. */
  role: string
  /** Given in the idea, not chosen by us. */
  isNamed: boolean
  age?: number
}

export type Cast = { hero: Hero; other: Person; third: Person }

const pronounOnly =
  /^(?:he|she|they|it|we|i|you|someone|somebody|everyone|everybody|nobody|no one|one|each \w+|people)$/i

export function chooseCast(idea: Idea, shape: Shape, seed: number): Cast {
  const child = shape.startsWith('bedtime')
  const people = idea.subjects.filter(
    (one) => one.animate && !pronounOnly.test(one.phrase) && one.role !== 'reader' && one.role !== 'owner',
  )
  const subject = protagonistOf(idea, people, shape) ?? (child ? personified(idea) : undefined)
  const given = idea.names.filter(({ kind }) => kind === 'person').map(({ name }) => name)
  const own = subject?.name ?? given.find((name) => subject && nearby(idea.text, name, subject.head))
  const listener = idea.audience?.name
  const heardOf = child && !subject && listener !== undefined && people.length === 0 ? listener : undefined
  const name = own ?? heardOf ?? (subject ? undefined : given.find((one) => one !== listener))
  const culture = cultureOf(idea, subject, child)
  const apposition = name
    ? people.find((one) => one !== subject && one.name === undefined && isSamePerson(idea.text, name, one))
    : undefined
  const roleSubject = subject?.name !== undefined && subject.phrase === subject.name ? apposition : subject
  const pronoun =
    pluralPronoun(subject, seed, idea.wishes.pointOfView?.value) ??
    pronounOf(idea, roleSubject ?? subject, name, seed)
  const gender: Gender =
    pronoun === 'she' ? 'she' : pronoun === 'he' ? 'he' : pick(['she', 'he'] as const, seed, 'gender')
  const used = new Set<string>(given)
  const take = (list: readonly string[], salt: string): string => {
    const free = list.filter((one) => !used.has(one) && ![...used].some((taken) => taken[0] === one[0]))
    const chosen = pick(free.length > 0 ? free : list, seed, salt)
    used.add(chosen)
    return chosen
  }
  if (name) used.add(name)
  const bank = namesByCulture[culture] ?? neutral
  const heroName = name ?? take(bank[gender], 'hero')
  const heroPronoun = pronoun ?? gender
  const second = secondOf(people, roleSubject ?? subject)
  const alike = subject?.plural
    ? /^(?:sister|woman|girl|queen|princess|mother|daughter|widow|aunt|actress|nun)$/.test(subject.singular)
      ? 'she'
      : /^(?:brother|man|boy|king|prince|father|son|monk|uncle|knight)$/.test(subject.singular)
        ? 'he'
        : undefined
    : undefined
  const otherGender: Gender =
    alike ??
    (second?.pronoun === 'she' || second?.pronoun === 'he'
      ? second.pronoun
      : heroPronoun === 'she'
        ? 'he'
        : heroPronoun === 'he'
          ? 'she'
          : pick(['she', 'he'] as const, seed, 'other'))
  const spare = given.filter((one) => one !== name && one !== listener)
  const peopleBank = child || culture === 'machine' ? (child ? bank : neutral) : bank
  const otherName = spare[0] ?? take(peopleBank[otherGender], 'other')
  const thirdName = take(peopleBank[gender], 'third')
  const role = roleSubject ? roleOf(roleSubject, idea) : ''
  return {
    hero: {
      name: heroName,
      pronoun: heroPronoun,
      trait: '',
      role,
      isNamed: name !== undefined,
      ...(subject ? { subject } : {}),
      ...((roleSubject ?? subject)?.age === undefined ? {} : { age: (roleSubject ?? subject)?.age ?? 0 }),
    },
    other: {
      name: otherName,
      pronoun: otherGender,
      trait: second
        ? `${withArticle(withoutDeterminer(second.phrase))}${/^(?:who|that|with)\b/.test(second.detail) ? ` ${pastScene(second.detail, idea.actions)}` : ''}`
        : pick(traits, seed, 'other trait'),
    },
    third: {
      name: thirdName,
      pronoun: gender,
      trait: pick(
        traits.filter((one) => one !== pick(traits, seed, 'other trait')),
        seed,
        'third trait',
      ),
    },
  }
}

const neutral = namesByCulture['neutral'] ?? { she: ['Ines'], he: ['Ivo'] }

// "a little tugboat who is ashamed of its quiet horn"
function personified(idea: Idea): Subject | undefined {
  const thing = idea.subject
  if (!thing || thing.animate || thing.name !== undefined) return undefined
  return /^(?:who|that)\b/.test(thing.detail) || idea.actions.some(({ doer }) => doer.includes(thing.head))
    ? thing
    : undefined
}

function protagonistOf(idea: Idea, people: readonly Subject[], shape: Shape): Subject | undefined {
  if (shape === 'search' || shape === 'place' || shape === 'object-biography')
    return people.find(
      ({ role, detail, plural, kind, head }) =>
        !plural &&
        kind === 'person' &&
        (/^who\b/.test(detail) ||
          (role === 'doer' && idea.actions.some(({ doer, verb }) => verb !== 'be' && doer.includes(head)))),
    )
  if (shape === 'memory' || shape === 'brand') return undefined
  if (shape === 'love') return people.toSorted((one, two) => one.start - two.start)[0]
  return (
    people.find(({ role }) => role === 'doer') ??
    people.find(({ role }) => role === 'mentioned' || role === 'companion') ??
    people.find(({ plural }) => !plural) ??
    (idea.subject?.animate ? people[0] : undefined)
  )
}

// Two of a kind have no second role; "a fox and an owl" have.
function secondOf(people: readonly Subject[], hero: Subject | undefined): Subject | undefined {
  if (!hero || hero.plural) return undefined
  const rest = people.filter(
    (one) =>
      one !== hero &&
      !one.plural &&
      one.name === undefined &&
      one.role !== 'owner' &&
      one.role !== 'object' &&
      one.kind === hero.kind &&
      one.singular !== hero.singular &&
      !/^each|^every|^any/.test(one.phrase),
  )
  return rest[0]
}

function roleOf(subject: Subject, idea: Idea): string {
  if (!idea.isEnglish) return ''
  if (subject.name !== undefined && subject.name === subject.phrase) return ''
  const bare = withoutDeterminer(subject.phrase)
    .replace(/\b(?:named|called) .*/iu, '')
    .trim()
  if (!subject.plural) return bare === subject.name ? '' : bare
  return bare.replace(new RegExp(`${escape(subject.head)}$`, 'u'), subject.singular)
}

function pronounOf(
  idea: Idea,
  subject: Subject | undefined,
  name: string | undefined,
  seed: number,
): Pronoun | undefined {
  const view = idea.wishes.pointOfView?.value
  if (view === 'first') return 'I'
  if (view === 'second') return 'you'
  const said = subject?.pronoun
  if (said === 'she' || said === 'he') return said
  if (/\b(?:she|her|herself)\b/i.test(idea.text) && !/\b(?:he|him|his|himself)\b/i.test(idea.text))
    return 'she'
  if (/\b(?:he|him|his|himself)\b/i.test(idea.text) && !/\b(?:she|her|herself)\b/i.test(idea.text))
    return 'he'
  if (said === 'it' && /\b(?:its|itself)\b/i.test(idea.text) && !isForChildren(idea)) return 'it'
  if (/\b(?:they|them|their|themself)\b/i.test(idea.text) && subject && !subject.plural) return 'they'
  if (name !== undefined) {
    for (const bank of Object.values(namesByCulture))
      for (const gender of ['she', 'he'] as const) if (bank[gender].includes(name)) return gender
    return /(?:a|ie|ine|elle|ette)$/.test(name) &&
      !/^(?:luca|nikita|sasha|joshua|noah|ezra|mika|andrea|charlie|archie|eddie|louie)$/i.test(name)
      ? 'she'
      : 'they'
  }
  return pick(['she', 'he'] as const, seed, 'gender')
}

// Of two sisters both are "she"; of two vendors one is taken.
function pluralPronoun(
  subject: Subject | undefined,
  seed: number,
  view: string | undefined,
): Pronoun | undefined {
  if (!subject?.plural || view !== undefined) return undefined
  if (/^(?:sister|woman|girl|queen|princess|mother|daughter|widow|aunt|actress|nun)$/.test(subject.singular))
    return 'she'
  if (/^(?:brother|man|boy|king|prince|father|son|monk|uncle|knight)$/.test(subject.singular)) return 'he'
  return pick(['she', 'he'] as const, seed, 'gender')
}

function cultureOf(idea: Idea, subject: Subject | undefined, child: boolean): string {
  const animal =
    subject &&
    (/^(?:animal|creature|plant)$/.test(subject.kind) || (child && !/^(?:person|robot)$/.test(subject.kind)))
  if (animal || (child && !subject)) return 'fable'
  if (subject?.kind === 'robot') return 'machine'
  const spoken = cultureByLanguage[idea.language.code]
  if (spoken) return spoken
  const found = cultureHints.find(([, hint]) => hint.test(idea.text))
  return found?.[0] ?? 'neutral'
}

function nearby(text: string, name: string, head: string): boolean {
  return new RegExp(
    `${escape(head)}\\s+(?:named|called)\\s+${escape(name)}|${escape(name)},?\\s+(?:an?|the)\\s[^,.]{0,40}${escape(head)}|${escape(head)},?\\s+${escape(name)}`,
    'iu',
  ).test(text)
}

function isSamePerson(text: string, name: string, one: Subject): boolean {
  return nearby(text, name, one.head)
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}
