import { assumedByModel, byModel, item, plainItem, you, type Item } from '../contract/plan.ts'
import { listEntries } from '../contract/reply-sections.ts'
import { readLabelledSections, readPlanSections } from '../contract/section-plan.ts'
import type { Reading } from '../contract/tool-core.ts'
import { findMaterial } from './find-material.ts'
import type { TextPromptInput } from './input.ts'
import { emptyPlan, isList, itemId, sections, type SectionKey, type TextPlan } from './plan.ts'

const inputTag = /<\/?input>/giu
/** At the start of an entry; models also put it before the words in its middle that it is about. */
const assumedMark = /\(A\)\s*/gu
/** A model's reply, also one that is still being written. */
export function readPlan(reply: string, input: TextPromptInput): Reading<TextPlan> {
  const { written, unread } = readPlanSections(reply, sections)
  if (written.length === 0) return { plan: labelledPlan(reply), unread: [], complete: [] }
  const plan: TextPlan = { ...emptyPlan, labels: {} }
  const complete: string[] = []
  for (const { section, label, body, isComplete } of written) {
    const { key } = section
    if (label) plan.labels[key] = label
    plan[key] = itemsOf(key, body)
    if (isComplete) complete.push(key)
  }
  // The marked text is put in by code: a model would shorten it, and it need not be sent twice.
  const marked = findMaterial(input)
  if (marked) plan.material = [item('material', [you('idea', marked.material)])]
  return { plan, unread, complete }
}

function labelledPlan(reply: string): TextPlan | undefined {
  const read = readLabelledSections(reply, sections)
  if (read.length === 0) return undefined
  const plan = { ...emptyPlan }
  for (const { section, body } of read) plan[section.key] = itemsOf(section.key, body)
  return plan
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
