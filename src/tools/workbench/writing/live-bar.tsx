import { useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { Live } from './live.ts'

/** What the model is doing just now, and the way to end it. */
export function LiveBar({ live, onStop }: { live: Live; onStop: () => void }) {
  const heading = useSyncExternalStore(live.feed.subscribe, live.feed.heading, live.feed.heading)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" onClick={onStop}>
        Stop
      </Button>
      <p className="flex min-w-0 items-center gap-2 text-sm text-muted">
        <Spinner />
        <span className="min-w-0 wrap-anywhere">
          {live.isWriting || heading !== undefined
            ? `A model is writing${heading === undefined ? '' : `: ${heading}`}`
            : live.isBeside || live.section
              ? 'A model is asked'
              : 'This is the draft; a model is asked to improve it'}
        </span>
      </p>
    </div>
  )
}
