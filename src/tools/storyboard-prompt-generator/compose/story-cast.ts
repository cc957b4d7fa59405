import type { Idea } from '#tools/idea/read-idea.ts'
import { kindOfNoun, speciesIn } from '#tools/idea/noun-kind.ts'
import type { Subject } from '#tools/idea/subjects.ts'
import { choose } from './choose.ts'
import { bodyOf, type Body } from './figures.ts'
import type { PlotKind } from './plot-kind.ts'
import type { World } from './worlds.ts'
import { definite } from './phrases.ts'

export type Who = {
  kind: string
  noun: string
  subjectKind: Subject['kind']
  body: Body
  name?: string
  pronoun: 'he' | 'she'
  age?: number
  isPlural: boolean
  subject?: Subject
}

export const elders =
  /^(?:grand(?:ma|pa|mother|father|dad|parent)|granny|nana|mother|father|mum|mummy|mom|mommy|dad|daddy|parent|teacher|aunt|uncle|nurse|doctor|keeper|neighbou?r|farmer|oma|opa|abuela|abuelo)$/

export function isCastable(subject: Subject): boolean {
  if (
    subject.role === 'reader' ||
    /^(?:i|we|you|they|he|she|it|who|everyone|someone|somebody|nobody|people|kids|children|friends|heart|bedtime|birthday|party|holiday|story|adventure|journey|alphabet)$/i.test(
      subject.head,
    )
  )
    return false
  return (
    (subject.singular.length > 1 &&
      ![
        'time',
        'abstract',
        'event',
        'organisation',
        'group',
        'sky',
        'landscape',
        'place',
        'body',
        'software',
      ].includes(subject.kind)) ||
    /^(?:cloud|moon|star|sun|raindrop|snowflake|mountain|comet|planet)$/.test(subject.singular)
  )
}

export function overlaps(subject: Subject, hero: Subject | undefined): boolean {
  return (
    hero !== undefined &&
    subject.start < hero.end &&
    hero.start < subject.end &&
    subject.singular === hero.singular
  )
}

// Who acts comes before what is acted on; a thing is only a hero when nobody else is there and it does something.
export function pickHero(
  cast: readonly Subject[],
  plot: PlotKind,
  fearfulDoer: string | undefined,
): Subject | undefined {
  const owner = cast.find(
    ({ role, name, head }) => role === 'owner' && (name !== undefined || /^\p{Lu}/u.test(head)),
  )
  if (plot === 'farewell') {
    const person =
      cast.find(
        ({ kind, role, singular }) => kind === 'person' && role !== 'object' && !elders.test(singular),
      ) ?? owner
    if (person) return person
    return cast.length > 1 ? cast.find(({ animate, role }) => animate && role !== 'object') : undefined
  }
  const animate = cast.filter((subject) => subject.animate && !elders.test(subject.singular))
  const fearful = plot === 'fear' ? fearfulDoer : undefined
  return (
    animate.find(({ name }) => name !== undefined && fearful === name) ??
    animate.find(({ role }) => role === 'doer') ??
    animate.find(({ role }) => role === 'owner' || role === 'companion') ??
    (plot === 'new-friends' ? cast[0] : undefined) ??
    (plot === 'learning' ? undefined : cast.find(({ role }) => role === 'doer')) ??
    animate[0] ??
    (plot === 'learning' || plot === 'routine'
      ? undefined
      : cast.find(({ role }) => role === 'mentioned' || role === 'owner')) ??
    cast.find(({ animate: alive, role }) => alive && role !== 'object')
  )
}

