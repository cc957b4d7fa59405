import { measureCoverage } from '#tools/idea/coverage.ts'
import { askedLastLine } from '../read/story-orders.ts'
import type { Plot } from '../plots/plot.ts'
import { isForChildren } from '../read/shape.ts'
import { pick } from '../seed.ts'
import { stableHash } from '#shared/text/stable-hash.ts'
import { sceneLine } from '../world/premise.ts'
import { slotsOf, type World } from '../world/slots.ts'
import { woundOf } from '../world/wound.ts'
import { fill } from './fill.ts'
import { countWords } from './fit.ts'
import { polish, upperFirst, withArticle } from './grammar.ts'
import type { Length } from './length.ts'
import { genreOf, readerOf, ratingOf, voiceOf } from './manner.ts'

/** A part of the brief with the name it is labelled with. */
export type BriefPart = { label: string; text: string }

const clichés: readonly string[] = [
  'a dream or waking up as opening',
  'weather as opening',
  'a description in a mirror',
  'the names Elara, Lily, Sarah Chen, Kael, Thorne',
  '“little did she know”',
  '“a shiver down the spine”',
  '“couldn’t help but”',
  '“in that moment”',
  '“an unspoken understanding”',
  'whispering wind',
  'symphony metaphors',
  'three feelings in a row',
  '“voice barely above a whisper”',
  'chains of dashes',
]

const endings = {
  happy: 'earned and happy',
  sad: 'sad, without comfort handed over',
  open: 'open, on an image and not on a question',
  twist: 'a turn that the first page already contained',
  bittersweet: 'bittersweet',
} as const

export function briefParts(world: World, plot: Plot, length: Length): { order: string; parts: BriefPart[] } {
  const { idea, seed, cast, thread, place } = world
  const named = {
    ...world,
    cast: {
      ...cast,
      hero: {
        ...cast.hero,
        pronoun:
          cast.hero.pronoun === 'I' || cast.hero.pronoun === 'you'
            ? pick(['she', 'he'] as const, seed, 'gender')
            : cast.hero.pronoun,
      },
    },
  } satisfies World
  const slots = slotsOf(named)
  const say = (template: string) => polish(fill(template, slots, seed)).replace(/\s+/gu, ' ')
  const { hero, other, third } = named.cast
  const wound = woundOf(world)
  const view = idea.wishes.pointOfView?.value
  const pov =
    view === 'first' || world.shape === 'memory'
      ? 'first person'
      : view === 'second'
        ? 'second person'
        : world.shape === 'letters'
          ? 'first person, in entries'
          : 'close third person'
  const scene =
    idea.isEnglish || idea.wordCount > 70 ? sceneLine(idea, 70) : idea.inline.replace(/[\s.]+$/u, '')
  const ending = idea.wishes.ending
    ? endings[idea.wishes.ending.value]
    : plot.ending === 'turn'
      ? 'a quiet turn'
      : plot.ending
  const voice = voiceOf(world)
  const age = hero.age === undefined ? '' : `, ${hero.age}`
  const uses = (template: string) => plot.outline.some(([, line]) => line.includes(template))
  const avoided = pickSome(clichés, 4, seed)
  const lastLine = askedLastLine(idea.text)
  const endsOn = lastLine ? `exactly this sentence: “${lastLine}”` : idea.wishes.endsOn?.what
  const parts: BriefPart[] = [
    ...(scene === '' ? [] : [{ label: 'Premise', text: `${upperFirst(scene)}.` }]),
    {
      label: 'Protagonist',
      text: say(
        `${hero.name}${age}${hero.role === '' || hero.role === hero.name ? '' : `, ${withArticle(hero.role)}`}${idea.isEnglish ? '' : ', whoever the premise is about'}; wants ${plot.want}; because ${wound.because}; afraid of ${wound.fear}.`,
      ),
    },
    ...(uses('{O') || uses('{K')
      ? [
          {
            label: 'Others',
            text: say(
              [
                uses('{O')
                  ? `${other.name}, ${hero.subject?.plural && hero.role !== '' ? `the other ${hero.role.split(' ').slice(-3).join(' ')}, ` : ''}${other.trait}`
                  : '',
                uses('{K') ? `${third.name}, ${third.trait}` : '',
              ]
                .filter((one) => one !== '')
                .join('; ') + '.',
            ),
          },
        ]
      : []),
    { label: 'Pressure', text: say(`${plot.force}; the clock: ${plot.clock}.`) },
    {
      label: 'World',
      text: say(
        `${whereOf(world)}; use these anchors: ${place.sound} (sound), ${place.smell} (smell), ${place.touch} (touch).`,
      ),
    },
    {
      label: 'Thread object',
      text:
        world.shape === 'bedtime-lost'
          ? say(
              `{t}; start: gone from {t.its} place at bedtime; middle: warm, with somebody small asleep inside; end: {t.last.child}.`,
            )
          : say(`${thread.the}; start: {t.start}; middle: {t.changed}; end: {t.end}.`),
    },
    {
      label: 'Shape',
      text: `${plot.frame}. The choice: ${say(plot.choice)}.\n${plot.outline.map(([share, line], index) => `${index + 1} (${share}%) ${say(line)}`).join('\n')}`,
    },
    { label: 'Voice', text: voice },
    {
      label: 'Ending',
      text: say(
        `${ending}; last image: ${endsOn ?? (world.shape === 'bedtime-lost' ? '{t} {t.last.child}' : '{t} {t.end}')}; no stated moral.`,
      ),
    },
    {
      label: 'Do',
      text: isForChildren(idea)
        ? 'open inside an action; repeat one small rhyme three times; let the child solve it alone; end warm and quiet.'
        : 'open inside an action; let the choice cost something; name things by their own nouns; let people talk past each other.',
    },
    { label: 'Avoid', text: `${avoided.join('; ')}; a summing-up.` },
    {
      label: 'Output',
      text: `title, then the story and nothing else; ${length.words} words; ${ratingOf(idea)}.`,
    },
  ]
  const order = `Write ${withArticle(`${length.words.replace('about ', '')}-word ${genreOf(idea, world.shape)} story`)} in ${languageOf(world)}, for ${readerOf(idea)}, ${pov}, past tense.`
  return { order, parts: withinBand(order, withKept(order, parts, world)) }
}

