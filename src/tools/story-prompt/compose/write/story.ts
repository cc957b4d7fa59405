import { measureCoverage } from '#tools/idea/coverage.ts'
import type { Idea } from '#tools/idea/read-idea.ts'
import { interludes } from '../plots/interludes.ts'
import { askedLastImage, askedLastLine } from '../read/story-orders.ts'
import type { Plot } from '../plots/plot.ts'
import { pick } from '../seed.ts'
import { stableHash } from '#shared/text/stable-hash.ts'
import { sceneLine } from '../world/premise.ts'
import { slotsOf, type World } from '../world/slots.ts'
import { fill } from './fill.ts'
import { countWords, fitLength } from './fit.ts'
import { polish, upperFirst } from './grammar.ts'
import type { Thing } from '../world/thread.ts'
import type { Length } from './length.ts'
import { titleOf } from './title.ts'

/** Title, a blank line, and the story in paragraphs. */
export function writeStory(world: World, plot: Plot, length: Length): string {
  const { seed, idea } = world
  const beats = [...plot.beats]
  if (length.target > 950) beats.splice(2, 0, ...chooseInterludes(beats, length.target, seed))
  const told = fill(beats.join('\n\n'), slotsOf(world), seed)
  const things = [world.thread, ...(world.topic ? [world.topic] : [])]
  const fit = (target: number) => withShortNames(polish(fitLength(told, target)), things)
  const title = titleOf(world)
  const end = askedEnd(idea, seed)
  const target = length.target - countWords(title) - countWords(end)
  const finish = (text: string) =>
    `${title}\n\n${withCapitals(text, world)}${end === '' || text.endsWith(end) ? '' : `\n\n${end}`}`
  const body = fit(target)
  const left = quotedIdea(idea, body)
  return finish(left === '' ? body : withSentence(fit(target - countWords(left)), left))
}

// An end that was asked for stands last, a quoted one word for word.
function askedEnd(idea: Idea, seed: number): string {
  const line = askedLastLine(idea.text)
  if (line) return /[.!?…]$/u.test(line) ? line : `${line}.`
  const image = askedLastImage(idea)
  if (!image) return ''
  const shown = image.replace(/[.\s]+$/u, '')
  return pick(
    [
      `After that there was only this: ${shown}.`,
      `One thing stayed when the rest had gone: ${shown}.`,
      `And at the very end, ${shown}.`,
    ],
    seed,
    'asked end',
  )
}

// "you" begins a sentence like any name; in a letter the line after "Dear …," stays small.
function withCapitals(text: string, { cast }: World): string {
  return cast.hero.pronoun === 'you'
    ? text.replace(/(^|\n|[.!?…]["”]? )you\b/gu, (_, before: string) => `${before}You`)
    : text
}

// An idea whose words did not find their way into the beats stands in it as people tell it.
function quotedIdea(idea: Idea, body: string): string {
  // "bread for strangers in a library" may have been taken for a reader; a child who listens is one.
  const { audience } = idea
  const isInStory = audience !== undefined && !audience.child && audience.age === undefined
  const scene = isInStory ? idea.inline : idea.scene
  const { share, missingFacts } = measureCoverage(scene.slice(0, 700), body)
  if (share >= 0.7 && missingFacts.length === 0) return ''
  return `People who heard of it later had it in one sentence: “${isInStory && idea.wordCount <= 60 ? scene.replace(/[.\s]+$/u, '') : sceneLine(idea, 100)}.”`
}

function withSentence(text: string, sentence: string): string {
  const [first = '', ...rest] = text.split('\n\n')
  return [first, sentence, ...rest].join('\n\n')
}

// "the small brass screwdriver" is told once; after that it is "the screwdriver".
function withShortNames(text: string, things: readonly Thing[]): string {
  let short = text
  for (const { the, short: brief } of things) {
    if (brief === the) continue
    const first = short.toLowerCase().indexOf(the.toLowerCase())
    if (first < 0) continue
    const head = short.slice(0, first + the.length)
    const tail = short
      .slice(first + the.length)
      .replaceAll(the, brief)
      .replaceAll(upperFirst(the), upperFirst(brief))
    short = head + tail
  }
  return short
}

function chooseInterludes(beats: readonly string[], target: number, seed: number): string[] {
  const have = countWords(beats.join(' '))
  const usesMemory = beats.some((beat) => beat.includes('{memory}'))
  const free = interludes.filter((one) => !(usesMemory && one.includes('{memory}')))
  const wanted = Math.min(free.length, Math.max(0, Math.round((target - have) / 120)))
  const start = stableHash(`interlude:${seed}`) % Math.max(1, free.length)
  return Array.from({ length: wanted }, (_, index) =>
    pick([free[(start + index) % free.length] ?? ''], seed, 'one'),
  )
}
