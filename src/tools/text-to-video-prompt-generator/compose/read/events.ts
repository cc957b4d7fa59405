import type { Action } from '#tools/idea/action.ts'
import type { Idea } from '#tools/idea/read-idea.ts'
import type { Subject } from '#tools/idea/subjects.ts'
import { eventVerb } from './event-verb.ts'
import { foreignEvents } from './foreign-events.ts'
import { guessedDoer, guessVerb } from './guess-doing.ts'
import { standIn } from '../words/stand-in.ts'
import { definite, sentenceStart } from '../words/subject-words.ts'

/** One thing that happens, in the words of the idea. */
export type Event = {
  /** A clause with its doer: "a paper boat travels along a rain gutter through the city". */
  text: string
  /** Plain form of the verb; empty when nothing happens in it. */
  verb: string
  doer?: Subject
  object?: Subject
  /** The words the doing is done to, as typed. */
  objectWords: string
  /** In another language than English, so the words stand as they are. */
  isQuoted?: true
}

// They say how things are; they belong to the event they stand next to.
const describing = new Set(
  'be have wear look seem appear feel own contain include cost mean weigh consist belong resemble'.split(' '),
)
const joining =
  'and|then|but|so|or|while|until|when|as|before|after that|after which|finally|first|next|suddenly|later|meanwhile|at last|in the end'
const joint = new RegExp(`^[\\s,;.:]*(?:(?:${joining})[\\s,]+)*`, 'iu')
const tail = new RegExp(`[\\s,;:.]*(?:\\b(?:${joining}|we see|only)\\b[\\s,]*)*[\\s,;:.]*$`, 'iu')
const pronouns = /^(?:it|he|she|they)$/iu
const nobodyNew = /^(?:it|he|him|his|she|her|they|them|nobody|everybody|everyone|someone)$/iu

/** What happens in the idea, in order, its words split at the doings. Never empty unless the scene is. */
export function readEvents(idea: Idea): Event[] {
  const { scene } = idea
  if (scene.trim() === '') return []
  if (!idea.isEnglish) return foreignEvents(idea)
  // "seen from above" and "shot on film" tell of the camera.
  const actions = idea.actions.filter(
    (action) =>
      scene.slice(action.start, action.end) === action.words &&
      !/^(?:seen|shown|filmed|shot|viewed|told)\b/iu.test(action.words),
  )
  const shown = actions.filter(
    (action) =>
      action.finite &&
      !action.relative &&
      !action.subordinate &&
      !action.negated &&
      !/^(?:we|nobody|no one|none)$/iu.test(action.doer) &&
      !besides.test(scene.slice(Math.max(0, action.start - 50), action.start)) &&
      // "helps him rebuild it" is one doing.
      !/(?<!\p{L})(?:him|her|them|me|us)\s+$/iu.test(scene.slice(0, action.start)) &&
      !(
        describing.has(action.verb) &&
        !/^looks? (?:up|down|at|for|into|out|back|around|round|away|over|through|towards?|inside|under)\b/iu.test(
          action.words,
        ) &&
        !/^(?:has|have) (?:tea|lunch|dinner|breakfast|a (?:picnic|party|drink|meal|snack|bath|nap|fight))/iu.test(
          action.words,
        )
      ),
  )
  if (shown.length === 0 || (shown.length === 1 && isCommand(scene, shown[0])))
    return [wholeScene(idea, actions)]
  const cuts = shown.map((action, index) =>
    index === 0 ? 0 : clauseStart(scene, action, shown[index - 1]?.end ?? 0),
  )
  const events: Event[] = []
  for (const [index, action] of shown.entries()) {
    const raw = scene.slice(cuts[index], cuts[index + 1] ?? scene.length)
    const clause = tidy(index === 0 ? raw : raw.slice(joint.exec(raw)?.[0].length ?? 0))
    if (clause === '') continue
    const start = cuts[index] ?? 0
    const other = index === 0 ? undefined : others.exec(scene.slice(start, action.start))?.[0].trim()
    events.push(
      toEvent(
        idea,
        other === undefined ? action : { ...action, doer: other },
        clause,
        events,
        index === 0 || action.start > start,
      ),
    )
  }
  return events
}

