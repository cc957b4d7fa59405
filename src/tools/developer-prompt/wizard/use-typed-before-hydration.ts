import { useLayoutEffect, type RefObject } from 'react'
import type { DraftStore } from './draft-store.ts'
import { typedBeforeHydration } from './typed-before-hydration.ts'

/** Hydration leaves the fields as somebody filled them; the next render would not, so they are read first. */
export function useTypedBeforeHydration(form: RefObject<HTMLFormElement | null>, store: DraftStore): void {
  useLayoutEffect(() => {
    if (!form.current) return
    const typed = typedBeforeHydration(new FormData(form.current))
    if (Object.keys(typed).length > 0) store.replace({ ...store.draft(), ...typed })
  }, [form, store])
}
