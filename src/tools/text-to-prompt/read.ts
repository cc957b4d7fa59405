import { assumedByModel, byModel, item, you, type Span } from '../contract/plan.ts'
import type { PlanSection } from '../contract/section-plan.ts'
import type { Reading } from '../contract/tool-core.ts'
import { findMaterial } from './find-material.ts'
import type { TextPromptInput } from './input.ts'
import { inSections, type TextPlan } from './plan.ts'

const inputTag = /<\/?input>/giu
/** At the start of an entry; models also put it before the words in its middle that it is about. */
const assumedMark = /(\*\*|)[(（]A[)）]\1\s*/gu

/** A model's reply, also one that is still being written. */
export function readPlan(reply: string, input: TextPromptInput): Reading<TextPlan> {
  const reading = inSections.read(reply, wordsOf)
  const { plan } = reading
  // The marked text is put in by code: a model would shorten it, and it need not be sent twice.
  const marked = findMaterial(input)
  if (marked && plan) plan.material = [item('material', [you('idea', marked.material)])]
  return reading
}

function wordsOf(entry: string, { key, kind }: PlanSection): Span {
  if (key === 'material') return { ...byModel, text: entry.replace(inputTag, '').trim() }
  // "(A) … (B)" are answers to choose from.
  const text = kind === 'text' || /[(（]B[)）]/u.test(entry) ? entry : entry.replace(assumedMark, '')
  return { ...(key === 'assumed' || text !== entry ? assumedByModel : byModel), text }
}

/** The plan as a reply; `readPlan` reads the same words in the same places. */
export function writePlan(plan: TextPlan): string {
  return inSections.write(plan, ({ words: [first] }) => (first?.from === 'assumed' ? '(A) ' : ''))
}
