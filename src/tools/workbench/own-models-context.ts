import { createContext, type ComponentType } from 'react'
import type { AskEngine } from './answer-engine.ts'

export type ModelsDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** Whether this page asks again by itself once somebody has gone to a provider and come back. */
  asksAgain?: boolean
}

/** Models of a person's own lie outside the tools: the app says how they are asked and where they are set up. */
export type OwnModels = {
  ask: AskEngine
  Dialog: ComponentType<ModelsDialogProps>
  /** Who is asked, in that order; empty while the person has set up nobody. */
  names: () => Promise<readonly string[]>
}

/** Fetches the person's own models; if that fails, only our server is asked. */
export const OwnModelsContext = createContext<() => Promise<OwnModels>>(() =>
  Promise.reject(new Error('No OwnModelsContext above')),
)
