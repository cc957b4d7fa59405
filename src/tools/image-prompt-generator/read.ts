import { asRecord, isRecord } from '#shared/record.ts'
import { assumedByModel, byModel, item, textOf, you, type Item } from '../contract/plan.ts'
import { plainText } from '../contract/reply-fields.ts'
import { descriptionIn, lettersOf, readLabelled, readReplyJson } from '../contract/reply-json.ts'
import type { Reading } from '../contract/tool-core.ts'
import { constantsOf } from './compose.ts'
import type { ImageInput } from './input.ts'
import { itemsOf, keysOf, written, type ImagePlan } from './plan.ts'

/** Also by the names that the page shows, and those that chats like. */
const keyOf = new Map<string, string>([
  ...Object.entries({ scene: 'setting', background: 'setting', lighting: 'light', style: 'medium' }),
  ...Object.entries({ prompt: 'subject', imageprompt: 'subject', negativeprompt: 'excluded' }),
  ...keysOf(written).flatMap((key) => [written[key], key].map((name) => [lettersOf(name), key] as const)),
  ['assumed', 'assumed'],
])

/** A reply as a plan: JSON, also cut, in a fence or with other key names; labels instead of JSON; or the bare prompt. */
export function readPlan(reply: string, input: ImageInput): Reading<ImagePlan> {
  const { value, isCut } = readReplyJson(reply)
  const found = new Map<string, string[]>()
  const unread: string[] = []
  // `{"image_prompt": {…}}`: the object within is the answer.
  const [inner, ...others] = Object.values(asRecord(value) ?? {})
  const answer = others.length === 0 ? (asRecord(inner) ?? asRecord(value)) : asRecord(value)
  const lines: string[] = []
  const given = answer ?? readLabelled(reply, [...keyOf.keys()], {}, lines)
  for (const [name, content] of Object.entries(given)) {
    const key = keyOf.get(lettersOf(name))
    const texts = textsOf(content)
    if (key === undefined || found.has(key)) unread.push(...texts.map((text) => `${name}: ${text}`))
    else if (texts.length > 0) found.set(key, texts)
  }
  if (answer === undefined && found.size > 0) unread.push(...lines)
  const bare = descriptionIn(reply)
  const isBare = found.size === 0
  if (isBare && bare !== undefined) found.set('subject', [bare])
  if (found.size === 0) return { plan: undefined, unread, complete: [] }
  const assumed = new Set(found.get('assumed')?.map((name) => keyOf.get(lettersOf(name))))
  const constants = constantsOf(input)
  const itemOf = (key: string, text: string, id = key): Item =>
    key === 'subject'
      ? withOwn(id, text, 'idea', input.idea)
      : item(id, [{ ...(assumed.has(key) ? assumedByModel : byModel), text }])
  const one = (key: string, texts = found.get(key)) => texts && itemOf(key, texts.join(' '))
  const plan: ImagePlan = {
    ...Object.fromEntries(keysOf(written).map((key) => [key, one(key)])),
    details: (found.get('details') ?? []).map((text, at) => itemOf('details', text, `details-${at + 1}`)),
    ...constants,
    ...(constants.text && moreText(found.get('text')?.join('\n') ?? '', input)),
    ...(constants.text && { lettering: one('lettering') ?? constants.lettering }),
  }
  const keys = keysOf(written).filter((key) => found.has(key))
  const last = [...found.keys()].at(-1)
  return { plan, unread, complete: answer && !isCut ? keys : keys.filter((key) => key !== last), isBare }
}

/** Beside the text that was typed for the picture, words of the idea may stand in it too. */
function moreText(text: string, { imageText, idea }: ImageInput): { text: Item } | undefined {
  const others = text.split(imageText)
  if (others.length !== 2 || !others.every((part) => idea.includes(part.trim()))) return undefined
  return { text: withOwn('text', text, 'imageText', imageText) }
}

/** The person's own words within a longer text keep their source. */
function withOwn(id: string, text: string, field: string, own: string): Item {
  const [before = '', ...behind] = text.split(own)
  const words = behind.length > 0 ? [you(field, own), { ...byModel, text: behind.join(own) }] : []
  return item(id, [{ ...byModel, text: before }, ...words])
}

function textsOf(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(textsOf)
  if (isRecord(content))
    return Object.entries(content).flatMap(([name, one]) => textsOf(one).map((text) => `${name}: ${text}`))
  return [plainText(content)].filter(Boolean)
}

/** The plan in the form of a reply. */
export function writePlan(plan: ImagePlan): string {
  const values = keysOf(written).map((key) => {
    const texts = itemsOf(plan, key).map(textOf)
    return [key, key === 'details' ? texts : texts.join(' ')] as const
  })
  const assumed = keysOf(written).filter((key) =>
    itemsOf(plan, key).some(({ words }) => words.some(({ from }) => from === 'assumed')),
  )
  return JSON.stringify({ ...Object.fromEntries(values), assumed }, undefined, 1)
}