export function whoIs(subject: Subject, idea: Idea, seed: string): Who {
  const species = speciesIn(subject.attributes, subject.head)
  const noun = (species ?? subject.singular).toLowerCase()
  const named =
    subject.name ??
    (subject.role === 'owner' && /^\p{Lu}\p{Ll}/u.test(subject.head) ? subject.head : undefined)
  const plainNoun =
    named && (subject.kind === 'unknown' || noun === named.toLowerCase().replace(/['’]s$/u, ''))
      ? 'child'
      : noun
  const subjectKind = species ? kindOfNoun(species) : plainNoun === 'child' ? 'person' : subject.kind
  const isAdultRole =
    subject.kind === 'person' &&
    !subject.child &&
    !/^(?:boy|girl|child|kid|toddler|pupil|sister|brother|twin|friend|princess|prince|son|daughter|student|classmate|sibling|cousin)$/.test(
      plainNoun,
    )
  const isChild = subjectKind === 'person' && (subject.child || !isAdultRole)
  const attributes = subject.attributes.filter(
    (word) =>
      /^[\p{L}-]+$/u.test(word) &&
      !/ing$|^(?:first|last|new|own|shy|only|worried|nervous|anxious|scared|frightened|two|three|few|many|some|other|same|lost)$/i.test(
        word,
      ) &&
      !(named && word === named),
  )
  const relation = relations[plainNoun]
  const head = relation ?? (species ? `${species} ${subject.singular}`.toLowerCase() : plainNoun)
  const kind = idea.isEnglish
    ? [...attributes.filter((word) => word !== species).slice(-1), head].join(' ').toLowerCase()
    : head
  const said = saidPronoun(idea, subject)
  const pronoun = said ?? choose(['she', 'he'] as const, `${seed}:${subject.singular}`, 'pronoun')
  return {
    kind,
    noun: plainNoun,
    subjectKind,
    body: bodyOf(plainNoun, subjectKind, isChild),
    ...(named ? { name: cleanName(named) } : {}),
    pronoun,
    ...(subject.age ? { age: subject.age } : isChild && idea.audience?.age ? { age: idea.audience.age } : {}),
    isPlural: subject.plural,
    subject,
  }
}

const relations: Record<string, string> = {
  sister: 'girl',
  brother: 'boy',
  daughter: 'girl',
  son: 'boy',
  sibling: 'child',
  twin: 'child',
  cousin: 'child',
  friend: 'child',
  kid: 'child',
}

// What the idea says can be seen of somebody belongs to the block that never changes.
export function detailToSee(subject: Subject | undefined, idea: Idea): { detail?: string } {
  if (/\bwheelchair\b/i.test(idea.text)) return { detail: 'sitting in a light sporty wheelchair' }
  const said = /^(?:with|wearing|in) (?:an? |the |her |his |its )?(?:[a-z-]+ ){0,3}[a-z-]+/i.exec(
    subject?.detail ?? '',
  )?.[0]
  return said &&
    /glasses|hat|scarf|boots|coat|cap|beard|ears?|tail|spots?|stripes?|wings?|legs?|eyes?|hair|nose|horns?|crutch|cane|hearing|cape|shell|teeth|tooth|feathers?|braids?|freckles/i.test(
      said,
    )
    ? { detail: said.toLowerCase() }
    : {}
}

// "a pencil and an eraser become friends": the second may hide in a phrase that was read as one.
export function secondOf(idea: Idea): Who | undefined {
  const noun = /\band (?:an?|the) ([a-z]+)/.exec(idea.scene.toLowerCase())?.[1]
  if (!noun || !idea.isEnglish) return undefined
  const subjectKind = kindOfNoun(noun)
  return {
    kind: noun,
    noun,
    subjectKind,
    body: bodyOf(noun, subjectKind, true),
    pronoun: 'she',
    isPlural: false,
  }
}

function cleanName(name: string): string {
  return name.replace(/['’]s$/u, '').split(/\s+/)[0] ?? name
}

function saidPronoun(idea: Idea, subject: Subject): 'he' | 'she' | undefined {
  if (subject.pronoun === 'he' || subject.pronoun === 'she') return subject.pronoun
  if (idea.subjects.filter(({ animate, role }) => animate && role !== 'reader').length > 1) return undefined
  const text = idea.text.toLowerCase()
  const he = /\b(?:he|his|him|himself)\b/.test(text)
  const she = /\b(?:she|her|hers|herself)\b/.test(text)
  return he === she ? undefined : he ? 'he' : 'she'
}

const mascots: readonly [{ noun: string; kind: string }, ...{ noun: string; kind: string }[]] = [
  { noun: 'otter', kind: 'little otter' },
  { noun: 'badger', kind: 'little badger' },
  { noun: 'hare', kind: 'little hare' },
  { noun: 'owl', kind: 'little owl' },
  { noun: 'hedgehog', kind: 'little hedgehog' },
  { noun: 'squirrel', kind: 'little squirrel' },
]

export function mascot(idea: Idea, seed: string): Who {
  const chosen = choose(mascots, seed, 'mascot')
  return {
    kind: chosen.kind,
    noun: chosen.noun,
    subjectKind: 'animal',
    body: bodyOf(chosen.noun, 'animal', false),
    pronoun: choose(['she', 'he'] as const, seed, 'pronoun'),
    isPlural: false,
    ...(idea.names[0]?.kind === 'person' ? { name: cleanName(idea.names[0].name) } : {}),
  }
}

export function worldOther(world: World, isHuman: boolean): Who {
  if (isHuman || world.other.look === '')
    return {
      kind: 'child',
      noun: 'child',
      subjectKind: 'person',
      body: 'child',
      pronoun: 'she',
      isPlural: false,
    }
  const noun = world.other.kind.split(' ').at(-1) ?? world.other.kind
  const kind = kindOfNoun(noun)
  return {
    kind: world.other.kind,
    noun,
    subjectKind: kind,
    body: bodyOf(noun, kind === 'unknown' ? 'animal' : kind, false),
    pronoun: 'she',
    isPlural: false,
  }
}

export function bodyOfGuide(world: World, heroBody: Body): Body {
  if (world.guide.look === '') return heroBody
  if (/buoy|clock/.test(world.guide.kind)) return 'thing'
  if (/tram|rover/.test(world.guide.kind)) return 'vehicle'
  if (/stork/.test(world.guide.kind)) return 'bird'
  if (/turtle/.test(world.guide.kind)) return 'fish'
  return 'mammal'
}

export const ageWords: Record<number, string> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  11: 'eleven',
  12: 'twelve',
}

export function lostOne(
  idea: Idea,
  hero: Subject | undefined,
  other: string,
  name: string | undefined,
): string {
  if (name) return name
  const gone =
    idea.subjects.find(
      (subject) =>
        subject !== hero &&
        (subject.animate || subject.kind === 'plant') &&
        !elders.test(subject.singular) &&
        subject.role !== 'owner',
    ) ?? idea.subjects.find((subject) => subject !== hero && subject.animate && subject.role === 'doer')
  return gone ? (gone.name ?? (idea.isEnglish ? definite(gone.bare) : `the ${gone.singular}`)) : other
}
