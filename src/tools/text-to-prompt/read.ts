import { assumedByModel, byModel, item, plainItem, you, type Item } from '../contract/plan.ts'
import { readLabelled } from '../contract/reply-json.ts'
import { listEntries, readSections, type ReplySection } from '../contract/reply-sections.ts'
import type { Reading } from '../contract/tool-core.ts'
import { findMaterial } from './find-material.ts'
import type { TextPromptInput } from './input.ts'
import { emptyPlan, isList, itemId, sections, type SectionKey, type TextPlan } from './plan.ts'
import { unescapeMarkers } from './write.ts'

const inputTag = /<\/?input>/giu
/** At the start of an entry; models also put it before the words in its middle that it is about. */
const assumedMark = /\(A\)\s*/gu
/** The beginning of the next marker, while it is being written. */
const halfMarker = /(?:^|\n)#{1,6}[ \t]*(?:\[\d{0,2}\]?)?$/u
/** What the instructions say about a section, copied with its name. */
const explanation = /\s?\(/u

/** A model's reply, also one that is still being written. */
export function readPlan(reply: string, input: TextPromptInput): Reading<TextPlan> {
  const { sections: found, unread } = readSections(reply, sections)
  if (found.length === 0) return { plan: labelledPlan(reply), unread: [], complete: [] }
  const plan: TextPlan = { ...emptyPlan, labels: {} }
  const complete: string[] = []
  for (const { number, name, body, isComplete } of inOrder(found)) {
    const key = sections.find((section) => section.number === number)?.key
    if (key === undefined) continue
    const usual = sections.find((section) => section.key === key)?.name
    const [label = ''] = name.split(explanation)
    if (label !== '' && label !== usual) plan.labels[key] = { ...byModel, text: label }
    plan[key] = itemsOf(key, unescapeMarkers(isComplete ? body : body.replace(halfMarker, '').trim()))
    if (isComplete) complete.push(key)
  }
  // The marked text is put in by code: a model would shorten it, and it need not be sent twice.
  const marked = findMaterial(input)
  if (marked) plan.material = [item('material', [you('idea', marked.material)])]
  return { plan, unread, complete }
}

/** A chat that forgot the markers: "Task: …", "Requirements:" and bullets. */
function labelledPlan(reply: string): TextPlan | undefined {
  const given = readLabelled(reply, names)
  if (Object.keys(given).length < 2) return undefined
  const plan = { ...emptyPlan }
  for (const { key, name } of sections) {
    const value = given[name] ?? ''
    plan[key] = itemsOf(key, Array.isArray(value) ? `- ${value.join('\n- ')}` : String(value))
  }
  return plan
}
const names = sections.map(({ name }) => name)

/** A number that comes again or goes back is no section of ours but part of the text, as in a list of sources. */
function inOrder(found: readonly ReplySection[]): ReplySection[] {
  const kept: ReplySection[] = []
  for (const section of found) {
    const last = kept.at(-1)
    if (last === undefined || section.number > last.number) kept.push(section)
    else
      kept[kept.length - 1] = {
        ...last,
        body: `${last.body}\n[${section.number}] ${section.name}\n${section.body}`.trim(),
        isComplete: section.isComplete,
      }
  }
  return kept
}

function itemsOf(key: SectionKey, body: string): Item[] {
  if (!isList(key)) {
    const text = key === 'material' ? body.replace(inputTag, '').trim() : body
    return text === '' ? [] : [plainItem(itemId(key, 0), text, byModel)]
  }
  return listEntries(body).map((entry, at) => {
    // "(A) … (B)" are answers to choose from.
    const text = entry.includes('(B)') ? entry : entry.replace(assumedMark, '')
    return plainItem(itemId(key, at), text, key === 'assumed' || text !== entry ? assumedByModel : byModel)
  })
}
