import { useMatches } from 'react-router'
import { Callout } from '#ui/callout.tsx'
import { Button } from '#ui/button.tsx'
import { siteFacts } from '#ui/page-meta.ts'
import type { EngineReport } from '../../contract/engine-report.ts'
import { isByModel } from '../../contract/is-by-model.ts'
import { shareSentence, useEngineStatus } from '../page/use-engine-status.ts'
import { fewAnswers } from './few-answers.ts'

type WrittenByProps = { engine: EngineReport | undefined; onTryAgain?: () => void }

/** Who wrote a result, in one quiet line; and what is left of a person's share before it is used up. */
export function WrittenBy({ engine, onTryAgain }: WrittenByProps) {
  const { appName } = siteFacts(useMatches())
  const { remaining } = engine ?? {}
  const isLow = remaining !== undefined && remaining <= fewAnswers
  const status = useEngineStatus(isLow)
  const isPartial = engine !== undefined && isByModel(engine) && engine.reason !== undefined
  if (isPartial)
    return (
      <Callout
        className="mt-4"
        role={engine.reason === 'stopped' ? 'status' : 'alert'}
        tone={engine.reason === 'stopped' ? 'blue' : 'red'}
        title={
          engine.reason === 'stopped'
            ? 'Stopped: this text is not finished'
            : 'The model stopped: this text is not finished'
        }
      >
        <p className="mt-1">{engine.sentence}</p>
        {onTryAgain ? (
          <Button size="small" variant="secondary" className="mt-2 min-h-11" onClick={onTryAgain}>
            Try Again
          </Button>
        ) : null}
      </Callout>
    )
  return (
    <div className="mt-3 text-sm text-muted">
      <p>{sentenceOf(engine, appName)}</p>
      {isLow ? <p>{shareSentence({ remaining, resetsInSeconds: status?.resetsInSeconds ?? 0 })}</p> : null}
    </div>
  )
}

function sentenceOf(engine: EngineReport | undefined, appName: string): string {
  if (engine === undefined) return 'Made with an earlier version of this site and shown unchanged.'
  if (engine.writtenBy === 'own-chat') return 'Read back from your own chat. Not checked.'
  const others = engine.sentence === undefined ? '' : ` ${engine.sentence}`
  if (engine.writtenBy === 'own-model')
    return `Written by your own model ${engine.model ?? ''}. Checked in your browser, not by us.${others}`
  if (engine.writtenBy === 'model')
    return `Written by ${engine.model ?? 'a model'}. Checked: your numbers, names and choices are in it.${others}`
  return engine.sentence ?? `Put together by ${appName} from your words and choices, without a model.`
}
