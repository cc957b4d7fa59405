import { createContext, use, useCallback, useId } from 'react'

export type ToastMessage = {
  title: string
  description?: string
  /** `destructive`: something failed. */
  variant?: 'default' | 'destructive'
}

/** `source`: the component that says it. */
export const ToastContext = createContext<(source: string, message?: ToastMessage) => void>(() => undefined)

/**
 * `const showToast = useToast()`; works below `ToastRegion`, which root.tsx puts around every page. What a component says
 * takes the place of what it said in red before; without a message that is only taken away.
 */
export function useToast(): (message?: ToastMessage) => void {
  const source = useId()
  const show = use(ToastContext)
  return useCallback((message) => show(source, message), [show, source])
}
