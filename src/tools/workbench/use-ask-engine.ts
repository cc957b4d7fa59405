import { use, useMemo } from 'react'
import type { AskEngine } from './answer-engine.ts'
import { OwnModelsContext } from './own-models-context.ts'

/** Whom the pages ask; undefined: our server alone. */
export function useAskEngine(): AskEngine | undefined {
  const load = use(OwnModelsContext)
  return useMemo(() => {
    if (load === undefined) return undefined
    return async (question, options) => {
      const own = await load().catch(() => undefined)
      // What cannot be fetched cannot be asked; our server then says what is wrong with the network.
      const ask = own?.ask ?? (await import('./answer-engine.ts')).askServer
      return ask(question, options)
    }
  }, [load])
}
