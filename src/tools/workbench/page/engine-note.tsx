import { Button } from '#ui/button.tsx'
import * as texts from './engine-note.texts.ts'
import { answersLeft } from './use-engine-status.texts.ts'
import { fewAnswers, useEngineStatus } from './use-engine-status.ts'
import { useOwnModels } from './use-own-models.tsx'

/** Before the button is pressed: who will be asked, that few model answers are left, and the door to models of one's own. */
export function EngineNote({ answers }: { answers: number }) {
  const { isKnown, names, open, dialog } = useOwnModels()
  const status = useEngineStatus(true, answers)
  if (!status) return null
  const hasOwn = names.length > 0
  const isLow = status.models && !hasOwn && status.remaining <= fewAnswers
  const mayOwn = isKnown && (status.ownKeys || hasOwn)
  if (!isLow && !mayOwn) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {isLow ? <p>{answersLeft(status.remaining, status.resetsInSeconds)}</p> : null}
      {hasOwn ? <p>{texts.askedOrder(names)}</p> : null}
      {mayOwn ? (
        <Button variant="quiet" size="touch" className="-ml-3" onClick={open}>
          {hasOwn ? texts.changeModels : texts.ownModel}
        </Button>
      ) : null}
      {dialog}
    </div>
  )
}
