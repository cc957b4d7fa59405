import { Button } from './button.tsx'
import { Callout } from './callout.tsx'
import { undo } from './use-deletion.texts.ts'

type UndoCalloutProps = {
  /** What was just done; undefined: nothing that can be undone. */
  done: { message: string; undo: () => void } | undefined
  className?: string
}

/** Says what was just done, and takes it back. Stays in the page while it is empty, so that its news is read out. */
export function UndoCallout({ done, className }: UndoCalloutProps) {
  return (
    <div role="status">
      {done ? (
        <Callout tone="green" className={className ?? 'mt-4'}>
          {done.message}{' '}
          <Button variant="quiet" size="small" onClick={done.undo}>
            {undo}
          </Button>
        </Callout>
      ) : null}
    </div>
  )
}
