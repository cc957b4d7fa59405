import type { Subject } from '#tools/idea/subjects.ts'
import type { Beat } from '../direction.ts'
import { carrierFor } from '../knowledge/abstractions.ts'
import { cuesFor } from '../knowledge/feelings.ts'
import { findStaging, plainThing, type Beats } from '../knowledge/stagings.ts'
import type { Event } from '../read/events.ts'
import type { Line } from '../read/dialogue.ts'
import { definite, fill, isFirstPerson, spoken } from '../words/subject-words.ts'
import type { PlannedShot } from './plan-shots.ts'

const bodies = new Set(['person', 'animal', 'creature', 'robot', 'group'])

type Given = {
  words: string
  /** What is said in this shot. */
  lines: readonly Line[]
  isOnly: boolean
  isProduct: boolean
  /** The shot before was staged in the same way. */
  isRepeat: boolean
  endsOn: string | undefined
  isLast: boolean
  /** The idea says where it plays. */
  hasPlace: boolean
}

/** What is seen from second to second; the beats of a shot fill it without a gap. */
export function decideBeats(
  shot: PlannedShot,
  { words, lines, isOnly, isProduct, isRepeat, endsOn, hasPlace, isLast }: Given,
): Beat[] {
  if (shot.events.length > 1)
    return share(
      shot,
      shot.events.map((event) => event.text),
    )
  const event = shot.events[0]
  if (!event) return [{ from: shot.from, to: shot.to, text: 'the scene holds' }]
  if (shot.coverage === 'ending' && endsOn) return share(shot, [stillnessOf(endsOn)])
  if (isProduct && (event.verb === '' || shot.coverage !== 'whole')) return share(shot, [productBeat(shot)])
  const [begin, middle, rest] = momentsOf(event, words, !isOnly && shot.coverage === 'whole', hasPlace)
  // A voice from outside the picture changes nothing in it.
  const spokenBeats = lines
    .filter(({ speaker }) => !isOffScreen(speaker))
    .map(
      (line) =>
        `${line.speaker === '' ? 'the speaker' : line.speaker} speaks, ${isInMotion(event) ? 'without stopping' : 'otherwise quite still'}`,
    )
  if (spokenBeats.length > 0)
    return share(shot, isOnly ? [begin, ...spokenBeats.slice(0, 3), rest] : spokenBeats)
  if (shot.coverage === 'opening') return share(shot, [begin])
  if (shot.coverage === 'ending') return share(shot, [rest])
  if (shot.coverage === 'detail') return share(shot, [middle])
  const length = shot.to - shot.from
  if (isOnly) return length < 5 ? share(shot, [middle, rest]) : thirds(shot, [begin, middle, rest])
  if (isRepeat) return share(shot, [begin])
  if (endsOn && isLast) return share(shot, [middle, `the last second belongs to ${endsOn}`])
  return length < 4 ? share(shot, [middle]) : share(shot, [middle, rest])
}

// Who runs or dances speaks in the middle of it.
function isInMotion({ verb }: Event): boolean {
  return verb !== '' && /^(?:travel|chase|flight|dance|action)$/u.test(findStaging(verb).intent)
}

function stillnessOf(endsOn: string): string {
  const moving =
    /\b(?:steam|smoke|water|rain|snow|flame|candle|light|dust|sea|waves|hair|leaves|grass)\b/iu.exec(
      endsOn,
    )?.[0]
  return moving ? `only the ${moving.toLowerCase()} still moves` : 'nothing in it moves any more'
}

function productBeat({ coverage }: PlannedShot): string {
  if (coverage === 'opening') return 'one narrow highlight slides along the edge and shows the material'
  if (coverage === 'detail') return 'the surface passes close to the lens, every mark readable'
  return coverage === 'whole'
    ? 'the movement runs out and everything stands still'
    : 'nothing moves but the light'
}

function isOffScreen(speaker: string): boolean {
  return /\b(?:narrator|voice-?over|announcer|off-?screen|radio|phone|speaker)\b/iu.test(speaker)
}

/** Begin, middle and rest of an event, with what a feeling does to the body. */
function momentsOf(event: Event, words: string, isNamed: boolean, hasPlace: boolean): Beats {
  const { doer } = event
  if (event.isQuoted === true && event.verb === '')
    return [
      'a still moment before what these words tell',
      'what these words tell happens once, clearly, in the middle of the frame',
      'it has happened, and everybody and everything holds',
    ]
  if (isAbstract(event)) {
    const carrier = carrierFor(words)
    return hasPlace
      ? ['the place lies quite still', carrier.inPlace, 'everything holds']
      : ['nothing but the light, quite still', carrier.carried, 'everything holds']
  }
  const object = objectName(event)
  const cues = doer && (doer.kind === 'person' || doer.animate) ? cuesFor(words) : undefined
  if (event.verb === '') {
    if (doer && isFirstPerson(doer)) return firstPersonBeats
    const own = motionOf(doer)
    if (doer && isView(doer))
      return [
        'almost nothing moves, only the air',
        own
          ? /^[a-z]+ing\b/u.test(own)
            ? `${spoken(doer)} ${own}`
            : own
          : fill('light and air pass slowly over {S}', doer),
        'the movement thins out and the view settles',
      ]
    return [
      fill('{S} [is|are] quite still for a moment', doer),
      cues ?? own ?? fill('one small movement passes through {it} and is gone', doer),
      fill('{S} [comes|come] to rest and [holds|hold]', doer, 'it', true),
    ]
  }
  if (doer && isFirstPerson(doer)) return firstPersonBeats
  if (
    event.verb === 'open' &&
    event.object &&
    /^(?:building|place|vehicle|furniture)$/u.test(event.object.kind) &&
    !isThing(doer)
  )
    return [
      fill('{Its} hand finds the handle', doer),
      'the door swings in slowly, light moving across the threshold',
      fill('{S} [stands|stand] in the open doorway', doer, 'it', true),
    ]
  const staging = findStaging(event.verb)
  const beats = isThing(doer) ? (staging.thing ?? plainThing) : staging.body
  // The doer is named once, then "she" will do.
  const [begin, middle, rest] = beats.map((text, index) => fill(text, doer, object, index > 0 || isNamed))
  const isQuiet = /^(?:still|look|intimate|between|suspense)$/u.test(staging.intent)
  return [begin ?? '', cues && isQuiet ? cues : (middle ?? ''), rest ?? '']
}

