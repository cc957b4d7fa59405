import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { Live } from '../bench/bench-state.ts'
import * as texts from './live-bar.texts.ts'

/** What the model is doing just now, and the way to end it. */
export function LiveBar({ live, onStop }: { live: Live; onStop: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" onClick={onStop}>
        {texts.stop}
      </Button>
      <p className="flex min-w-0 items-center gap-2 text-sm text-muted">
        <Spinner />
        <span className="min-w-0 wrap-anywhere">
          {live.model} {texts.doing[live.phase]}
          {live.isBeside ? texts.bothShownWhenDone : ''}
        </span>
      </p>
    </div>
  )
}
