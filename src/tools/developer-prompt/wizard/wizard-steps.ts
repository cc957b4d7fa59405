import { isAnswered, missingMessage, overLimit, stepFields, wizardSteps } from '../form-rules.ts'
import type { FieldName, PromptDraft, WizardStep } from '../form-rules.ts'

export type StepProblem = { field: FieldName; kind: 'missing' | 'unfit'; message: string }

/** What keeps each step from being valid, in the order of its fields; an empty list is a valid step. */
export type DraftProblems = Readonly<Record<WizardStep, readonly StepProblem[]>>

export function findProblems(draft: PromptDraft): DraftProblems {
  const inStep = (step: WizardStep) =>
    stepFields(step, draft).flatMap((field): StepProblem[] => {
      const unfit = overLimit(field, draft[field])
      if (unfit !== undefined) return [{ field, kind: 'unfit', message: unfit }]
      const missing = missingMessage(field, draft)
      return missing === undefined ? [] : [{ field, kind: 'missing', message: missing }]
    })
  return { 1: inStep(1), 2: inStep(2), 3: inStep(3), 4: inStep(4), 5: inStep(5), 6: inStep(6) }
}

/** The first step that is not valid yet, or the last one when all are. */
export function firstOpenStep(problems: DraftProblems): WizardStep {
  return wizardSteps.find((step) => problems[step].length > 0) ?? 6
}

/** Forward only over valid steps, whatever the address asks for. */
export function reachableStep(asked: WizardStep, problems: DraftProblems): WizardStep {
  return Math.min(asked, firstOpenStep(problems)) as WizardStep
}

/** `undefined` when the address names no step. */
export function stepInAddress(parameters: URLSearchParams): WizardStep | undefined {
  const asked = Number(parameters.get('step'))
  return wizardSteps.find((step) => step === asked)
}

/** Query and fragment of a step's address; the first step has neither. */
export function stepAddress(step: WizardStep, field?: string): string {
  return (step === 1 ? '' : `?step=${step}`) + (field === undefined ? '' : `#${field}`)
}

/** The step that asks for a field; `undefined` for a field that this project type never shows. */
export function stepOfField(field: FieldName, draft: Pick<PromptDraft, 'projectType'>) {
  return wizardSteps.find((step) => stepFields(step, draft).includes(field))
}

export function isBlankDraft(draft: PromptDraft): boolean {
  return !Object.values(draft).some(isAnswered)
}
