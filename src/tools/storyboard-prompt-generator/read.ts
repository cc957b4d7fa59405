import { asRecord } from '#shared/record.ts'
import { naming } from '../contract/left-out.ts'
import { chosen, plainItem, standard, textOf, type Item } from '../contract/plan.ts'
import { completeIn, fieldTexts, itemMaker, itemsOf, listItems } from '../contract/reply-fields.ts'
import { plainText, readAnswer, replyFields, unlessNone, writeObject } from '../contract/reply-fields.ts'
import { lettersOf, readReplyJson } from '../contract/reply-json.ts'
import type { Reading } from '../contract/tool-core.ts'
import { artStyleIn, artStyles, usualStyle } from './craft/art-styles.ts'
import type { AgeBand } from './craft/bands.ts'
import { labels } from './craft/labels.ts'
import { ageBands, aspects, formats } from './form.ts'
import type { StoryboardInput } from './input.ts'
import { notShown } from './notes.texts.ts'
import { boardFields, boardLists, characterFields, partsOf, sceneFields, textSpaces } from './plan.ts'
import type { Character, Scene, StoryboardPlan, Withheld } from './plan.ts'
import { unfitScene, unfitWords } from './safety.ts'

/** Other names that models give to a field. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  title: ['name'],
  breath: ['in one breath', 'story'],
  action: ['image prompt', 'prompt', 'description'],
  turn: ['transition', 'page turn'],
  question: ['talking question'],
  shot: ['camera', 'framing'],
}

const fields = [boardFields, boardLists, sceneFields, characterFields, Object.values(otherNames).flat()]
const form = {
  early: 'cast',
  list: 'scenes',
  entryKey: 'action',
  keys: ['rating', ...fields.flat()],
  lists: { scene: 'scenes', character: 'cast', cast: 'cast' },
}

/** A reply as a plan. What is not for children is left out here already, so that it is not seen while it is written. */
export function readStoryboard(reply: string, input: StoryboardInput): Reading<StoryboardPlan> {
  const answer = readAnswer(reply, form)
  if (answer === undefined) {
    const refusal = plainText(asRecord(readReplyJson(reply).value)?.['refused'])
    return { plan: undefined, unread: refusal === '' ? [] : [refusal], complete: [] }
  }
  const value = answer.isCut ? (asRecord(withoutOpenEnd(answer.value)) ?? {}) : answer.value
  const board = replyFields(value)
  const { one, assumed } = itemMaker(input.idea, board.list('assumed').map(plainText))
  const withheld: Withheld[] = []
  const fit = (id: string, text: string) => {
    const reason = unfitWords(text)
    if (reason !== undefined) withheld.push({ part: id, name: `A part (${id})`, reason })
    return reason === undefined ? one(id, text) : undefined
  }
  const many = (field: string, make: typeof one) => listItems(field, board.list(field), make)

  const cast = board.list('cast').flatMap((entry, at): Character[] => {
    const [name = ''] = plainText(entry).split(':')
    const character = replyFields(typeof entry === 'string' ? { name, identity: entry } : entry)
    const items = itemsOf(characterFields, (field) => fit(`cast-${at + 1}-${field}`, character.text(field)))
    return items.name ? [{ tag: textOf(items.name).toUpperCase(), ...items }] : []
  })
  const unread: string[] = []
  const numbers = new Set<number>()
  const entries = board.list('scenes').slice(0, 40)
  let isFit = entries.length > 0
  const scenes = entries.flatMap((entry, at): Scene[] => {
    const scene = replyFields(typeof entry === 'string' ? { action: entry } : entry)
    const named = Number.parseInt(scene.text('number'), 10)
    const number = named > 0 && !numbers.has(named) ? named : Math.max(0, ...numbers) + 1
    numbers.add(number)
    const rating = Number.parseInt(scene.text('rating', 'age rating'), 10)
    if (Number.isNaN(rating) && answer.isCut && at === entries.length - 1) return []
    const names = scene.list('cast').map(plainText).filter(unlessNone)
    const usualSpace = number % 2 === 1 ? 'top right' : 'bottom'
    const textSpace = oneOf(textSpaces, [scene.text('textSpace')]) ?? usualSpace
    const textFor = (field: string) => unlessNone(scene.text(field, ...(otherNames[field] ?? [])))
    const texts = new Map(sceneFields.map((field) => [field, textFor(field)]))
    scene.text('id')
    const rest = scene.rest()
    const words = [...texts.values(), ...rest].join('\n')
    const reason = unfitScene(rating, words)
    isFit &&= unfitScene(rating, '') === undefined
    if (reason !== undefined) {
      withheld.push({ part: `scene-${number}`, name: `Scene ${number}`, reason })
      return []
    }
    unread.push(...rest)
    const items = itemsOf(sceneFields, (field) => one(`scene-${number}-${field}`, texts.get(field) ?? ''))
    const isGiven = Object.keys(asRecord(entry) ?? {}).some((key) => key.toLowerCase() === 'cast')
    const listed = names.length > 0 || isGiven ? names : undefined
    return [{ number, rating, textSpace, cast: castOf(cast, listed, words), ...items }]
  })
  // Where words alone are against every scene, the rest is kept, so that each can be written anew.
  const reasons = withheld.map(({ name, reason }) => notShown(name, reason))
  if (!(scenes[0] || answer.isCut || isFit)) return { plan: undefined, unread: reasons, complete: [] }

  const ageBand = oneOf(ageBands, [input.ageBand, board.text('ageBand')]) ?? '3-5'
  const format = oneOf(formats, [input.format, board.text('format')]) ?? 'picture-book'
  const aspect = oneOf(aspects, [input.aspect, board.text('aspect')]) ?? (format === 'video' ? '16:9' : '4:3')
  const style = styleOf(input, ageBand, board.text('artStyle'), fit('anchor', board.text('anchor')))
  const given = replyFields(value.labels)
  const translated = Object.keys(labels).map((key) => [key, given.text(key).slice(0, 40)] as const)
  board.text('labels')
  const plan: StoryboardPlan = {
    ageBand,
    format,
    aspect,
    cast,
    withheld,
    labels: Object.fromEntries(translated.filter(([, text]) => text !== '')),
    assumed: [],
    scenes: scenes.toSorted((first, second) => first.number - second.number),
    ...itemsOf(boardFields, (field) => fit(field, board.text(field, ...(otherNames[field] ?? [])))),
    ...style,
    palette: many('palette', one),
    continuity: many('continuity', fit),
    // These two name what was dangerous, for grown-ups.
    changes: many('changes', one),
    notes: many('notes', one),
    extra: many('extra', fit),
  }
  plan.assumed = assumed()
  const left = [...answer.unread, ...unread, ...board.rest()].filter((line) => unfitWords(line) === undefined)
  const ids = partsOf(plan).map(({ id }) => id)
  const scenesIn = { list: 'scenes', early: 'cast', last: plan.scenes.at(-1)?.number ?? 0 }
  return { plan, unread: left, complete: completeIn(ids, answer, scenesIn) }
}

