import { useState } from 'react'
import { Link, useSubmit } from 'react-router'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import type { RecordingSummary } from './recordings.server.ts'

type RecordingListProps = {
  recordings: readonly RecordingSummary[]
  /** Cursor of older ones; '' when there are none. */
  next: string
  /** The range of the page, to come back to. */
  query: string
  /** Id of the one that is shown. */
  watched: string | undefined
  isOn: boolean
}

/** Visits that were recorded, newest first, and the player for one of them. */
export function RecordingList({ recordings, next, query, watched, isOn }: RecordingListProps) {
  const [asked, setAsked] = useState<RecordingSummary>()
  const submit = useSubmit()
  return (
    <section aria-labelledby="recordings" className="min-w-0">
      <h2 id="recordings" className="text-xl">
        Recorded visits
      </h2>
      <p className="text-sm text-muted">
        Only visitors who agreed, with all text masked before it left their browser.
        {isOn ? '' : ' Recording is off: RECORDING_SAMPLE is 0, or analytics is off.'}
      </p>
      {watched ? (
        <div id="player" className="mt-4 scroll-mt-24">
          <iframe
            src={`/admin/insights/player/${watched}`}
            title="Player of the recorded visit"
            // It has to reach into the page that it draws; what is kept from it are forms, windows and downloads.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin"
            className="h-[80dvh] max-h-180 min-h-100 w-full border border-ink bg-surface"
          />
        </div>
      ) : null}
      {recordings.length === 0 ? (
        <p className="construction mt-3 px-4 py-3">No visit was recorded yet.</p>
      ) : (
        <ul className="mt-3 border border-ink">
          {recordings.map((recording) => (
            <li
              key={recording.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 not-last:border-b not-last:border-line"
            >
              <div className="min-w-0">
                <p className="font-semibold">
                  <LocalTime iso={recording.startedAt} />
                </p>
                <p className="text-sm text-muted">
                  {recording.seconds} s, {recording.pages} {recording.pages === 1 ? 'page' : 'pages'} from{' '}
                  <span className="wrap-anywhere">{recording.firstPath}</span>, {recording.device},{' '}
                  {recording.kilobytes} KB
                </p>
              </div>
              <div className="flex gap-2">
                <Link
                  to={`${query}&recording=${recording.id}#player`}
                  aria-current={recording.id === watched ? 'true' : undefined}
                  className="inline-flex min-h-9 items-center px-2 text-blue underline underline-offset-4"
                >
                  Watch<span className="sr-only"> the visit from {recording.firstPath}</span>
                </Link>
                <Button variant="quiet" size="small" onClick={() => setAsked(recording)}>
                  Delete<span className="sr-only"> the visit from {recording.firstPath}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {next ? (
        <p className="mt-3">
          <Link
            to={`${query}&after=${encodeURIComponent(next)}#recordings`}
            className="inline-flex min-h-11 items-center text-blue underline underline-offset-4"
          >
            Older visits
          </Link>
        </p>
      ) : null}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onCancel={() => setAsked(undefined)}
        isDestructive
        title="Delete this recording?"
        confirmLabel="Delete"
        onConfirm={() => {
          if (asked)
            void submit({ recording: asked.id }, { method: 'post', action: `/admin/insights${query}` })
          setAsked(undefined)
        }}
      >
        <p>This cannot be undone.</p>
      </ConfirmDialog>
    </section>
  )
}
