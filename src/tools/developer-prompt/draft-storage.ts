import { z } from 'zod'
import {
  readJson,
  readText,
  removeKey,
  writeText,
  type BrowserStorage,
} from '#tools/workbench/browser-storage.ts'
import type { DraftSource } from '#tools/workbench/draft-store.ts'
import { wizardKeys } from '#tools/workbench/storage-keys.ts'
import { emptyDraft, PromptDraft, wizardSteps, type WizardStep } from './form.ts'
import { PromptAnswer } from './prompt-answer.ts'

export function readDraft(storage: BrowserStorage | undefined): PromptDraft | undefined {
  const stored = readJson(storage, wizardKeys.form)
  return isRecord(stored) ? rescueDraft(stored) : undefined
}

/** False when the browser refused, because it is full or forbids storage. */
export function writeDraft(storage: BrowserStorage | undefined, draft: PromptDraft): boolean {
  return writeText(storage, wizardKeys.form, JSON.stringify(draft))
}

/** The wizard's draft for the store that keeps it; forgetting it forgets the result too. */
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

const StoredAnswer = PromptAnswer.extend({ madeFrom: z.string().catch('') })

export type StoredResult = {
  form: PromptDraft
  generatedPrompt: string
  /** Checks, files and short variant, when they were stored with exactly this prompt. */
  answer?: PromptAnswer
  /** The form was edited after the prompt was made. */
  outdated: boolean
}

/** What `/output` shows; `undefined` when form or prompt is missing or unreadable. */
export function readResult(storage: BrowserStorage | undefined): StoredResult | undefined {
  const form = readDraft(storage)
  const generatedPrompt = readText(storage, wizardKeys.prompt)
  if (form === undefined || !generatedPrompt) return undefined

  const stored = StoredAnswer.safeParse(readJson(storage, wizardKeys.answer))
  if (!stored.success || stored.data.generatedPrompt !== generatedPrompt.trim()) {
    return { form, generatedPrompt, outdated: false }
  }
  const { madeFrom, ...answer } = stored.data
  return {
    form,
    generatedPrompt,
    answer: { ...answer, generatedPrompt },
    outdated: madeFrom !== '' && madeFrom !== JSON.stringify(form),
  }
}

/** False when not even form and prompt could be stored. */
export function writeResult(
  storage: BrowserStorage | undefined,
  form: PromptDraft,
  answer: PromptAnswer,
): boolean {
  const written = writeDraft(storage, form) && writeText(storage, wizardKeys.prompt, answer.generatedPrompt)
  const stored =
    written &&
    writeText(storage, wizardKeys.answer, JSON.stringify({ ...answer, madeFrom: JSON.stringify(form) }))
  // An answer left over from an earlier prompt would describe the wrong one.
  if (!stored) removeKey(storage, wizardKeys.answer)
  return written
}

/** Forgets draft and result. */
export function clearDraft(storage: BrowserStorage | undefined): void {
  for (const key of Object.values(wizardKeys)) removeKey(storage, key)
}

/**
 * Takes over every field that still fits and drops only what does not: an option that is gone, a number where a
 * text belongs. Text over the limit is kept, since it is the writer who has to shorten it.
 */
function rescueDraft(stored: Record<string, unknown>): PromptDraft {
  const whole = PromptDraft.safeParse(stored)
  if (whole.success) return whole.data

  const rescued: Record<string, unknown> = { ...emptyDraft }
  for (const field of PromptDraft.keyof().options) {
    const value = stored[field]
    const schema = PromptDraft.shape[field]
    const parsed = schema.safeParse(value)
    if (parsed.success) rescued[field] = parsed.data
    else if (Array.isArray(value) && Array.isArray(emptyDraft[field])) {
      rescued[field] = value.filter((item) => typeof item === 'string')
    } else if (typeof value === 'string' && schema.safeParse('free text').success) rescued[field] = value
  }
  return rescued as PromptDraft
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
