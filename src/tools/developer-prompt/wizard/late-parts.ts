import { use, useMemo, useSyncExternalStore } from 'react'
import { createListeners } from '#shared/listeners.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { firstGuide, type FieldGuide } from '../first-guide.ts'
import type { FieldName, PromptDraft } from '../form-rules.ts'
import type { Completeness } from '../completeness.ts'

/** A part of the program that the page begins without. */
export function late<Module>(fetch: () => Promise<Module>) {
  let module: Module | undefined
  let loading: Promise<Module | undefined> | undefined
  const { notify, subscribe } = createListeners()
  const current = () => module
  const fetchModule = async () => {
    module = await fetch()
    notify()
    return module
  }

  return {
    /** Never fails; without a network the next call tries again. */
    load() {
      loading ??= fetchModule().catch(() => (loading = undefined))
      return loading
    },
    current,
    /** Undefined until it is there. */
    useCurrent: (): Module | undefined => useSyncExternalStore(subscribe, current, current),
  }
}

const parts = late(async () => {
  const [guide, meter] = await Promise.all([import('../field-guide.ts'), import('../completeness.ts')])
  return { ...guide, ...meter }
})

/** What an empty first step needs is there; all of this comes with the first press or key. */
export const loadLateParts = (): void => void parts.load()

/** The fields that can be shown by now. */
export function useGuide(): Readonly<Partial<Record<FieldName, FieldGuide>>> {
  return parts.useCurrent()?.fieldGuide ?? firstGuide
}

/** In the place of questions that are not there yet: fetches them, or offers to. */
export const MissingQuestions = lazyPart(async () => {
  if (!(await parts.load())) throw new Error('The questions did not load')
  return { MissingQuestions: () => null }
}, 'MissingQuestions')

let waiting: Promise<unknown> | undefined

/** Waits for the guide of all fields, where a page begins with a later step. */
export function useWholeGuide(isNeeded: boolean): void {
  if (!isNeeded || parts.current()) return
  // One try: without it the page still shows what it has.
  waiting ??= parts.load()
  use(waiting)
}

/** Of a draft without answers. */
export const nothingAnswered: Completeness = { percent: 0, next: { field: 'projectType', gain: 6 } }

export function useCompleteness(draft: PromptDraft): Completeness {
  const measure = parts.useCurrent()?.measureCompleteness
  return useMemo(() => measure?.(draft) ?? nothingAnswered, [measure, draft])
}
