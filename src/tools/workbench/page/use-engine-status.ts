import { useEffect, useState } from 'react'
import { EngineStatus } from '#tools/contract/engine-report.ts'

/** With so few answers left of this hour's share it is time to say so. */
export const fewAnswers = 5

/** What this browser can expect of models; asked for when somebody needs to know. Undefined until then, and on failure. */
export function useEngineStatus(isNeeded: boolean, afterAnswers = 0): EngineStatus | undefined {
  const [status, setStatus] = useState<EngineStatus>()

  useEffect(() => {
    if (!isNeeded) return
    const asking = new AbortController()
    const ask = async () => {
      const response = await fetch('/functions/v1/engine', { signal: asking.signal })
      if (response.ok) setStatus(EngineStatus.parse(await response.json()))
    }
    ask().catch(() => undefined)
    return () => asking.abort()
  }, [isNeeded, afterAnswers])

  return status
}
