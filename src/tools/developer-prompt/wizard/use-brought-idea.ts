import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useIsHydrating } from '#ui/use-is-hydrating.ts'
import { fieldLimits, type PromptDraft } from '../form.ts'
import type { DraftStore } from '#tools/workbench/draft-store.ts'
import { isBlankDraft } from './wizard-steps.ts'

/** `?idea=` from the home page's sheet becomes the description of a new draft; beside an existing one it is returned. */
export function useBroughtIdea(store: DraftStore<PromptDraft>): {
  idea: string | undefined
  forget: () => void
} {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const isHydrating = useIsHydrating()
  const [idea, setIdea] = useState<string>()
  const brought = parameters.get('idea')

  useEffect(() => {
    if (isHydrating || brought === null) return
    const text = brought.trim().slice(0, fieldLimits.projectDescription)
    if (text !== '' && isBlankDraft(store.draft())) store.setField('projectDescription', text)
    else if (text !== '' && text !== store.draft().projectDescription) setIdea(text)
    // Taken once: a reload must not bring it again.
    void navigate({ search: '' }, { replace: true })
  }, [isHydrating, brought, navigate, store])

  return { idea, forget: () => setIdea(undefined) }
}