/** Without what is being written just now: half a sentence cannot be judged. */
function withoutOpenEnd(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(value)
  const [key = '', last] = entries.pop() ?? []
  if (typeof last === 'object') entries.push([key, withoutOpenEnd(last)])
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries)
}

/** The style's row where one was chosen or is usual for the age; the model's own words for words of one's own. */
function styleOf(input: StoryboardInput, age: AgeBand, answered: string, own: Item | undefined) {
  const row = artStyleIn(input.artStyle)
  if (input.artStyle !== '' && row === undefined && own) return { artStyle: 'own', anchor: own }
  const artStyle = row ?? artStyleIn(answered) ?? usualStyle[age]
  const origin = standard(`artStyle/${artStyle}`, chosen('artStyle', input.artStyle))
  return { artStyle, anchor: plainItem('anchor', artStyles[artStyle], origin) }
}

/** Whom the scene lists, also by the beginning of a name; without a list, or with other names, whom its words name. */
function castOf(cast: readonly Character[], listed: readonly string[] | undefined, text: string): string[] {
  const names = listed?.map(lettersOf).filter(Boolean) ?? []
  const tags = cast.map(({ tag }) => lettersOf(tag))
  const isFor = (tag: string) => (name: string) => (tags.includes(name) ? tag === name : tag.startsWith(name))
  const shown = cast.filter(({ tag }) => names.some(isFor(lettersOf(tag))))
  const isTold = listed?.length === 0 || shown.length > 0
  return (isTold ? shown : cast.filter(({ name }) => name && naming(text)(name.words))).map(({ tag }) => tag)
}

function oneOf<Value extends string>(values: readonly Value[], given: readonly string[]): Value | undefined {
  return given.flatMap((text) => values.filter((value) => value === text))[0]
}

/** The plan in the form of a reply. */
export function writeStoryboard(plan: StoryboardPlan): string {
  const { ageBand, format, aspect, artStyle, labels } = plan
  const settings = { ageBand, format, aspect, artStyle, labels }
  return writeObject(plan, {
    ...settings,
    ...fieldTexts(boardFields, plan),
    cast: plan.cast.map((character) => fieldTexts(characterFields, character)),
    scenes: plan.scenes.map(({ number, rating, cast, textSpace, ...scene }) => ({
      id: `scene-${number}`,
      number,
      rating,
      cast: plan.cast.flatMap(({ tag, name }) => (name && cast.includes(tag) ? textOf(name) : [])),
      textSpace,
      ...fieldTexts(sceneFields, scene),
    })),
    ...Object.fromEntries(boardLists.map((list) => [list, plan[list].map(textOf)])),
  })
}
