import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { Live } from '../bench/bench-state.ts'

const doing: Record<Live['phase'], string> = {
  asking: 'is asked',
  writing: 'is writing',
  mending: 'is asked to correct its answer',
}

/** What the model is doing just now, and the way to end it. */
export function LiveBar({ live, onStop }: { live: Live; onStop: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" onClick={onStop}>
        Stop
      </Button>
      <p className="flex min-w-0 items-center gap-2 text-sm text-muted">
        <Spinner />
        <span className="min-w-0 wrap-anywhere">
          {live.model ?? 'A model'} {doing[live.phase]}
          {live.isBeside ? '. Both versions are shown when it is done.' : ''}
        </span>
      </p>
    </div>
  )
}