function toEvent(
  idea: Idea,
  action: Action,
  clause: string,
  before: readonly Event[],
  isTyped: boolean,
): Event {
  const last = before.at(-1)
  const isPronoun = isTyped && pronouns.test(action.doer)
  const doer = isPronoun
    ? (antecedent(idea, action, before) ?? unknownDoer(action.doer))
    : ((isTyped ? doerOf(idea, action) : undefined) ?? last?.doer ?? idea.subject)
  const object =
    objectOf(idea, action) ?? (/^(?:it|them)$/iu.test(action.object) ? thingBefore(before) : undefined)
  const somebody = doer ? asSomebody(idea, doer) : undefined
  return {
    text: wordsOf(idea, clause, doer, { isFirst: before.length === 0, isTyped, isPronoun }),
    verb: isState.test(clause) ? '' : eventVerb(action),
    ...(somebody ? { doer: somebody } : {}),
    ...(object ? { object } : {}),
    objectWords: action.object,
  }
}

// "the bench is gone" tells how things are; nothing moves.
const isState =
  /^(?:the|an?|his|her|their|its|my|our) [^,.;:]{1,40}? (?:is|are|was|were) (?:gone|missing)(?!\p{L})/iu

// Whoever is called he or she is no thing, whatever the noun.
function asSomebody({ scene, subjects }: Idea, doer: Subject): Subject {
  // "a violin maker": most nouns of this form are people.
  const isPerson =
    doer.kind === 'person' ||
    (doer.kind === 'unknown' &&
      doer.name === undefined &&
      /(?:er|or|ist|ian|man|woman)$/u.test(doer.singular))
  const person: Subject =
    isPerson && doer.kind === 'unknown' ? { ...doer, kind: 'person', animate: true, pronoun: 'they' } : doer
  const isAlone = !subjects.some(
    (one) => one.animate && one.phrase !== doer.phrase && !nobodyNew.test(one.phrase),
  )
  if (
    doer.plural ||
    !isAlone ||
    (person.kind !== 'unknown' && !(person.kind === 'person' && person.pronoun === 'they'))
  )
    return person
  const said = [...scene.matchAll(/\b(?:he|him|his|she|her)\b/giu)].map(([word]) =>
    /^h(?:e|im|is)$/iu.test(word),
  )
  if (said.length === 0 || said.some((isHe) => isHe !== said[0])) return person
  return { ...person, kind: 'person', animate: true, pronoun: said[0] === true ? 'he' : 'she' }
}

// A new shot names its doer again: "it falls on the dog" could be anyone.
function wordsOf(
  idea: Idea,
  clause: string,
  doer: Subject | undefined,
  { isFirst, isTyped, isPronoun }: { isFirst: boolean; isTyped: boolean; isPronoun: boolean },
): string {
  if (isFirst) return sentenceStart(idea, clause)
  if (!doer) return clause
  if (!isTyped) return `${definite(doer)} ${clause}`
  return isPronoun && !pronouns.test(doer.phrase)
    ? clause.replace(/^(?:it|he|she|they)\b/iu, definite(doer))
    : clause
}

function unknownDoer(pronoun: string): Subject {
  const isThing = /^it$/iu.test(pronoun)
  const lower = pronoun.toLowerCase()
  return standIn(lower, {
    kind: isThing ? 'object' : 'person',
    animate: !isThing,
    plural: lower === 'they',
    pronoun: lower === 'he' || lower === 'she' || lower === 'they' ? lower : 'it',
  })
}

function thingBefore(before: readonly Event[]): Subject | undefined {
  return before.map((event) => event.object).findLast((one) => one !== undefined && !one.animate)
}

function antecedent(idea: Idea, action: Action, before: readonly Event[]): Subject | undefined {
  const pronoun = action.doer.toLowerCase()
  const fits = (one: Subject | undefined): one is Subject =>
    one !== undefined &&
    !(pronoun === 'it' && one.name !== undefined) &&
    ((one.name !== undefined && one.kind === 'unknown') ||
      one.pronoun === pronoun ||
      (one.pronoun === 'they' && one.kind === 'person' && pronoun !== 'it')) &&
    !pronouns.test(one.phrase)
  const last = before.at(-1)
  // "a chef flips a pancake and it sticks": what was just named; a new sentence goes on about who did it.
  const isNewSentence =
    before.length > 0 &&
    idea.actions.findLast((one) => one.start < action.start)?.sentence !== action.sentence
  const nearest = isNewSentence ? [last?.doer, last?.object] : [last?.object, last?.doer]
  return (
    nearest.find(fits) ??
    before.flatMap((event) => [event.doer, event.object]).findLast(fits) ??
    idea.subjects.find(fits)
  )
}

