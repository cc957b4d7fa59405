import { createContext } from 'react'
import type { AskEngine } from './answer-engine.ts'

/** Our server, with what reads its answers fetched for the first question: every page holds this file. */
export const askServerLater: AskEngine = async (question, options) => {
  const { askServer } = await import('./answer-engine.ts')
  return askServer(question, options)
}

/** Whom the pages ask. The app sets it, because the models of a browser lie outside the tools. */
export const AskEngineContext = createContext<AskEngine>(askServerLater)
