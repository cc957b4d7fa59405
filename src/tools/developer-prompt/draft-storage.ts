import {
  readJson,
  readText,
  removeKey,
  writeText,
  type BrowserStorage,
} from '#tools/workbench/browser-storage.ts'
import type { DraftSource } from '#tools/workbench/draft-store.ts'
import { wizardKeys } from '#tools/workbench/storage-keys.ts'
import { asRecord } from '#shared/record.ts'
import { emptyDraft, readPromptDraft, wizardSteps, type PromptDraft, type WizardStep } from './form-rules.ts'

export function readDraft(storage: BrowserStorage | undefined): PromptDraft | undefined {
  const stored = asRecord(readJson(storage, wizardKeys.form))
  return stored && readPromptDraft(stored)
}

/** False when the browser refused, because it is full or forbids storage. */
export function writeDraft(storage: BrowserStorage | undefined, draft: object): boolean {
  return writeText(storage, wizardKeys.form, JSON.stringify(draft))
}

/** The wizard's draft for the store that keeps it; forgetting it forgets the prompt too. */
export function draftSource(storage: BrowserStorage | undefined): DraftSource<PromptDraft> {
  return {
    key: wizardKeys.form,
    blank: emptyDraft,
    read: () => readDraft(storage),
    write: (draft) => writeDraft(storage, draft),
    forget: () => clearDraft(storage),
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
export function readCarried(
  storage: BrowserStorage | undefined,
): { form: PromptDraft; text: string } | undefined {
  const form = readDraft(storage)
  const text = readText(storage, wizardKeys.prompt)
  return form === undefined || !text ? undefined : { form, text }
}

/** Forgets draft and prompt. */
export function clearDraft(storage: BrowserStorage | undefined): void {
  for (const key of Object.values(wizardKeys)) removeKey(storage, key)
}
