import { kindOfNoun } from '#tools/idea/noun-kind.ts'
import { nameOfReadable } from '../read/foreign-nouns.ts'
import { teller, type Thing, type TitleReading } from '../read/read-title.ts'
import { findTopics, workableTopics } from '../read/topics.ts'
import { definite, isUncountable, withArticle } from '../write/english.ts'

export const isBargain =
  /\b(?:built|build|made|make|bought|buy|got|live|ate|eat|furnished|only|just|under|cheap\w*)\b/iu
export const forChildren = {
  size: 60,
  overlay: ['none'],
  angle: 'emotion',
  finish: 'soft three-dimensional illustration, rounded matte shapes, even friendly light',
  avoid: 'frightening faces, teeth, flashing contrasts, shouting letters',
} as const

export function friendOf({ idea, thing }: TitleReading): {
  who: string
  name: string | undefined
  label: string
} {
  const subjects = idea.isEnglish ? idea.subjects : []
  const animal = subjects.find(({ kind }) => kind === 'animal' || kind === 'creature' || kind === 'robot')
  const name = subjects.find((subject) => subject.name !== undefined)?.name
  if (!animal) return { who: 'a round friendly bear cub', name, label: 'bear cub' }
  const bare = [...animal.attributes.filter((word) => !/^\d/u.test(word)), animal.singular].join(' ')
  return { who: withArticle(bare), name, label: thing.isFromTitle ? thing.bare : bare }
}

export const livingKinds: ReadonlySet<string> = new Set(['animal', 'creature', 'plant', 'person'])
export const personWords =
  /\b(?:intern|assistant|boss|manager|secretary|teacher|coach|trainer|doctor|lawyer|designer|editor|developer|team|staff|employees?|wife|husband|boyfriend|girlfriend|friends?|accountant|therapist|chef)\b/iu

/** Hands on the thing: the work of the topic where it suits, else one that suits its kind. */
export function atWork(reading: TitleReading): string {
  const { topic, thing, idea } = reading
  if (isQuoted(thing)) return `${thing.phrase}, ${asWord(reading)}, in the middle of the work`
  if (isHome(idea.text, thing))
    return `${thing.phrase} with one curtained window lit, washing on a line strung from it`
  if (!thing.isFromTitle) return topic.hands.replace('{it}', shortOf(topic.hero, true))
  const isWorkable =
    workableTopics.has(topic.id) && (thing.kind === topic.kind || findTopics(thing.bare).includes(topic))
  if (isWorkable) return topic.hands.replace('{it}', thing.phrase)
  switch (thing.kind) {
    case 'vehicle':
      return `one hand flat against the side of ${thing.phrase}, about to push`
    case 'building':
      return `${thing.phrase}, its door just being pushed open by one hand`
    case 'landscape':
      return `${thing.phrase} seen through a door that one hand is pushing open`
    case 'person':
      return `${thing.phrase} from the side, hands busy, the face half lit`
    case 'animal':
    case 'creature':
      return `an open hand held out low in front of ${thing.phrase}`
    default:
      return `two hands turning ${thing.phrase} in the light, looking for the one thing that gives it away`
  }
}

/** "I lived in a van": nobody pushes it, somebody hangs up washing. */
function isHome(text: string, { kind, isFromTitle }: Thing): boolean {
  const isRoomy = kind === 'vehicle' || kind === 'building' || kind === 'container'
  return isFromTitle && isRoomy && /\b(?:live[sd]?|living|moved?|moving) (?:in|into|inside|on)\b/iu.test(text)
}

/** A noun of another language. */
export function isQuoted({ bare }: Thing): boolean {
  return bare.startsWith('“')
}

/** Image models know the word; they are to draw what it means. */
export function asWord({ idea }: TitleReading): string {
  return `what this ${nameOfReadable(idea.language.code) ?? 'foreign'} word means and not the word itself`
}

/** "a long row of 40 bicycles" */
export function inNumber({ phrase, bare, count }: Thing): string {
  if (count === undefined) return phrase
  return count > 6 ? `a long row of ${count} ${bare}` : `${count} ${bare}`
}

const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** The hour or the length of time a title gives, as a thing to see. */
export function countedSign({ clock, duration }: TitleReading): string | undefined {
  if (clock !== undefined) return `a large wall clock with its hands at ${hours[clock - 1] ?? 'twelve'}`
  if (duration && duration.count > 1) return 'a wall calendar with nearly every sheet torn off'
  return undefined
}

export function isLarge(phrase: string): boolean {
  return ['building', 'landscape', 'vehicle'].includes(kindOfNoun(phrase.split(' ').at(-1) ?? ''))
}

export function isHandy({ kind }: Thing): boolean {
  return [
    'food',
    'device',
    'tool',
    'object',
    'toy',
    'container',
    'plant',
    'clothing',
    'instrument',
    'paper',
  ].includes(kind)
}

/** What stands for the new one of a swap: the words of the title where they can be seen, else the topic's picture. */
export function newThing(reading: TitleReading, words: string): string {
  const { thing, topic } = reading
  if (thing.isFromTitle && words.toLowerCase().includes(thing.bare.toLowerCase())) return thing.phrase
  const seen = reading.idea.subjects.find(
    ({ bare, kind }) => words.toLowerCase().includes(bare.toLowerCase()) && seenKinds.has(kind),
  )
  return seen ? withArticle(seen.bare) : topic.hero
}

const seenKinds: ReadonlySet<string> = new Set([
  'animal',
  'plant',
  'food',
  'vehicle',
  'building',
  'furniture',
  'clothing',
  'instrument',
  'toy',
  'tool',
  'container',
  'device',
  'object',
  'robot',
])