// "opening a letter", "how to fold a crane", "a cat asleep on a piano" and scenes without any doing stay in one piece.
function wholeScene(idea: Idea, actions: readonly Action[]): Event {
  const action =
    actions.find((one) => one.kind === 'action' && !one.subordinate) ??
    actions.find((one) => one.verb !== 'be' && !one.negated) ??
    actions[0]
  const object = action ? objectOf(idea, action) : undefined
  if (action && isCommand(idea.scene, action)) {
    const rest = idea.scene.slice(action.end)
    return {
      text: tidy(`a pair of hands ${action.forms.third}${rest}`),
      verb: eventVerb(action),
      ...(object ? { object } : {}),
      objectWords: action.object,
    }
  }
  const doer = (action ? doerOf(idea, action) : undefined) ?? couple(idea) ?? idea.subject
  const guess = actions.length === 0 ? guessVerb(idea.scene) : undefined
  if (guess && doer) {
    const named = idea.subjects.find((one) => one.phrase === guess.doer)
    const plain = asSomebody(idea, named ?? guessedDoer(guess))
    const after = idea.scene
      .slice(guess.doer.length)
      .trimStart()
      .replace(/^\S+\s*/u, '')
    const touched = idea.subjects.find((one) => after.startsWith(one.phrase))
    return {
      text: sentenceStart(idea, tidy(idea.scene)),
      verb: guess.verb,
      doer: plain,
      ...(touched ? { object: touched } : {}),
      objectWords: touched?.phrase ?? '',
    }
  }
  return {
    text: sentenceStart(idea, tidy(idea.scene)),
    verb: /\bback to life\b/iu.test(idea.scene)
      ? 'grow'
      : action === undefined || action.verb === 'be' || action.negated
        ? ''
        : eventVerb(action),
    ...(doer ? { doer } : {}),
    ...(object ? { object } : {}),
    objectWords: action?.object ?? '',
  }
}

// "Lena and Marco, vineyard in Tuscany": both.
function couple({ scene }: Idea): Subject | undefined {
  const pair = /^\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+(?!\p{L})/u.exec(scene)?.[0]
  return pair === undefined
    ? undefined
    : standIn(pair, { kind: 'person', animate: true, plural: true, pronoun: 'they' })
}

// "how to fold a crane" and "fold a crane": nobody does it yet.
function isCommand(scene: string, action: Action | undefined): boolean {
  const lead = /^(?:how to|to)\s+/iu.exec(scene)?.[0] ?? ''
  return action !== undefined && action.doer === '' && action.start <= lead.length
}

// "as a street musician begins to play" goes on beside the rest.
const besides =
  /(?<!\p{L})(?:as|while|when|until|because|before|after|since)\s+(?:(?:an?|the|his|her|their|its|my)\s[^,.;:]{2,40}|it|he|she|they)\s$/iu

// "one drops the cake, the other helps"
const others =
  /(?<!\p{L})(?:one|the other|another|each|both|all|others|the others|the first|the second|the last)\s+$/iu

/** Where the clause of an action begins: at its doer if that stands right before it. */
function clauseStart(scene: string, action: Action, earliest: number): number {
  const other = others.exec(scene.slice(earliest, action.start))
  if (other) return earliest + other.index
  const at = action.doer === '' ? -1 : scene.lastIndexOf(action.doer, action.start)
  if (at < earliest) return action.start
  return scene.slice(at + action.doer.length, action.start).length < 40 ? at : action.start
}

function doerOf(idea: Idea, action: Action): Subject | undefined {
  const typed = action.doer.toLowerCase()
  if (typed === '') return undefined
  const exact = idea.subjects.find((one) => one.phrase.toLowerCase() === typed)
  if (exact) return exact
  const last = idea.subjects.find((one) => typed.endsWith(one.phrase.toLowerCase()))
  // "a knight and a dragon": both of them.
  // "something" and "every room" have no entry of their own.
  if (!last) return pronouns.test(typed) ? undefined : standIn(action.doer)
  return / and /u.test(typed)
    ? {
        ...last,
        phrase: action.doer,
        bare: action.doer,
        head: last.head,
        plural: true,
        pronoun: 'they',
        kind: last.kind,
      }
    : last
}

function objectOf(idea: Idea, action: Action): Subject | undefined {
  if (action.object === '') return undefined
  return (
    idea.subjects.find((one) => one.phrase === action.object) ??
    idea.subjects.find((one) => action.object.endsWith(one.phrase))
  )
}

function tidy(text: string): string {
  return text.replace(tail, '').replace(/\s+/gu, ' ').trim()
}
