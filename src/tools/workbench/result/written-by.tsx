import { useMatches } from 'react-router'
import { Callout } from '#ui/callout.tsx'
import { Button } from '#ui/button.tsx'
import { siteFacts } from '#ui/page-meta.ts'
import type { EngineReport } from '../../contract/engine-report.ts'
import type { BenchResult } from '../bench/bench-result.ts'
import { answersLeft } from '../page/use-engine-status.texts.ts'
import { fewAnswers, useEngineStatus } from '../page/use-engine-status.ts'
import * as texts from './result-view.texts.ts'
import { useResult } from './shown-result.ts'

const stopped = { role: 'status', tone: 'blue', title: texts.stoppedByPerson } as const
const brokenOff = { role: 'alert', tone: 'red', title: texts.modelStopped } as const

/** Who wrote a result, in one quiet line; and what is left of a person's share before it is used up. */
export function WrittenBy({ engine, onTryAgain }: Pick<BenchResult, 'engine'> & { onTryAgain: () => void }) {
  const { appName } = siteFacts(useMatches())
  const { state } = useResult()
  const isLow = (engine?.remaining ?? Infinity) <= fewAnswers
  // An answer that changed nothing has counted too.
  const { remaining = Infinity, resetsInSeconds = 0 } = useEngineStatus(isLow, state.arrivals) ?? {}
  // Of a composed answer, the reason says why no model wrote it.
  if (engine?.reason !== undefined && engine.writtenBy !== 'composer')
    return (
      <Callout className="mt-4" {...(engine.reason === 'stopped' ? stopped : brokenOff)}>
        <p className="mt-1">{engine.sentence}</p>
        <Button size="touch" variant="secondary" className="mt-2" onClick={onTryAgain}>
          {texts.tryAgain}
        </Button>
      </Callout>
    )
  return (
    <div className="mt-3 text-sm text-muted">
      <p>{sentenceOf(engine, appName)}</p>
      {remaining <= fewAnswers ? <p>{answersLeft(remaining, resetsInSeconds)}</p> : null}
    </div>
  )
}

function sentenceOf(engine: EngineReport | undefined, appName: string): string {
  if (engine === undefined) return texts.madeByEarlierVersion
  const others = engine.sentence === undefined ? '' : ` ${engine.sentence}`
  if (engine.writtenBy === 'own-chat') return texts.fromOwnChat
  if (engine.writtenBy === 'browser') return texts.fromBrowser(others)
  if (engine.writtenBy === 'own-model') return texts.writtenByOwnModel(engine.model ?? '', others)
  if (engine.writtenBy === 'model') return texts.writtenByModel(engine.model, engine.ownKey === true, others)
  return engine.sentence ?? texts.composed(appName)
}
