import { countWords } from '#shared/text/count-words.ts'
import { assumedByModel, byModel, item, you, type Item, type Span } from '../contract/plan.ts'
import { plainText } from '../contract/reply-fields.ts'
import { lettersOf, readLabelled, readReplyJson } from '../contract/reply-json.ts'
import type { Reading } from '../contract/tool-core.ts'
import { constantsOf } from './compose.ts'
import type { ImageInput } from './input.ts'
import { keysOf, written, type ImagePlan } from './plan.ts'

/** Also by the names that the page shows, and those that chats like. */
const keyOf = new Map<string, string>([
  ...Object.entries({ scene: 'setting', background: 'setting', lighting: 'light', style: 'medium' }),
  ...keysOf(written).flatMap((key) => [written[key], key].map((name) => [lettersOf(name), key] as const)),
  ['assumed', 'assumed'],
])

/** A reply as a plan: JSON, also cut, in a fence or with other key names; labels instead of JSON; or the bare prompt. */
export function readPlan(reply: string, input: ImageInput): Reading<ImagePlan> {
  const { value, isCut } = readReplyJson(reply)
  const isObject = typeof value === 'object' && value !== null
  const found = new Map<string, string[]>()
  const unread: string[] = []
  for (const [name, content] of Object.entries(isObject ? value : readLabelled(reply, [...keyOf.keys()]))) {
    const key = keyOf.get(lettersOf(name))
    const texts = textsOf(content)
    if (key === undefined || found.has(key)) unread.push(...texts.map((text) => `${name}: ${text}`))
    else if (texts.length > 0) found.set(key, texts)
  }
  // A chat may simply write the prompt; fewer words are the beginning of something else.
  const isBare = !reply.includes('{') && !reply.includes('```') && countWords(reply) >= 10
  if (found.size === 0 && isBare) found.set('subject', [reply.trim()])
  if (found.size === 0) return { plan: undefined, unread, complete: [] }
  const assumed = new Set(found.get('assumed')?.map((name) => keyOf.get(lettersOf(name))))
  const constants = constantsOf(input)
  const spansOf = (key: string, text: string): Span[] =>
    key === 'subject'
      ? withIdea(text, input.idea)
      : [{ ...(assumed.has(key) ? assumedByModel : byModel), text }]
  const one = (key: string): Item | undefined => {
    const texts = found.get(key)
    return texts && item(key, spansOf(key, texts.join(' ')))
  }
  const plan: ImagePlan = {
    ...Object.fromEntries(keysOf(written).map((key) => [key, one(key)])),
    details: (found.get('details') ?? []).map((text, at) =>
      item(`details-${at + 1}`, spansOf('details', text)),
    ),
    ...constants,
    ...(constants.text && { lettering: one('lettering') ?? constants.lettering }),
  }
  const keys = keysOf(written).filter((key) => found.has(key))
  const last = [...found.keys()].at(-1)
  return { plan, unread, complete: isObject && !isCut ? keys : keys.filter((key) => key !== last) }
}

/** The person's own idea within a longer text keeps its source. */
function withIdea(text: string, idea: string): Span[] {
  const at = text.indexOf(idea)
  if (at === -1) return [{ ...byModel, text }]
  const around = [text.slice(0, at), text.slice(at + idea.length)].map((part) => ({ ...byModel, text: part }))
  return item('subject', around.toSpliced(1, 0, you('idea', idea))).words
}

function textsOf(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(textsOf)
  if (typeof content === 'object' && content !== null)
    return Object.entries(content).flatMap(([name, one]) => textsOf(one).map((text) => `${name}: ${text}`))
  return [plainText(content)].filter(Boolean)
}
