import { use, useCallback } from 'react'
import type { AskEngine } from './answer-engine.ts'
import { OwnModelsContext } from './own-models-context.ts'

/** Whom the pages ask. */
export function useAskEngine(): AskEngine {
  const load = use(OwnModelsContext)
  return useCallback(
    async (question, options) => {
      const own = await load().catch(() => undefined)
      // What cannot be fetched cannot be asked; our server then says what is wrong with the network.
      const ask = own?.ask ?? (await import('./answer-engine.ts')).askServer
      return ask(question, options)
    },
    [load],
  )
}
