import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useIsHydrating } from '#ui/use-is-hydrating.ts'
import { browserStorage } from '#shared/browser-storage.ts'
import { readStep, writeStep } from '../draft-storage.ts'
import type { FieldName, PromptDraft, WizardStep } from '../form-rules.ts'
import { focusField } from './focus-field.ts'
import { firstOpenStep, reachableStep, stepAddress, stepInAddress, stepOfField } from './wizard-steps.ts'
import type { DraftProblems } from './wizard-steps.ts'

/** The step is in the address, so Back and Forward work; it is remembered for the next visit without one. */
export function useWizardStep(draft: PromptDraft, problems: DraftProblems, closeDialogs: () => void) {
  const [parameters] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const isHydrating = useIsHydrating()
  const asked = stepInAddress(parameters)
  // The first step that is not valid yet; nothing beyond it can be reached.
  const furthest = firstOpenStep(problems)
  // The server does not know the draft, so the first rendering takes the address at its word.
  const step = isHydrating ? (asked ?? 1) : reachableStep(asked ?? 1, problems)
  const { projectType } = draft

  const goToStep = (next: WizardStep) => {
    const search = stepAddress(next)
    // The second press of a double click asks for the step that the first has reached.
    if (search !== window.location.search) void navigate({ search })
  }
  // Only the type decides which step asks for a field, so typing an answer does not render every link again.
  const navigation = useMemo(() => {
    const canGoTo = (field: FieldName) => (stepOfField(field, { projectType }) ?? 7) <= furthest
    const goToField = (field: FieldName) => {
      // At once: a field behind an open dialog takes no focus.
      flushSync(closeDialogs)
      const next = stepOfField(field, { projectType })
      if (next === step) focusField(field)
      else if (next) void navigate({ search: stepAddress(next), hash: field }, { preventScrollReset: true })
    }
    return { canGoTo, goToField }
  }, [furthest, closeDialogs, navigate, step, projectType])

  const hasArrived = useRef(false)
  const settle = useEffectEvent(() => {
    const isFreshVisit =
      !hasArrived.current && asked === undefined && location.hash === '' && !parameters.has('idea')
    hasArrived.current = true
    const rightStep = isFreshVisit ? reachableStep(readStep(browserStorage()), problems) : step
    if (rightStep !== (asked ?? 1)) void navigate({ search: stepAddress(rightStep) }, { replace: true })
    else writeStep(browserStorage(), step)
  })
  useEffect(() => {
    if (!isHydrating) settle()
  }, [isHydrating, asked, step])

  useEffect(() => {
    if (!isHydrating && location.hash !== '') focusField(location.hash.slice(1) as FieldName)
  }, [isHydrating, step, location.hash, location.key])

  return { step, furthest, goToStep, navigation }
}
