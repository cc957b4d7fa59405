import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import type { EngineReport } from '#tools/engine-report.ts'

type PartialNoteProps = {
  engine: EngineReport
  /** Of a change: the text before it, and not a draft. */
  isChange: boolean
  onUseBefore: () => void
  onTryAgain: () => void
}

/** The words end in the middle: why, and what can be done. */
export function PartialNote({ engine, isChange, onUseBefore, onTryAgain }: PartialNoteProps) {
  const isStopped = engine.reason === 'stopped'
  return (
    <Callout
      className="mt-4"
      role={isStopped ? 'status' : 'alert'}
      tone={isStopped ? 'blue' : 'red'}
      title={
        isStopped ? 'Stopped: this text is not finished' : 'The model stopped: this text is not finished'
      }
    >
      <p className="mt-1">{engine.sentence}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" className="min-h-11" onClick={onUseBefore}>
          {isChange ? 'Back to the text before' : 'Use the composed draft'}
        </Button>
        <Button size="small" variant="secondary" className="min-h-11" onClick={onTryAgain}>
          Try Again
        </Button>
      </div>
    </Callout>
  )
}
