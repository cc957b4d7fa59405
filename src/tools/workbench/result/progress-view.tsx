import { Button } from '#ui/button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { BenchState } from '../bench/bench-state.ts'
import * as texts from './progress-view.texts.ts'

type ProgressViewProps = { progress: NonNullable<BenchState['progress']>; onCancel: () => void }

/** What the server is doing with a long text, and the way out. */
export function ProgressView({ progress, onCancel }: ProgressViewProps) {
  const { stage, done, total } = progress
  return (
    <Sheet className="mb-6 grid gap-3 px-4 py-4" data-print="hide">
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