export function detailed(phrase: string, thing: Thing): string {
  const looks = phrase === thing.phrase ? thing.looks : ''
  return looks === '' ? phrase : `${phrase} with ${looks.split(', ')[0] ?? looks}`
}

export function intact(thing: Thing): string {
  return isUncountable(thing.bare)
    ? `perfect ${thing.bare}`
    : thing.isPlural
      ? `perfect ${thing.bare}`
      : `a whole ${thing.bare}`
}

/** What the title is about, as one says it in a question. */
export function spokenOf({ thing, idea, famous, company }: TitleReading): string {
  if (thing.isFromTitle) return bareOf(thing)
  const told =
    /\b(?:truth|secret|story|science|history|reason|facts?)s? (?:about|behind|of|to|on) ((?:[\p{L}-]+ ?){1,4})/iu.exec(
      idea.text,
    )?.[1]
  if (!idea.isEnglish && !famous) return company[0] ?? 'this'
  const subject = idea.subjects.find(({ bare }) => !teller.test(bare))
  const doing = doneBy(idea)
  if (!told && doing && !famous && (!subject || isQuiet(subject.kind))) return doing
  const phrase = idea.isEnglish ? (told ?? subject?.phrase ?? '').trim() : ''
  const words = phrase.split(' ')
  // "black holes evaporate": what it does came along.
  if (!told && words.length > 2 && kindOfNoun(words.at(-1) ?? '') === 'unknown')
    return words.slice(0, -1).join(' ')
  const isSayable = !famous && phrase !== '' && phrase.length <= 40 && !/^(?:i|me|you|we|it)$/iu.test(phrase)
  return isSayable ? phrase.replace(/^(?:my|your|our|the|an?|top(?: \d+)?) /iu, 'the ') : 'this'
}

/** Places and what is missing do not tell what it is about. */
function isQuiet(kind: string): boolean {
  return !['person', 'organisation', 'software', 'animal', 'sky'].includes(kind)
}

/** "cycling from Vienna to Istanbul with no phone" */
function doneBy({ actions }: TitleReading['idea']): string | undefined {
  const [action] = actions
  if (!action || !/^(?:i|we)$/iu.test(action.doer) || action.negated) return undefined
  const doing = action.forms.ing.replace(/\b(?:my|our)\b/giu, 'the')
  return doing.length <= 60 && /^[\p{L}\p{N}\s'’-]+$/u.test(doing) ? doing : undefined
}

function bareOf(thing: Thing): string {
  return thing.isPlural ? thing.bare : definite(thing.bare)
}

const pictureDetail =
  /[,;]| (?:with|that|seen|whose|lit|framed|resting|streaked|falling|standing|still|in the|in two|in it|forming|filled|filling|refusing|alone|thick|leaning|buried|hanging|lying|half out|on its|on a|at a|going|gone|left|laid|marked|peeled|curling|unrolling|held|reaching|tied|torn|bent|by an?|for two|made|turned|leading|split|creased|beside|over|against|blurred|spilled|stuck) /u

/** The first words of a picture, for a label or to speak of it again: "a key on a ring, …" → "key on a ring". */
export function shortOf(phrase: string, keepsArticle = false): string {
  const article = /^(?:an?|the|one|two|three) /u.exec(phrase)?.[0] ?? ''
  const bare = phrase.slice(article.length)
  const head = bare.split(pictureDetail)[0]?.trim() ?? bare
  return keepsArticle ? article + head : head
}

export function placeOf({ idea, topic, deed }: TitleReading): string {
  const place = idea.isEnglish ? idea.setting.place : undefined
  if (place && (place.role === 'location' || place.role === 'support')) return place.phrase
  return deed ? 'plain open ground with a low horizon' : topic.place
}

const toys: readonly [RegExp, string][] = [
  [
    /colou?r|farben|couleur|color|cores|colori|цвет|色|색|ألوان|रंग|renk/iu,
    'three large blocks in red, yellow and blue',
  ],
  [
    /number|count|zahlen|chiffre|número|numeri|числ|цифр|数字|숫자|أرقام|गिनती|sayı/iu,
    'three large dice-like blocks with one, two and three dots',
  ],
  [
    /letter|abc|alphabet|buchstab|lettre|letra|lettere|букв|ひらがな|字母|글자|حروف|अक्षर|harf/iu,
    'three large wooden blocks with raised simple shapes',
  ],
  [
    /shape|formen|forme|forma|фигур|かたち|形状|모양|أشكال|आकार|şekil/iu,
    'a large ball, a large cube and a large cone',
  ],
  [
    /bath|wash|brush|teeth|zähne|dents|dientes|dentes|denti|зуб|歯|牙|이 닦|أسنان|दांत|diş/iu,
    'a large toothbrush and one round bubble',
  ],
]

export function toysFor(text: string): string {
  return toys.find(([pattern]) => pattern.test(text))?.[1] ?? 'one big ball with a broad stripe'
}

export function faceFor(
  kind: TitleReading['kind'],
  about: string,
): { expression: string; name: string; hook: string } {
  switch (kind) {
    case 'mistake':
      return {
        expression: 'one corner of the mouth drawn in, a slight wince',
        name: 'The wince',
        hook: `What about ${about} still makes them wince?`,
      }
    case 'challenge':
    case 'story':
    case 'swap':
      return {
        expression: 'tired eyes and quiet pride',
        name: 'Quiet pride',
        hook: `How can one look so tired and still be proud of ${about}?`,
      }
    case 'money':
    case 'review':
    case 'versus':
      return {
        expression: 'one brow raised in honest doubt',
        name: 'Honest doubt',
        hook: `What does this face know about ${about} that the advertising left out?`,
      }
    default:
      return {
        expression: 'calm, narrowed eyes of full concentration',
        name: 'Full concentration',
        hook: `What has been noticed about ${about} that others miss?`,
      }
  }
}
