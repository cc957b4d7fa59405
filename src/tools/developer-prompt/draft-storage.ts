import { z } from 'zod'
import { emptyDraft, PromptDraft, wizardSteps, type WizardStep } from './form.ts'
import { PromptAnswer } from './prompt-answer.ts'

/** The first two names are the specification's; the others are ours. */
export const storageKeys = {
  form: 'promptFormData',
  prompt: 'generatedPrompt',
  step: 'promptWizardStep',
  answer: 'promptAnswer',
} as const

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** `undefined` on the server and where the browser forbids storage. */
export function browserStorage(): DraftStorage | undefined {
  try {
    // Node has a storage of that name too, which all visitors would share.
    return typeof document === 'undefined' ? undefined : globalThis.localStorage
  } catch {
    return undefined
  }
}

export function readDraft(storage: DraftStorage | undefined): PromptDraft | undefined {
  const stored = readJson(storage, storageKeys.form)
  return isRecord(stored) ? rescueDraft(stored) : undefined
}

/** False when the browser refused, because it is full or forbids storage. */
export function writeDraft(storage: DraftStorage | undefined, draft: PromptDraft): boolean {
  return write(storage, storageKeys.form, JSON.stringify(draft))
}

export function readStep(storage: DraftStorage | undefined): WizardStep {
  const stored = Number(readText(storage, storageKeys.step))
  return wizardSteps.find((step) => step === stored) ?? 1
}

export function writeStep(storage: DraftStorage | undefined, step: WizardStep): void {
  write(storage, storageKeys.step, String(step))
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
export function readResult(storage: DraftStorage | undefined): StoredResult | undefined {
  const form = readDraft(storage)
  const generatedPrompt = readText(storage, storageKeys.prompt)
  if (form === undefined || !generatedPrompt) return undefined

  const stored = StoredAnswer.safeParse(readJson(storage, storageKeys.answer))
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
  storage: DraftStorage | undefined,
  form: PromptDraft,
  answer: PromptAnswer,
): boolean {
  const written = writeDraft(storage, form) && write(storage, storageKeys.prompt, answer.generatedPrompt)
  const stored =
    written &&
    write(storage, storageKeys.answer, JSON.stringify({ ...answer, madeFrom: JSON.stringify(form) }))
  // An answer left over from an earlier prompt would describe the wrong one.
  if (!stored) remove(storage, storageKeys.answer)
  return written
}

/** Forgets draft and result. */
export function clearDraft(storage: DraftStorage | undefined): void {
  for (const key of Object.values(storageKeys)) remove(storage, key)
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

function readJson(storage: DraftStorage | undefined, key: string): unknown {
  try {
    return JSON.parse(readText(storage, key) ?? 'null')
  } catch {
    return undefined
  }
}

function readText(storage: DraftStorage | undefined, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}

function write(storage: DraftStorage | undefined, key: string, value: string): boolean {
  try {
    storage?.setItem(key, value)
    return storage !== undefined
  } catch {
    return false
  }
}

function remove(storage: DraftStorage | undefined, key: string): void {
  try {
    storage?.removeItem(key)
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
