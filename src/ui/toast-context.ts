import { createContext, use } from 'react'

export type ToastMessage = {
  title: string
  description?: string
  /** `destructive`: something failed. */
  variant?: 'default' | 'destructive'
}

export const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined)

/** `const showToast = useToast()`; works below `ToastRegion`, which root.tsx puts around every page. */
export function useToast(): (message: ToastMessage) => void {
  return use(ToastContext)
}
