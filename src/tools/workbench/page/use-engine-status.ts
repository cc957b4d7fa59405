import { useEffect, useState } from 'react'
import { EngineStatus } from '#tools/contract/engine-report.ts'
import * as texts from './use-engine-status.texts.ts'

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

/** "3 model answers are left for now; your limit resets in 12 minutes." */
export function shareSentence({
  remaining,
  resetsInSeconds,
}: Pick<EngineStatus, 'remaining' | 'resetsInSeconds'>): string {
  const left = remaining === 0 ? texts.noAnswersLeft : texts.answersLeft(remaining)
  if (resetsInSeconds <= 0) return `${left}.`
  return texts.limitResets(left, resetsInSeconds)
}
