import type { Idea } from '#tools/idea/read-idea.ts'
import { kindOfNoun, speciesIn } from '#tools/idea/noun-kind.ts'
import { readVerb } from '#tools/idea/words/verb-forms.ts'
import type { Subject } from '#tools/idea/subjects.ts'
import { choose } from './choose.ts'
import { bodyOf, buildFigure, handOf, type Body, type Figure } from './figures.ts'
import type { Palette } from './looks.ts'
import { foreignDear, foreignFear } from './foreign-words.ts'
import { nameFor } from './names.ts'
import { choosePlot, type PlotKind } from './plot-kind.ts'
import type { StoryWords } from './story-types.ts'
import { unknownTopic } from './plots/learning.ts'
import { findTopic, type Topic } from './topics.ts'
import { findWorld, worldById, type World } from './worlds.ts'
import { titleCase } from './wording.ts'
import { upperFirst } from '#shared/text/upper-first.ts'

export type StorySeed = {
  plot: PlotKind
  words: StoryWords
  hero: Figure
  other: Figure
  guide: Figure
  world: World
  topic?: Topic
  isCase: boolean
  /** Whether the hero was made up because the idea names nobody. */
  isHeroInvented: boolean
  isNameInvented: boolean
  /** Somebody the idea tells of stands for several ("bees", "three foxes"). */
  isOneOfMany: boolean
}

