import type { Idea } from '#tools/idea/read-idea.ts'
import { kindOfNoun } from '#tools/idea/noun-kind.ts'
import { choose } from './choose.ts'
import { buildFigure, handOf, type Figure } from './figures.ts'
import type { Palette } from './looks.ts'
import { nameFor } from './names.ts'
import { choosePlot, type PlotKind } from './plot-kind.ts'
import type { StoryWords } from './story-types.ts'
import { unknownTopic } from './plots/learning.ts'
import { findTopic, type Topic } from './topics.ts'
import { findWorld, worldById, type World } from './worlds.ts'
import { titleCase } from './wording.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import {
  detailToSee,
  elders,
  isCastable,
  overlaps,
  pickHero,
  whoIs,
  secondOf,
  mascot,
  worldOther,
  bodyOfGuide,
  ageWords,
  lostOne,
} from './story-cast.ts'
import { placePhrase, mentions, ownWords, inPlace, atPlace } from './phrases.ts'
import {
  traitOf,
  visibleTrait,
  fearOf,
  meansOf,
  dangerOf,
  goalOf,
  thingOf,
  cannotOf,
  deedOf,
  isUnknownThing,
  dreadOf,
  topicWords,
  questionIn,
} from './story-matter.ts'

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
