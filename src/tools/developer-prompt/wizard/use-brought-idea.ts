import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useIsHydrating } from '#ui/use-is-hydrating.ts'
import { fieldLimits, type PromptDraft } from '../form-rules.ts'
import type { DraftStore } from '#tools/workbench/draft-store.ts'
import type { SuggestionState } from './use-suggestion.ts'
import { isBlankDraft } from './wizard-steps.ts'

/** `?idea=` from the home page's sheet fills a new draft; beside an existing one it is returned. */
export function useBroughtIdea(
  store: DraftStore<PromptDraft>,
  fill: SuggestionState['fill'],
): {
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
    if (text !== '' && isBlankDraft(store.draft())) void fill(text)
    else if (text !== '' && text !== store.draft().projectDescription) setIdea(text)
    // Taken once: a reload must not bring it again.
    void navigate({ search: '' }, { replace: true })
  }, [isHydrating, brought, navigate, store, fill])

  return { idea, forget: () => setIdea(undefined) }
}
