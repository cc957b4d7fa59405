import { assumed, assumedByModel, chosen, item, plainItem, you } from '../contract/plan.ts'
import {
  assumptionMarker,
  itemsOf,
  plainText,
  readAnswer,
  replyFields,
  unlessNone,
} from '../contract/reply-fields.ts'
import type { Reading } from '../contract/tool-core.ts'
import { lengthOf } from './compose.ts'
import { ideaOf, type VideoInput } from './input.ts'
import { partsOf } from './parts.ts'
import { divideSeconds, filmFields, filmLists, shotFields, type Shot, type VideoPlan } from './plan.ts'

/** Other names that models give to a field. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  look: ['style'],
  light: ['lighting'],
  sound: ['sfx', 'music', 'audio'],
  end: ['end frame', 'last frame'],
  aspect: ['aspect ratio'],
  seconds: ['duration', 'time', 'length'],
  action: ['description', 'prompt'],
}

const form = {
  list: 'shots',
  entryKey: 'action',
  keys: [filmFields, filmLists, shotFields, ...Object.values(otherNames)].flat(),
  lists: { shot: 'shots', scene: 'shots', clip: 'shots' },
}

/** A reply as a plan: one JSON object as asked for, or the same in headings and labels. */
export function readVideo(reply: string, input: VideoInput): Reading<VideoPlan> {
  const answer = readAnswer(reply, form)
  if (answer === undefined) return { plan: undefined, unread: [], complete: [] }
  const film = replyFields(answer.value)
  const listed = film.list('shots').slice(0, 40)
  const entries = listed.map((entry) => replyFields(typeof entry === 'string' ? { action: entry } : entry))
  if (entries.length === 0) return { plan: undefined, unread: [], complete: [] }
  const { mark, unused } = assumptionMarker(film.list('assumed').map(plainText))
  const idea = ideaOf(input)
  const one = (id: string, text: string) =>
    text === '' ? undefined : item(id, text === idea ? [you('idea', text)] : mark(text))
  const many = (id: 'who' | 'keep' | 'avoid') =>
    film.list(id).flatMap((entry, at) => one(`${id}-${at + 1}`, plainText(entry)) ?? [])

  const lengths = divideSeconds(lengthOf(input).seconds, entries.length)
  const shots = entries.map((entry, at): Shot => {
    entry.text('id')
    const fields = itemsOf(shotFields, (field) => {
      const text = entry.text(field, ...(otherNames[field] ?? []))
      return one(`shot-${at + 1}-${field}`, field === 'seconds' ? secondsIn(text) : unlessNone(text))
    })
    const usual = assumed('shots/seconds', chosen('seconds', input.seconds))
    return { seconds: plainItem(`shot-${at + 1}-seconds`, String(lengths[at]), usual), ...fields }
  })
  // In a reply with headings, what follows the last shot seems to belong to it.
  const places = [film, ...entries.slice(-1)]
  const filmItem = (field: (typeof filmFields)[number]) => {
    const texts = places.map((place) => place.text(field, ...(otherNames[field] ?? [])))
    return one(field, texts.find((text) => text !== '') ?? '')
  }
  const lists = { who: many('who'), keep: many('keep'), avoid: many('avoid') }
  const plan: VideoPlan = { ...itemsOf(filmFields, filmItem), ...lists, shots, assumed: [] }
  plan.assumed = unused().map((text, at) => plainItem(`assumed-${at + 1}`, text, assumedByModel))
  const unread = [...answer.unread, ...entries.flatMap((entry) => entry.rest()), ...film.rest()]
  return { plan, unread, complete: completeIn(plan, answer) }
}

const range = /(\d{1,3}):(\d{1,2}(?:\.\d)?)\D{1,5}(\d{1,3}):(\d{1,2}(?:\.\d)?)/u
const number = /\d{1,3}(?:[.,]\d)?/u

/** "3", "3 s" or "0:03–0:06" as seconds; "" when there are none. */
function secondsIn(text: string): string {
  const [, ...parts] = range.exec(text) ?? []
  const [fromMinutes = 0, from = 0, toMinutes = 0, to = 0] = parts.map(Number)
  const length = toMinutes * 60 + to - fromMinutes * 60 - from
  return length > 0 ? String(Math.round(length * 10) / 10) : (number.exec(text)?.[0].replace(',', '.') ?? '')
}

/** While a reply is cut, everything before its last key is complete, and of the shots all but the last. */
function completeIn(plan: VideoPlan, { value, isCut }: { value: object; isCut: boolean }): string[] {
  const ids = partsOf(plan).map(({ id }) => id)
  if (!isCut) return ids
  const open = Object.keys(value).at(-1) === 'shots' ? plan.shots.length : Number.POSITIVE_INFINITY
  return ids.filter((id) => id === 'who' || Number(id.split('-')[1]) < open)
}