type Who = {
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

/** Makes the cast, the places and the words of a story out of what an idea says. */
export function readStory(idea: Idea, palette: Palette, seed: string, childAge: number): StorySeed {
  const plot = choosePlot(idea)
  // In other languages only what the word lists know can be drawn; the rest stays in the quoted idea.
  const cast = idea.subjects.filter(
    (subject) =>
      isCastable(subject) &&
      (idea.isEnglish ||
        (/^[a-z]+(?:[ -][a-z]+)?$/.test(subject.singular) && kindOfNoun(subject.singular) !== 'unknown')),
  )
  const heroSubject = pickHero(
    cast,
    plot,
    idea.actions.find(({ words }) => /\b(?:fears|afraid|scared|frightened|terrified)\b/i.test(words))?.doer,
  )
  const heroWho = heroSubject ? whoIs(heroSubject, idea, seed) : mascot(idea, seed)
  const placeWords = idea.setting.place?.noun ?? ''
  const isHuman = heroWho.body === 'child' || heroWho.body === 'adult'
  // Who longs for the sea does not live there.
  const found = findWorld(
    plot === 'quest' || plot === 'change' ? '' : placeWords,
    heroWho.noun,
    plot === 'quest' || plot === 'change' ? heroWho.kind : `${heroWho.kind} ${idea.scene}`,
  )
  const known = plot === 'learning' ? findTopic(idea.text) : undefined
  const topicWorld = known && placeWords === '' ? topicWorlds[known.name] : undefined
  const world = settle(
    topicWorld
      ? worldById(topicWorld)
      : plot === 'new-place' && heroWho.body === 'child'
        ? worldById('school')
        : found,
    heroWho.noun,
    isHuman,
  )
  const heroName = heroWho.name ?? nameFor(heroWho.noun, seed, [])

  const others = cast.filter((subject) => subject !== heroSubject && !overlaps(subject, heroSubject))
  const oneElder = others.find((subject) => elders.test(subject.singular))
  // Who bakes with a grandmother has her at the table, not only in the doorway.
  const isMate =
    oneElder !== undefined &&
    others.filter(({ animate }) => animate).length === 1 &&
    /^(?:making|quarrel|own-work|new-friends)$/.test(plot)
  // Who is missed is not in the room.
  const isMissed = plot === 'lost-and-found' || /\bmisses\b/i.test(idea.scene)
  const elder = isMate || isMissed ? undefined : oneElder
  const otherSubject =
    plot === 'fear' || plot === 'learning'
      ? others.find(
          (subject) =>
            subject !== elder &&
            (subject.animate || subject.name !== undefined) &&
            !mentions(fearOf(idea), subject),
        )
      : others.find(
          (subject) =>
            subject !== elder &&
            (subject.animate ||
              subject.name !== undefined ||
              (subject.kind === 'vehicle' && /^(?:hidden-gift|helping|new-friends)$/.test(plot)) ||
              plot === 'new-friends') &&
            subject.role !== 'place',
        )
  const mate = isMate ? oneElder : otherSubject
  const isTwin =
    heroSubject?.plural === true &&
    heroSubject.count === 2 &&
    !(mate && /^(?:helping|hidden-gift)$/.test(plot))
  const other = isTwin
    ? { ...heroWho, name: undefined, pronoun: heroWho.pronoun }
    : mate
      ? whoIs(mate, idea, `${seed}:other`)
      : plot === 'new-friends'
        ? secondOf(idea)
        : undefined
  const otherIsNamed =
    (!mate && (other === undefined || isTwin)) ||
    other?.name !== undefined ||
    isTwin ||
    isMate ||
    other?.body === 'child'
  const otherKind = other ?? worldOther(world, isHuman)
  const otherName =
    other?.name ??
    (isMate
      ? titleCase(otherKind.noun)
      : otherIsNamed
        ? nameFor(otherKind.noun, `${seed}:other`, [heroName])
        : titleCase(otherKind.kind))
  const otherPhrase = otherIsNamed ? otherName : `the ${otherKind.kind}`

  const guideWho = elder ? whoIs(elder, idea, `${seed}:guide`) : undefined
  const isFamily = isHuman || (heroWho.body === 'mammal' && world.id === 'home')
  const guideName = guideWho
    ? (guideWho.name ?? titleCase(guideWho.noun))
    : world.guide.look === '' || isHuman
      ? isMate
        ? 'Aunt Ada'
        : choose(['Grandma', 'Grandpa'], seed, 'guide')
      : world.guide.name
  const trait = traitOf(idea, heroSubject, plot)

  const hero = buildFigure(
    {
      role: 'hero',
      name: heroName,
      kind: heroWho.kind,
      noun: heroWho.noun,
      subjectKind: heroWho.subjectKind,
      body: heroWho.body,
      age: heroWho.age ?? childAge,
      ...detailToSee(heroSubject, idea),
      ...(plot === 'hidden-gift' && visibleTrait(trait, heroWho.kind) ? { trait } : {}),
    },
    palette,
    seed,
  )
  const otherFigure = buildFigure(
    {
      role: 'other',
      name: otherName,
      kind: otherKind.kind,
      noun: otherKind.noun,
      subjectKind: otherKind.subjectKind,
      body: otherKind.body,
      ...(!other && world.other.look !== '' && !isHuman ? { look: world.other.look } : {}),
    },
    palette,
    seed,
  )
  const isGuideHuman = guideWho
    ? guideWho.body === 'adult' || guideWho.body === 'child'
    : isHuman || world.guide.look === ''
  const guide = buildFigure(
    isGuideHuman && !isFamily && !guideWho
      ? {
          role: 'guide',
          name: guideName,
          kind: 'grandparent',
          noun: 'grandparent',
          subjectKind: 'person',
          body: 'adult',
          isOld: true,
        }
      : isHuman || (guideWho && isHuman)
        ? {
            role: 'guide',
            name: guideName,
            kind: guideWho?.kind ?? (guideName === 'Grandma' ? 'grandmother' : 'grandfather'),
            noun: guideWho?.noun ?? 'grandmother',
            subjectKind: 'person',
            body: 'adult',
            isOld: /grand/i.test(guideWho?.noun ?? guideName),
          }
        : guideWho && elders.test(guideWho.noun)
          ? {
              role: 'guide',
              name: guideName,
              kind: `${/grand/.test(guideWho.noun) ? 'old ' : ''}${heroWho.noun} ${guideWho.noun}`,
              noun: heroWho.noun,
              subjectKind: heroWho.subjectKind,
              body: heroWho.body,
              isOld: true,
            }
          : {
              role: 'guide',
              name: guideName,
              kind: world.guide.look === '' ? `old ${heroWho.noun}` : world.guide.kind,
              noun: heroWho.noun,
              subjectKind: heroWho.subjectKind,
              body: bodyOfGuide(world, heroWho.body),
              isOld: true,
              scale: 'twice as tall as the young ones',
              ...(world.guide.look === '' ? {} : { look: world.guide.look }),
            },
    palette,
    seed,
  )

  const place = (plot === 'quest' || plot === 'change' ? undefined : placePhrase(idea)) ?? world.place
  const topicName = topicWords(idea)
  const topic = plot === 'learning' ? (known ?? unknownTopic(topicName, questionIn(idea.text))) : undefined
  const his = heroWho.pronoun === 'he' ? 'his' : 'her'
  const mine = (text: string) => ownWords(text, his, heroWho.pronoun)
  const words: StoryWords = {
    hero: heroName,
    kind: heroWho.kind,
    aKind: `${/^[aeiou]/i.test(heroWho.kind) ? 'an' : 'a'} ${heroWho.kind}`,
    inPlace: inPlace(place),
    he: heroWho.pronoun,
    him: heroWho.pronoun === 'he' ? 'him' : 'her',
    his,
    He: heroWho.pronoun === 'he' ? 'He' : 'She',
    His: heroWho.pronoun === 'he' ? 'His' : 'Her',
    other: plot === 'farewell' ? lostOne(idea, heroSubject, otherPhrase, other?.name) : otherPhrase,
    Other: upperFirst(
      plot === 'farewell' ? lostOne(idea, heroSubject, otherPhrase, other?.name) : otherPhrase,
    ),
    otherHe: otherIsNamed ? otherKind.pronoun : 'it',
    otherHim: otherIsNamed ? (otherKind.pronoun === 'he' ? 'him' : 'her') : 'it',
    guide: guideName,
    Guide: guideName,
    place,
    near: world.near,
    middle: world.middle,
    far: world.far,
    hand: handOf[heroWho.body],
    holds: heroWho.body === 'boat' || heroWho.body === 'vehicle' ? 'carries' : 'holds',
    thing: thingOf(idea, heroSubject, plot),
    Thing: upperFirst(thingOf(idea, heroSubject, plot)),
    things: thingOf(idea, heroSubject, plot),
    goal: goalOf(idea, plot, place),
    goalAt: atPlace(goalOf(idea, plot, place)),
    trait: plot === 'other-way' ? cannotOf(idea, mine) : trait,
    fear: fearOf(idea),
    dread: dreadOf(idea),
    isUnknownThing: isUnknownThing(idea, heroSubject, plot),
    forWhom: isMate ? 'all the street' : guideName,
    whoIs: `${heroWho.pronoun === 'he' ? 'He' : 'She'} is ${heroWho.body === 'child' ? (ageWords[heroWho.age ?? childAge] ?? 'seven') : `${/^[aeiou]/i.test(heroWho.kind) ? 'an' : 'a'} ${heroWho.kind}`}.`,
    means: meansOf(idea),
    danger: dangerOf(idea),
    deed: plot === 'helping' ? `help ${otherPhrase}` : deedOf(idea, plot, mine),
    topic: plot === 'change' ? idea.text.toLowerCase() : topicName,
  }
  return {
    plot,
    words,
    hero,
    other: otherFigure,
    guide,
    world,
    ...(topic ? { topic } : {}),
    isCase: /detective|inspector|investigator|case of|mystery|spy/.test(idea.text.toLowerCase()),
    isHeroInvented: !heroSubject,
    isNameInvented: heroWho.name === undefined,
    isOneOfMany: heroWho.isPlural && !isTwin,
  }
}

const elders =
  /^(?:grand(?:ma|pa|mother|father|dad|parent)|granny|nana|mother|father|mum|mummy|mom|mommy|dad|daddy|parent|teacher|aunt|uncle|nurse|doctor|keeper|neighbou?r|farmer|oma|opa|abuela|abuelo)$/

// A hedgehog at school still has animals around it.
function settle(world: World, heroNoun: string, isHuman: boolean): World {
  if (isHuman || world.other.look !== '') return world
  const native = findWorld('', heroNoun, '')
  return {
    ...world,
    other: native.other.look === '' ? worldById('').other : native.other,
    guide: native.guide.look === '' ? worldById('').guide : native.guide,
  }
}

function isCastable(subject: Subject): boolean {
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

function overlaps(subject: Subject, hero: Subject | undefined): boolean {
  return (
    hero !== undefined &&
    subject.start < hero.end &&
    hero.start < subject.end &&
    subject.singular === hero.singular
  )
}

// Who acts comes before what is acted on; a thing is only a hero when nobody else is there and it does something.
function pickHero(
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

function whoIs(subject: Subject, idea: Idea, seed: string): Who {
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

// Where a known topic is best seen.
const topicWorlds: Record<string, string> = {
  'sorting rubbish': 'town',
  'crossing the road': 'town',
  'brushing teeth': 'home',
  'washing hands': 'home',
  'saving water': 'home',
  'bees and honey': 'garden',
  'how a plant grows': 'garden',
  'from caterpillar to butterfly': 'garden',
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
function detailToSee(subject: Subject | undefined, idea: Idea): { detail?: string } {
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
function secondOf(idea: Idea): Who | undefined {
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

function mascot(idea: Idea, seed: string): Who {
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

function worldOther(world: World, isHuman: boolean): Who {
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

function bodyOfGuide(world: World, heroBody: Body): Body {
  if (world.guide.look === '') return heroBody
  if (/buoy|clock/.test(world.guide.kind)) return 'thing'
  if (/tram|rover/.test(world.guide.kind)) return 'vehicle'
  if (/stork/.test(world.guide.kind)) return 'bird'
  if (/turtle/.test(world.guide.kind)) return 'fish'
  return 'mammal'
}

function placePhrase(idea: Idea): string | undefined {
  const phrase = idea.setting.place?.phrase
  if (!idea.isEnglish || !phrase || phrase.split(/\s+/).length > 4) return undefined
  if (
    /^(?:bed|sleep|first|day|night|roof|time|wheelchair|pocket|dance|contest|rain|snow|fog|wind|dark)$/.test(
      idea.setting.place?.noun ?? '',
    )
  )
    return undefined
  return definite(phrase)
}

/** "a big ferry" → "the big ferry"; at most three words. */
export function definite(phrase: string): string {
  const bare = phrase
    .replace(/^(?:an?|the|his|her|its|their|my|our|some|one|two|three|four|five|\d+)\s+/iu, '')
    .replace(/\s+(?:of|with|who|that|which|named|called)\s.*$/iu, '')
  if (/^\p{Lu}/u.test(bare)) return bare.split(/\s+/).slice(0, 3).join(' ')
  return `the ${bare.split(/\s+/).slice(-2).join(' ')}`
}

function traitOf(idea: Idea, hero: Subject | undefined, plot: PlotKind): string {
  const text = idea.scene.toLowerCase()
  const said =
    /(?:ashamed|embarrassed) (?:of|by|about) (?:its|his|her|their|the) ([a-z -]+?)(?= (?:and|but|so|until|saves|rescues|helps|who|that|when|in|on|at)\b|[,.;]|$)/.exec(
      text,
    )?.[1] ??
    /hates? (?:its|his|her|their) ([a-z -]+?)(?= (?:and|but|so|until|who|that|when)\b|[,.;]|$)/.exec(
      text,
    )?.[1] ??
    /(?:laugh(?:s|ed)? at|teas\w+|mock\w*|make fun of|made fun of)(?: [a-z]+)? (?:for|about|because of)? ?(?:its|his|her|their) ([a-z -]+?)(?= (?:and|but|so|until|who|that)\b|[,.;]|$)/.exec(
      text,
    )?.[1] ??
    /without (?:any |a |an |its |his |her )?([a-z]+)/.exec(text)?.[1]?.replace(/^/, 'missing ') ??
    /(?:with|has) (?:only )?((?:one|a|an|two)? ?(?:[a-z]+ ){0,2}(?:wing|leg|ear|eye|voice|horn|tail|nose|spots?|stripes?|fur|feathers?|neck|shell|teeth|tooth|light|colou?rs?))\b/.exec(
      text,
    )?.[1]
  const words = said?.trim().replace(/^(?:a|an) /, '')
  if (words) return words.split(/\s+/).slice(0, 3).join(' ')
  const tooMuch = /too (small|big|slow|short|tall|quiet|loud|shy|little|tiny|clumsy|old)\b/.exec(text)?.[1]
  const attribute =
    tooMuch ??
    hero?.attributes.find((word) =>
      /^(?:shy|small|tiny|slow|quiet|loud|clumsy|big|tall|prickly|spotted|striped|colou?rful|blue|red|green|pink|purple|orange|old|rusty|cracked|chipped|wobbly|crooked|patched|worn|forgotten|dusty)$/i.test(
        word,
      ),
    )
  if (attribute) return attributeNoun[attribute.toLowerCase()] ?? `${attribute.toLowerCase()} look`
  return plot === 'teased' ? 'own way' : 'odd little way'
}

const attributeNoun: Record<string, string> = {
  small: 'small size',
  little: 'small size',
  tiny: 'tiny size',
  short: 'short legs',
  big: 'big feet',
  tall: 'tall shape',
  slow: 'slow walk',
  quiet: 'quiet voice',
  loud: 'loud voice',
  shy: 'shy way',
  clumsy: 'clumsy feet',
  old: 'worn old look',
  prickly: 'prickly coat',
}

function visibleTrait(trait: string, kind: string): boolean {
  return !/way|walk|size/.test(trait) && !kind.includes(trait)
}

function fearOf(idea: Idea): string {
  const foreign = idea.isEnglish ? undefined : foreignFear(idea.text, idea.language.code)
  if (foreign) return foreign
  const text = idea.scene.toLowerCase()
  const said =
    /(?:afraid|scared|frightened|terrified|fear|fears|nervous) (?:of|about) (?:its |his |her |their )?([a-z' -]+?)(?= (?:and|but|so|until|who|that|when|because|learns|wants|meets|finds|goes|has)\b|[,.;]|$)/.exec(
      text,
    )?.[1]
  const disliked = /(?:hates?|dislikes?|not like|n't like|can't stand) (?:the )?([a-z]+)/.exec(text)?.[1]
  if (!said && disliked) return `the ${disliked}`
  if (!said && /swim/.test(text)) return 'the deep water'
  if (!said && /first day|new (?:school|class|house|home)/.test(text))
    return goalOf(idea, 'new-place', 'the new school')
  const weather = idea.setting.weather[0]?.value
  if (!said && weather) return weather === 'storm' ? 'the thunder' : `the ${weather}`
  if (!said) return 'the dark'
  const words = said.trim().split(/\s+/).slice(0, 3).join(' ')
  if (/^(?:the|a|an) /.test(words) || /(?:s|ing|water|thunder|noise)$/.test(words)) return words
  return /^dark$/.test(words) ? 'the dark' : words
}

function mentions(phrase: string, subject: Subject): boolean {
  return phrase.includes(subject.head.toLowerCase())
}

function meansOf(idea: Idea): string {
  const text = idea.scene.toLowerCase()
  const said =
    /(?:speaks?|talks?|says?|communicates?|answers?)(?: only)? (?:with|in|through|by|using) ((?:his |her |its )?[a-z]+(?: [a-z]+)??)(?= (?:at|until|and|but|because|who|first)\b|[,.;]|$)/.exec(
      text,
    )?.[1]
  if (!said || /words?|language|english/.test(said)) return 'drawings'
  return said.replace(/^(?:his|her|its) /, '')
}

function dangerOf(idea: Idea): string {
  const weather = idea.setting.weather[0]
  if (weather)
    return weather.value === 'sun' || weather.value === 'heat' ? 'the heat' : `the ${weather.value}`
  if (/\b(?:dark|night)\b/i.test(idea.scene)) return 'the dark'
  if (/\bflood|\bwave/i.test(idea.scene)) return 'the high water'
  return 'the fog'
}

function goalOf(idea: Idea, plot: PlotKind, place: string): string {
  const text = idea.scene
  if (/holiday|vacation/i.test(text)) return 'the holiday beach'
  if (plot === 'new-place') {
    const said =
      /\b(?:to|at|in) ((?:a |an |the |his |her |its )?(?:new |forest |big |first )?[a-z]+(?: [a-z]+)?)(?= (?:and|but|where|with|who|because)\b|[,.;]|$)/iu.exec(
        text,
      )?.[1]
    return said ? definite(said) : place
  }
  const said =
    /\b(?:see|visit|reach|find|fly to|go to|goes to|meet|touch|climb|travel to|travels to|journey to|sails to|trip to|dreams? of|explores?|catch|hear|way to) ((?:the |a |an |its |his |her )?(?:[a-z'-]+ ){0,2}?[a-z'-]+)(?= (?:and|but|where|with|who|because|for|on|in|at|so|by|to)\b|[,.;]|$)/iu.exec(
      text,
    )?.[1]
  if (said && said.split(/\s+/).length <= 4) return definite(said)
  const subject = idea.subjects.find(
    ({ role, kind }) =>
      (role === 'object' || role === 'place' || role === 'mentioned') && !['abstract', 'time'].includes(kind),
  )
  if (!idea.isEnglish) {
    const known = idea.subjects
      .slice(1)
      .find(({ singular }) => /^[a-z]+$/.test(singular) && kindOfNoun(singular) !== 'unknown')
    return known ? `the ${known.singular}` : 'the far hill'
  }
  return subject && !subject.animate ? definite(subject.phrase) : 'the far hill'
}

function thingOf(idea: Idea, hero: Subject | undefined, plot: PlotKind): string {
  const fallback =
    plot === 'making'
      ? 'the surprise'
      : plot === 'mistake'
        ? 'the blue bowl'
        : plot === 'quarrel'
          ? 'the last bun'
          : 'the red mitten'
  const things = idea.subjects.filter(
    (subject) =>
      (idea.isEnglish || kindOfNoun(subject.singular) !== 'unknown') &&
      subject !== hero &&
      !subject.plural &&
      !subject.animate &&
      !['time', 'abstract', 'place', 'landscape', 'building', 'event', 'sky', 'person'].includes(
        subject.kind,
      ) &&
      !/day|way|end/.test(subject.singular),
  )
  const lost =
    plot !== 'lost-and-found'
      ? undefined
      : idea.isEnglish
        ? lostThing(idea, hero)
        : foreignDear(idea.text, idea.language.code, hero?.singular ?? '')
  if (lost) return lost
  const thing = things.find(({ role }) => role === 'object') ?? things.find(({ role }) => role !== 'place')
  if (!thing) return fallback
  return idea.isEnglish ? definite(thing.phrase) : `the ${thing.singular}`
}

// What is lost stands right beside the word for it, whatever kind of thing it is.
function lostThing(idea: Idea, hero: Subject | undefined): string | undefined {
  if (!idea.isEnglish) return undefined
  const text = idea.scene
  const near =
    /((?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+) (?:is|are|goes|has gone|went) (?:missing|lost|gone)/iu.exec(
      text,
    )?.[1] ??
    /(?:loses|lost|lose|losing|look(?:s|ing)? for|search(?:es|ing)? for|misplac\w+|find) ((?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+)/iu.exec(
      text,
    )?.[1]
  if (!near) return undefined
  const found = idea.subjects.find(
    (subject) =>
      subject !== hero && near.includes(subject.head) && !/^(?:it|him|her|them|way)$/i.test(subject.head),
  )
  if (!found) return undefined
  // "his mother" stays his.
  const owner = /^(?:his|her|its|their) /i.test(found.phrase) && found.animate
  return (
    found.name ??
    (owner ? found.phrase.toLowerCase().split(/\s+/).slice(0, 3).join(' ') : definite(found.bare))
  )
}

function cannotOf(idea: Idea, mine: (text: string) => string): string {
  const said =
    /(?:can't|cannot|can not|couldn't|could not|unable to|doesn't know how to|does not know how to|never learned to) ((?:[a-z']+ ?){1,3}?)(?= (?:learns?|finds?|and|but|so|until|who|because|discovers?|becomes?|wants?|tries)\b|[,.;]|$)/iu.exec(
      idea.scene,
    )?.[1]
  if (said) return mine(said.trim())
  return (
    /learn(?:s|ing)? (?:how )?to ([a-z']+(?: [a-z']+){0,2}?)(?= (?:and|but|with|from|in|on|at|so)\b|[,.;]|$)/iu.exec(
      idea.scene,
    )?.[1] ?? 'do it'
  )
}

function deedOf(idea: Idea, plot: PlotKind, mine: (text: string) => string): string {
  const scene = idea.scene
  const wanted =
    /\b(?:wants? to|dreams? of|wish(?:es)? to|tries to|learn(?:s|ing)? (?:how )?to|decides to|has to|must|would like to|loves to|helps? to) ((?:[\p{L}'’-]+ ?){1,6}?)(?=,| (?:and|but|because|so|until|who|when|while|if|with)\b|[.;]|$)/iu.exec(
      scene,
    )?.[1]
  if (plot === 'fear') return wanted ? clip(mine(wanted), 4) : braveDeed(fearOf(idea))
  if (plot === 'quest') {
    if (/holiday|vacation/i.test(scene)) return 'go on holiday'
    const going = idea.actions.find(({ words }) =>
      /holiday|vacation|^(?:sets? (?:off|out)|flies|swims|climbs|goes|travels|sails)\b/i.test(words),
    )
    return wanted
      ? clip(mine(wanted), 5)
      : going
        ? clip(mine(going.forms.base), 5)
        : `see ${goalOf(idea, plot, 'the far hill')}`
  }
  if (plot === 'routine') return routineDeed(scene.toLowerCase())
  if (wanted) return clip(mine(wanted), 5)
  const later = idea.isEnglish ? laterAction(scene) : undefined
  if (later && !idea.actions.some(({ kind, relative, finite }) => kind === 'action' && finite && !relative))
    return clip(mine(later), 5)
  const action =
    idea.actions.find(
      ({ verb, kind, relative, negated }) => kind === 'action' && verb !== 'be' && !relative && !negated,
    ) ?? idea.actions.find(({ kind, negated }) => kind === 'action' && !negated)
  if (action) return clip(mine(action.forms.base), 5)
  return plot === 'making'
    ? 'make a surprise'
    : plot === 'helping'
      ? 'help'
      : plot === 'other-way'
        ? 'do it another way'
        : 'do something good'
}

function isUnknownThing(idea: Idea, hero: Subject | undefined, plot: PlotKind): boolean {
  const noun = thingOf(idea, hero, plot).split(' ').at(-1) ?? ''
  return (
    plot === 'making' &&
    noun !== 'surprise' &&
    kindOfNoun(noun) === 'unknown' &&
    /\bmak(?:e|es|ing)\b/i.test(idea.scene)
  )
}

const ageWords: Record<number, string> = {
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

function dreadOf(idea: Idea): string {
  return /\b(?:hates?|dislikes?|not like|n't like|can't stand)\b/i.test(idea.scene)
    ? `did not like ${fearOf(idea)}`
    : `was afraid of ${fearOf(idea)}`
}

function braveDeed(fear: string): string {
  if (/dark|night/.test(fear)) return 'look at the stars'
  if (/water|swim|sea|wave|pool|bath/.test(fear)) return 'splash in the water'
  if (/thunder|storm|lightning|noise|loud/.test(fear)) return 'sleep all night long'
  if (/rain|snow|wind|sun|mud|fog/.test(fear)) return 'go out to play'
  if (/school|class|kindergarten|stage|sing|speak|people/.test(fear)) return 'join in'
  if (/height|high|climb|fly|fall|jump/.test(fear)) return 'see the view'
  return 'go that way'
}

// "a wolf who is vegetarian opens a restaurant": the last verb that says what somebody does.
function laterAction(scene: string): string | undefined {
  const words = scene.split(/\s+/)
  for (let index = words.length - 2; index > 0; index -= 1) {
    const word = (words[index] ?? '').toLowerCase()
    if (
      !/^[a-z]{3,}s$/.test(word) ||
      /^(?:is|was|has|does|this|its|his|hers|who|always|sometimes)$/.test(word)
    )
      continue
    const verb = readVerb(word).find(({ form }) => form === 'third')
    if (verb && /^(?:an?|the|his|her|its|their|in|on|for|with|to|at|[a-z]+)$/i.test(words[index + 1] ?? ''))
      return [verb.lemma, ...words.slice(index + 1)].join(' ')
  }
  return undefined
}

function routineDeed(text: string): string {
  if (/teeth|tooth|zähne|dents|dientes|зуб|歯|牙/.test(text)) return 'brush teeth'
  if (/bath|wash|soap|shower|hair/.test(text)) return 'wash'
  if (/dress|shoes|coat|clothes|socks/.test(text)) return 'get dressed'
  if (/tid|clean up|aufräum|put away/.test(text)) return 'tidy up'
  if (/potty|toilet/.test(text)) return 'use the potty'
  return 'go to bed'
}

// A phrase for the middle of a short sentence ends before its last side remark.
export function clip(text: string, most: number): string {
  const words = text.trim().split(/\s+/)
  if (words.length <= most) return words.join(' ')
  const cut = words.slice(0, most)
  const hang =
    /^(?:in|on|at|with|from|to|of|the|a|an|for|by|into|and|his|her|its|over|under|through|only|very|that|which|who|because|until|will|would|can|could|does|is|are|has|not|out)$/i
  while (cut.length > 1 && hang.test(cut.at(-1) ?? '')) cut.pop()
  const opener = cut.findIndex(
    (word, index) => index > 1 && /^(?:in|on|at|from|for|by|into|over|under|through|because)$/i.test(word),
  )
  return (opener > 1 ? cut.slice(0, opener) : cut).join(' ')
}

export function ownWords(text: string, his: string, he: string): string {
  return text
    .replace(/ together$/iu, '')
    .replace(/\b(?:its|their|my|our|his|her)\b/giu, his)
    .replace(/\b(?:it|they)self\b|\bthemselves\b/giu, he === 'he' ? 'himself' : 'herself')
    .replace(/^only /iu, '')
}

function topicWords(idea: Idea): string {
  const text = idea.text.replace(/\s+/g, ' ')
  const said =
    /\b(?:about|why|how|explain(?:s|ing)?|what)\s+(?:we |do |does |to |is |are )*(.{3,60}?)(?=,|\.|;| (?:with|to|for) (?:a|an|the|my|kids|children|\d)|$)/iu.exec(
      text,
    )?.[1] ??
    idea.subject?.bare ??
    idea.scene
  return said.trim().split(/\s+/).slice(0, 6).join(' ')
}

// "how volcanoes erupt" asks "How do volcanoes erupt?".
function questionIn(text: string): string {
  const match = /\b(how|why) ((?:the )?[a-z]+s) ([a-z]{3,})(?=[,.;?!]| (?:to|for|with|in|at|on)\b|$)/iu.exec(
    text,
  )
  if (!match || /s$/.test(match[3] ?? '')) return 'How does it work?'
  const [, ask = '', who = '', verb = ''] = match
  return `${upperFirst(ask.toLowerCase())} do ${who.toLowerCase()} ${verb.toLowerCase()}?`
}

function lostOne(idea: Idea, hero: Subject | undefined, other: string, name: string | undefined): string {
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

function inPlace(place: string): string {
  if (
    /(?:hill|plain|farm|island|mountain|ridge|planet|beach|moon|street|meadow|roof|ship|boat|iceberg|raft|bridge|cloud)$/.test(
      place,
    )
  )
    return `on ${place}`
  return /(?:base|pond|school|station|zoo|airport|pole|seaside|lake|stop|library)$/.test(place)
    ? `at ${place}`
    : `in ${place}`
}

function atPlace(phrase: string): string {
  return /(?:country|city|town|village|house|home|flat|class|neighbou?rhood|street|land|forest|wood)$/.test(
    phrase,
  )
    ? `in ${phrase}`
    : `at ${phrase}`
}
