import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useIsHydrating } from '#ui/use-is-hydrating.ts'
import { takeIdea, type BroughtIdea } from './brought-idea.ts'

/** Hands over what was typed on the home page, once. `hasRoom`: see `takeIdea`. */
export function useBroughtIdea(slug: string, hasRoom: () => boolean, receive: (idea: BroughtIdea) => void) {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const isHydrating = useIsHydrating()

  const take = useEffectEvent(() => {
    const idea = takeIdea(slug, parameters, hasRoom())
    if (idea) receive(idea)
    // A reload must not bring it again.
    if (parameters.has('idea')) void navigate({ search: '' }, { replace: true })
  })

  useEffect(() => {
    if (!isHydrating) take()
  }, [isHydrating, parameters])
}
