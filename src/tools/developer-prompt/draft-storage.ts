import { readText, removeKey, writeText, type BrowserStorage } from '#shared/browser-storage.ts'
import { storedDraft, type DraftSource } from '#ui/draft-store.ts'
import { wizardKeys } from '#shared/storage-keys.ts'
import { emptyDraft, readPromptDraft, wizardSteps, type PromptDraft, type WizardStep } from './form-rules.ts'

/** A draft that the browser refused to keep, and what it holds instead: the pages of this visit still share the draft. */
let refused: { draft: PromptDraft; instead: string | null } | undefined

/** The wizard's draft for the store that keeps it; forgetting it forgets prompt and step too. */
export function draftSource(storage: BrowserStorage | undefined): DraftSource<PromptDraft> {
  const source = storedDraft(storage, wizardKeys.form, readPromptDraft, emptyDraft)
  const stored = () => readText(storage, wizardKeys.form)
  return {
    ...source,
    // Unless another tab or signing out has written or removed something since.
    read: () => (refused?.instead === stored() ? refused.draft : source.read()),
    write(draft) {
      const isKept = source.write(draft)
      refused = isKept ? undefined : { draft, instead: stored() }
      return isKept
    },
    forget() {
      refused = undefined
      for (const key of Object.values(wizardKeys)) removeKey(storage, key)
    },
  }
}

export function readStep(storage: BrowserStorage | undefined): WizardStep {
  const stored = Number(readText(storage, wizardKeys.step))
  return wizardSteps.find((step) => step === stored) ?? 1
}

export function writeStep(storage: BrowserStorage | undefined, step: WizardStep): void {
  writeText(storage, wizardKeys.step, String(step))
}

/** Form and prompt as the specification's keys carry them; undefined when one is missing or unreadable. */
export function readCarried(storage: BrowserStorage | undefined) {
  const form = draftSource(storage).read()
  const text = readText(storage, wizardKeys.prompt)
  return form === undefined || !text ? undefined : { form, text }
}