/** Paste-safe plain text. */
export function writeBrief(world: World, plot: Plot, length: Length): string {
  const { order, parts } = briefParts(world, plot, length)
  return `${order}\n\n${parts.map(({ label, text }) => `${label}: ${text}`).join('\n')}`
}

/** The same for Claude, which keeps to tags. */
export function writeTaggedBrief(world: World, plot: Plot, length: Length): string {
  const { order, parts } = briefParts(world, plot, length)
  const tag = (label: string) => label.toLowerCase().replace(/[^a-z]+/gu, '_')
  return `<task>\n${order}\n</task>\n${parts.map(({ label, text }) => `<${tag(label)}>\n${text}\n</${tag(label)}>`).join('\n')}`
}

const mostWords = 412

// The band is 220 to 420 words; what goes first is what a model would decide well by itself.
function withinBand(order: string, parts: BriefPart[]): BriefPart[] {
  const size = (list: readonly BriefPart[]) =>
    countWords([order, ...list.map(({ label, text }) => `${label} ${text}`)].join(' '))
  let fitted = parts
  if (size(fitted) > mostWords)
    fitted = fitted.map((part) =>
      part.label === 'Do'
        ? { ...part, text: 'open inside an action; let the choice cost something; specific nouns.' }
        : part,
    )
  if (size(fitted) > mostWords)
    fitted = fitted.map((part) =>
      part.label === 'Shape' ? { ...part, text: part.text.replace(/\. The choice: [^\n]*/u, ' –') } : part,
    )
  if (size(fitted) > mostWords) fitted = fitted.filter(({ label }) => label !== 'Others')
  if (size(fitted) > mostWords)
    fitted = fitted.map((part) =>
      part.label === 'Avoid'
        ? { ...part, text: `${part.text.split('; ').slice(0, 2).join('; ')}; a summing-up.` }
        : part,
    )
  return fitted
}

// Whatever of the idea found no place so far stands in its own words.
function withKept(order: string, parts: BriefPart[], { idea }: World): BriefPart[] {
  const told = [order, ...parts.map(({ text }) => text)].join(' ')
  const { missingWords, missingFacts } = measureCoverage(idea.text, told)
  const isLong = idea.wordCount > 70
  if (isLong) return insertAfterPremise(parts, { label: 'The idea in full', text: idea.inline })
  const kept = [
    ...new Set([
      ...missingFacts,
      ...missingWords.filter((word) => !/^(?:story|write|bedtime|tell|short|about)$/i.test(word)),
    ]),
  ]
  if (kept.length === 0) return parts
  // Said once in full rather than twice in part.
  return [
    { label: 'Premise', text: `${upperFirst(idea.inline.replace(/[.\s]+$/u, ''))}.` },
    ...parts.slice(1),
  ]
}

function insertAfterPremise(parts: BriefPart[], part: BriefPart): BriefPart[] {
  return [...parts.slice(0, 1), part, ...parts.slice(1)]
}

function whereOf({ idea, place }: World): string {
  const said = idea.setting.place?.phrase ?? idea.setting.region
  const time = [idea.setting.era?.words, idea.setting.season?.words, idea.setting.dayTime?.words].filter(
    (one): one is string => one !== undefined,
  )
  if (!idea.isEnglish) return `where the premise says, else ${place.the}`
  return [said ?? place.the, ...time.filter((one) => said === undefined || !said.includes(one))].join(', ')
}

function languageOf({ idea }: World): string {
  return idea.wishes.answerIn?.language ?? idea.language.name
}

function pickSome(list: readonly string[], count: number, seed: number): string[] {
  const start = stableHash(`avoid:${seed}`) % list.length
  return Array.from({ length: count }, (_, index) => list[(start + index * 3) % list.length] ?? '').filter(
    (one) => one !== '',
  )
}
