import { createContext, use } from 'react'
import type { FieldName } from '../form-rules.ts'

export type FieldNavigation = {
  /** Fields the writer can get to now; the others are named without a link. */
  canGoTo: (field: FieldName) => boolean
  /** To the step that asks for the field, with the focus in it. */
  goToField: (field: FieldName) => void
}

export const NavigationContext = createContext<FieldNavigation | undefined>(undefined)

/** The way to any field, for whatever names one. */
export function useFieldNavigation(): FieldNavigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('There is no wizard around this')
  return navigation
}
