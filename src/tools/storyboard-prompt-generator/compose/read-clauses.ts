import type { Idea } from '#tools/idea/read-idea.ts'
import type { Subject } from '#tools/idea/subjects.ts'
import { clip, definite } from './phrases.ts'
import type { Story } from './story-types.ts'
import { upperFirst } from '#shared/text/upper-first.ts'

/** What an idea says in its own clauses: what is done, with what, and what is against it. */
export type Clauses = {
  /** "open a bakery"; undefined when the idea only names somebody. */
  deed: string | undefined
  /** What the deed is about, with its article: "the bakery". */
  matter: string
  /** What can be picked up and tried with: "the doors", "the cold bread". */
  handy: string
  /** What else is named, without the hard part and the place: "the library". */
  others: readonly string[]
  /** What happens to everybody: "the flood". */
  event: string | undefined
  /** What is against it, as a sentence without its stop, in the past and in the present. */
  against: { past: string; present: string } | undefined
  /** What is hard, with its article: "the cold bread". */
  hard: string
  /** What the hard thing would better be: "warm" for cold bread. */
  better: string | undefined
  /** Who is afraid, when the idea says it of somebody. */
  fearful: string | undefined
  /** Everything named that the story has to speak of. */
  named: readonly string[]
}

const opposites: Record<string, string> = {
  cold: 'warm',
  hot: 'cool',
  dark: 'bright',
  hard: 'soft',
  loud: 'quiet',
  dry: 'fresh',
  stale: 'fresh',
  wet: 'dry',
  empty: 'full',
  heavy: 'light',
  slow: 'quick',
  sour: 'sweet',
  bitter: 'sweet',
  salty: 'sweet',
  broken: 'whole',
  deep: 'shallow',
  dirty: 'clean',
  boring: 'funny',
  grey: 'colourful',
  gray: 'colourful',
  small: 'big',
  tiny: 'big',
  big: 'small',
  huge: 'small',
  lonely: 'shared',
  melted: 'frozen',
  frozen: 'thawed',
  plain: 'colourful',
}

const fear = /\b(?:fears?|afraid|scared|frightened|terrified|nervous)\b/i
const nobody = /^(?:nobody|no ?one|no-one|none|everyone|everybody|people|they|all)\b/i

/** Things and places that the idea names and a story about it has to show. */
function namedThings(idea: Idea): Subject[] {
  return idea.subjects.filter(
    ({ animate, kind, role, name, singular }) =>
      !animate &&
      name === undefined &&
      role !== 'reader' &&
      !['time', 'abstract', 'person', 'group', 'body', 'unknown'].includes(kind) &&
      /^[a-z-]{3,}$/.test(singular) &&
      !/^(?:day|way|end|book|story|night|morning|idea|nobody)$/.test(singular),
  )
}

// Nobody can pat a valley.
const isWide = ({ kind }: Subject) => ['landscape', 'place', 'event', 'weather', 'sky'].includes(kind)

const isBig = ({ kind, role }: Subject) =>
  role === 'place' || ['landscape', 'place', 'building', 'event', 'weather', 'sky'].includes(kind)

