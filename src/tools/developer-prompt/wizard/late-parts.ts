import { use } from 'react'
import { firstGuide, type FieldGuide } from '../first-guide.ts'
import type { FieldName, PromptDraft } from '../form-rules.ts'
import type { Completeness } from '../completeness.ts'
import { late } from './late.ts'

const wholeGuide = late(() => import('../field-guide.ts').then((module) => module.fieldGuide))
const meter = late(() => import('../completeness.ts').then((module) => module.measureCompleteness))

/** What an empty first step needs is there; all of this comes with the first press or key. */
export function loadLateParts(): void {
  void wholeGuide.load()
  void meter.load()
}

export type Guide = Readonly<Partial<Record<FieldName, FieldGuide>>>

/** The fields that can be shown by now. */
export function useGuide(): Guide {
  return wholeGuide.useCurrent() ?? firstGuide
}

let waiting: Promise<unknown> | undefined

/** Waits for the guide of all fields, where a page begins with a later step. */
export function useWholeGuide(isNeeded: boolean): void {
  if (!isNeeded || wholeGuide.current() !== undefined) return
  // One try: without it the page still shows what it has.
  waiting ??= wholeGuide.load()
  use(waiting)
}

/** Of a draft without answers. */
export const nothingAnswered: Completeness = { percent: 0, next: { field: 'projectType', gain: 8 } }

export function useMeter(): (draft: PromptDraft) => Completeness {
  return meter.useCurrent() ?? measureNothing
}

function measureNothing() {
  return nothingAnswered
}
