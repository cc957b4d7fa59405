import { Button } from '#ui/button.tsx'
import { passFocusOn } from '#ui/pass-focus-on.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { BenchState, Live } from '../bench/bench-store.ts'
import * as texts from './live-bar.texts.ts'

/** What the model is doing just now, and the way to end it. */
export function LiveBar({ live, onStop }: { live: Live; onStop: () => void }) {
  return (
    <div ref={passFocusOn} className="flex flex-wrap items-center gap-x-4 gap-y-2">
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

type ProgressViewProps = NonNullable<BenchState['progress']> & { onCancel: () => void }

/** What the server is doing with a long text, and a button that cancels it. */
export function ProgressView({ stage, done, total, onCancel }: ProgressViewProps) {
  return (
    <Sheet ref={passFocusOn} className="mb-6 grid gap-3 px-4 py-4" data-print="hide">
      <p role="status" className="font-semibold">
        {stage} …
      </p>
      <ProgressBar
        value={done}
        max={Math.max(1, total)}
        label={texts.progress}
        valueText={total > 1 ? texts.stepOf(stage, Math.min(done + 1, total), total) : stage}
      />
      <Button variant="secondary" size="touch" className="justify-self-start" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </Sheet>
  )
}