/** The last image. */
export function endFrameOf(event: Event, words: string, hasPlace: boolean): string {
  if (event.isQuoted === true && event.verb === '')
    return 'the last moment of these words, at rest, sharp and centred'
  if (isAbstract(event))
    return hasPlace ? 'the place as a whole, that one light left in it' : carrierFor(words).end
  if (event.verb === '')
    return event.doer && isView(event.doer)
      ? fill('the whole view at rest, {S} in the upper third', event.doer)
      : fill('{S} at rest in the centre of the frame, sharp, everything else quiet', event.doer)
  if (event.doer && isFirstPerson(event.doer))
    return 'the view at rest on the last thing named, at eye height'
  const staging = findStaging(event.verb)
  return fill(
    isThing(event.doer)
      ? (staging.thingEnd ?? (staging.thing ? staging.end : '{S} at rest, sharp and complete'))
      : staging.end,
    event.doer,
    lastNamed(objectName(event)),
  )
}

// A last image cannot say "it".
function lastNamed(object: string): string {
  if (object === 'it') return 'what was touched last'
  return object === 'them' ? 'all of them' : object
}

// Paper folded into a bird moves as paper does.
function isThing(doer: Subject | undefined): boolean {
  return (
    doer !== undefined &&
    doer.name === undefined &&
    (!bodies.has(doer.kind) || (doer.kind === 'animal' && doer.material !== undefined))
  )
}

const firstPersonBeats: Beats = [
  'the view holds at eye height, one breath',
  'it moves at walking pace, a hand coming briefly into frame',
  'it slows and stays on the last thing named',
]

/** Seen as a view, not as somebody or something in it. */
export function isView(subject: Subject): boolean {
  return /^(?:landscape|sky|place|building)$/u.test(subject.kind)
}

/** Nobody and nothing to film. */
export function isAbstract(event: Event): boolean {
  return (
    event.verb === '' &&
    event.isQuoted !== true &&
    (event.doer === undefined || event.doer.kind === 'abstract' || event.doer.kind === 'time')
  )
}

function objectName(event: Event): string {
  if (/^(?:itself|himself|herself|themselves)$/iu.test(event.objectWords))
    return event.doer ? spoken(event.doer) : 'it'
  if (/^(?:every|each|all|everyone|everything|them)\b/iu.test(event.objectWords)) return 'them'
  // "her hands turn her hands" is said once.
  if (event.object?.kind === 'body' && /^(?:his|her|its|their)\b/iu.test(event.object.phrase))
    return event.object.plural ? 'them' : 'it'
  if (event.object) return definite(event.object)
  return /^(?:it|them|him|her)$/iu.test(event.objectWords)
    ? event.objectWords
    : event.objectWords === ''
      ? 'it'
      : event.objectWords.replace(/^(?:an?)\s/iu, 'the ')
}

// "sinking or rising": a sunrise rises.
function motionOf(doer: Subject | undefined): string | undefined {
  const motion = doer?.concept?.motion
  if (!motion || /as the idea/u.test(motion)) return undefined
  if (/sinking or rising/u.test(motion))
    return motion.replace('sinking or rising', /rise|dawn/u.test(doer?.singular ?? '') ? 'rising' : 'sinking')
  return motion.split(/ or /u).length > 1 ? motion.replace(/\b(\S+) or \S+/u, '$1') : motion
}

function thirds({ from, to }: PlannedShot, [begin, middle, rest]: Beats): Beat[] {
  const length = to - from
  const first = from + Math.max(1, Math.round(length * 0.25))
  const last = from + Math.min(length - 1, Math.round(length * 0.75))
  return [
    { from, to: first, text: begin },
    { from: first, to: last, text: middle },
    { from: last, to, text: rest },
  ]
}

function share({ from, to }: PlannedShot, texts: readonly string[]): Beat[] {
  const most = Math.max(1, Math.min(texts.length, to - from))
  const kept = texts.length <= most ? texts : [...texts.slice(0, most - 1), texts.slice(most - 1).join('; ')]
  return kept.map((text, index) => ({
    from: from + Math.round(((to - from) * index) / kept.length),
    to: from + Math.round(((to - from) * (index + 1)) / kept.length),
    text,
  }))
}