/** Reads an idea clause by clause; undefined when it names no thing at all. */
export function readClauses(idea: Idea, mine: (text: string) => string, place: string): Clauses | undefined {
  const seen = new Set<string>()
  const named = namedThings(idea).filter(({ singular }) => !seen.has(singular) && seen.add(singular))
  const actions = idea.actions.filter(({ relative }) => !relative)
  const main = actions.find(
    ({ kind, verb, negated, subordinate, doer }) =>
      kind === 'action' && verb !== 'be' && !negated && !subordinate && !nobody.test(doer),
  )
  const hurdle =
    actions.find(({ words }) => fear.test(words)) ??
    actions.find((action) => action !== main && (action.negated || nobody.test(action.doer))) ??
    actions.find(
      (action) => action !== main && action.doer !== '' && action.doer !== main?.doer && action.finite,
    )
  const clause = hurdle ? undefined : afterBut(idea.scene)
  const hurdleText = hurdle ? `${hurdle.doer} ${hurdle.words}` : (clause?.present ?? '')
  const isIn = (words: string, { head }: Subject) => words.toLowerCase().includes(head.toLowerCase())
  // What is told of as the place needs no second mention.
  const isPlace = ({ singular }: Subject) => place.endsWith(singular)
  const inDeed = named.filter((one) => main && isIn(main.object, one))
  const about = inDeed.find((one) => !isWide(one)) ?? named.find((one) => !isWide(one)) ?? named[0]
  if (!about) return undefined
  const hardOne =
    named.find((one) => isIn(hurdle?.words ?? '', one)) ?? named.find((one) => isIn(hurdleText, one))
  const adjective = hurdleText
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((word) => opposites[word] !== undefined)
  const rest = named.filter((one) => one !== about && !isPlace(one))
  const handy = rest.find((one) => !isBig(one) && one !== hardOne) ?? rest.find((one) => !isBig(one)) ?? about
  return {
    deed: main ? clip(mine(main.forms.base), 5) : undefined,
    matter: definite(about.phrase),
    handy: definite(handy.phrase),
    others: rest
      .filter((one) => one !== hardOne && one.kind !== 'event')
      .slice(0, 3)
      .map(({ phrase }) => definite(phrase)),
    event: rest.filter(({ kind }) => kind === 'event').map(({ phrase }) => definite(phrase))[0],
    against: hurdle ? asSentence(hurdle) : clause,
    hard: definite((hardOne ?? about).phrase),
    better: adjective ? opposites[adjective] : undefined,
    fearful: hurdle && fear.test(hurdle.words) ? hurdle.doer : undefined,
    named: named.filter((one) => !isPlace(one)).map(({ singular }) => singular),
  }
}

function asSentence({ doer: said, forms }: Idea['actions'][number]): Clauses['against'] {
  const doer = said.replace(/^(?:but|and|because|when)\s+/i, '').replace(/^(?:its|his|her|their)\b/i, 'the')
  if (doer === '' || `${doer} ${forms.past}`.split(' ').length > 9) return undefined
  const isMany = /[^s]s$/.test(doer) && !/^\p{Lu}/u.test(doer)
  const past = isMany ? forms.past.replace(/^was\b/, 'were') : forms.past
  const present = isMany ? forms.base.replace(/^be\b/, 'are') : forms.third
  return { past: `${upperFirst(doer)} ${past}`, present: `${doer} ${present}` }
}

const inThePast: readonly (readonly [RegExp, string])[] = [
  [/\bhas\b|\bhave\b/, 'had'],
  [/\bis\b/, 'was'],
  [/\bare\b/, 'were'],
  [/\b(?:can't|cannot|can not)\b/, 'could not'],
  [/\b(?:won't|will not)\b/, 'would not'],
  [/\b(?:doesn't|don't|does not|do not)\b/, 'did not'],
  [/\bkeeps?\b/, 'kept'],
]

// Only clauses whose verb can be put into the past without doubt.
function afterBut(scene: string): Clauses['against'] {
  const said = /\bbut ((?:the|an?|all|every|no) [a-z' -]{4,60})(?=[,.;]|$)/.exec(scene)?.[1]?.trim()
  const verb = said ? inThePast.find(([pattern]) => pattern.test(said)) : undefined
  if (!said || !verb || said.split(' ').length > 9) return undefined
  return { past: upperFirst(said.replace(verb[0], verb[1])), present: said }
}

/** Whether a plot's narration does not speak, in as many beats as asked, of most of what the idea names. */
export function losesMost({ named }: Clauses, story: Story, leastBeats: number): boolean {
  const told = Object.values(story.beats).map((beat) =>
    beat ? `${beat.core} ${beat.more}`.toLowerCase() : '',
  )
  const lost = named.filter(
    (noun) => told.filter((text) => text.includes(noun.replace(/y$/, ''))).length < leastBeats,
  )
  return lost.length > 0 && lost.length * 2 >= named.length
}
