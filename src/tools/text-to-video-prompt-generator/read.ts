import { asRecord } from '#shared/record.ts'
import { leftOut } from '../contract/left-out.ts'
import { assumed, byModel, chosen, plainItem, textOf } from '../contract/plan.ts'
import { completeIn, fieldTexts, itemMaker, itemsOf, listItems } from '../contract/reply-fields.ts'
import { plainText, readAnswer, replyFields, unlessNone, writeObject } from '../contract/reply-fields.ts'
import type { Reading } from '../contract/tool-core.ts'
import { composeVideo, formatIn, lengthOf } from './compose.ts'
import { ideaOf, type VideoInput } from './input.ts'
import { divideSeconds, filmFields, filmLists, partsOf, shotFields, sum } from './plan.ts'
import type { Shot, VideoPlan } from './plan.ts'

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
  entryNames: otherNames['action'],
  keys: [filmFields, filmLists, shotFields, ...Object.values(otherNames)].flat(),
  lists: { shot: 'shots', scene: 'shots', clip: 'shots' },
}

/** A reply as a plan: one JSON object as asked for, or the same in headings and labels. */
export function readVideo(reply: string, input: VideoInput): Reading<VideoPlan> {
  const answer = readAnswer(reply, form)
  const film = replyFields(answer?.value)
  const entries = film.list('shots').slice(0, 40).map(fieldsOf)
  if (answer === undefined || entries.length === 0) return { plan: undefined, unread: [], complete: [] }
  // In a reply with headings, what follows the last shot seems to belong to it.
  const places = [film, ...entries.slice(-1)]
  const all = (id: (typeof filmLists)[number]) => places.flatMap((place) => place.list(id))
  const { one, assumed: unused } = itemMaker(ideaOf(input), all('assumed').map(plainText))
  const many = (id: 'who' | 'keep' | 'avoid', entries = all(id)) => listItems(id, entries, one)

  const lengths = divideSeconds(lengthOf(input), entries.length)
  let start = 0
  const shots = entries.map((entry, at): Shot => {
    entry.text('id')
    const fields = itemsOf(shotFields, (field) => {
      const text = entry.text(field, ...(otherNames[field] ?? []))
      return one(`shot-${at + 1}-${field}`, field === 'seconds' ? secondsIn(text, start) : unlessNone(text))
    })
    const usual = assumed('shots/seconds', chosen('seconds', input.seconds))
    const seconds = fields.seconds ?? plainItem(`shot-${at + 1}-seconds`, String(lengths[at]), usual)
    start = sum([start, Number(textOf(seconds))])
    return { seconds, ...fields }
  })
  // A chosen shape wins over a model's; one that the idea names counts where a model gives none.
  const aspect = input.aspect || formatIn(input).aspect ? composeVideo(input).aspect : undefined
  const filmItem = (field: (typeof filmFields)[number]) => {
    const texts = places.map((place) => place.text(field, ...(otherNames[field] ?? [])))
    return one(field, texts.find((text) => text !== '') ?? '') ?? (field === 'aspect' ? aspect : undefined)
  }
  // Their label says "no" already.
  const things = (entry: unknown) =>
    leftOut({ excluded: plainItem('avoid', plainText(entry), byModel) }).map(textOf)
  const lists = { who: many('who'), keep: many('keep'), avoid: many('avoid', all('avoid').flatMap(things)) }
  const constants = input.aspect === '' ? {} : { aspect }
  const plan: VideoPlan = { ...itemsOf(filmFields, filmItem), ...constants, ...lists, shots, assumed: [] }
  plan.assumed = unused()
  const unread = [...answer.unread, ...entries.flatMap((entry) => entry.rest()), ...film.rest()]
  const ids = partsOf(plan).map(({ id }) => id)
  const entriesIn = { list: 'shots', early: 'who', last: shots.length }
  return { plan, unread, complete: completeIn(ids, answer, entriesIn) }
}

/** What stands behind the number of a shot: "(0–3 s)", "3 seconds", "(3 s): The boat drops". */
const timed =
  /^\(?(\d[\d:., –-]{0,20}s(?:e[ckg]\p{L}{0,7})?|\d[\d.,:]{0,5} ?[:–-] ?\d[\d.,:]{0,5})(?:\)|\n|$)[\s:.|–—-]{0,9}(.*)$/isu

function fieldsOf(shot: unknown) {
  const [key, fields] = typeof shot === 'string' ? ['action', { action: shot }] : ['name', asRecord(shot)]
  const given: Record<string, unknown> = { ...fields }
  const [, time, words] = timed.exec(plainText(given[key])) ?? []
  return replyFields(time ? { time, ...given, [key]: words } : given)
}

const time = /(?:(\d{1,3}):)?(\d{1,3}(?:[.,]\d)?)/gu

/** "3 s", or the length of "0:03–0:06"; "3-6" is one where the shot before ended at 3. "" when there is none. */
function secondsIn(text: string, start: number): string {
  const [from = 0, to = 0] = Array.from(text.matchAll(time), ([, minutes = '0', seconds = '']) =>
    sum([Number(minutes) * 60, Number(seconds.replace(',', '.'))]),
  )
  return String((to > from && (from === start || text.includes(':')) ? sum([to, -from]) : from) || '')
}

/** The plan in the form of a reply. */
export function writeVideo(plan: VideoPlan): string {
  return writeObject(plan, {
    ...Object.fromEntries(filmLists.map((list) => [list, plan[list].map(textOf)])),
    shots: plan.shots.map((shot, at) => ({ id: `shot-${at + 1}`, ...fieldTexts(shotFields, shot) })),
    ...fieldTexts(filmFields, plan),
  })
}
