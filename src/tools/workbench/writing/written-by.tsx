import { useMatches } from 'react-router'
import { siteFacts } from '#ui/page-meta.ts'
import type { EngineReport } from '#tools/engine-report.ts'
import { shareSentence, useEngineStatus } from './use-engine-status.ts'

type WrittenByProps = { engine: EngineReport | undefined; composedBy: string }

/** With so few answers left of this hour's share it is time to say so. */
export const fewAnswers = 5

/** Who wrote a result, in one quiet line; and what is left of a person's share before it is used up. */
export function WrittenBy({ engine, composedBy }: WrittenByProps) {
  const { appName } = siteFacts(useMatches())
  const { remaining } = engine ?? {}
  const isLow = remaining !== undefined && remaining <= fewAnswers
  const status = useEngineStatus(isLow)
  return (
    <div className="mt-3 text-sm text-muted">
      <p>{sentenceOf(engine, composedBy, appName)}</p>
      {isLow ? <p>{shareSentence({ remaining, resetsInSeconds: status?.resetsInSeconds ?? 0 })}</p> : null}
    </div>
  )
}

function sentenceOf(engine: EngineReport | undefined, composedBy: string, appName: string): string {
  if (engine?.sentence !== undefined && engine.reason !== 'no-model') return engine.sentence
  if (engine?.writtenBy === 'model')
    return `Written by ${engine.model ?? 'a model'}, checked against what you typed.`
  if (engine === undefined && composedBy === 'model')
    return 'Written by a model, checked against what you typed.'
  return engine?.sentence ?? `Composed by ${appName}'s own rules, without a model.`
}
