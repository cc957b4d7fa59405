import { useState } from 'react'
import { Link, useSubmit } from 'react-router'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import * as texts from './insights-page.texts.ts'
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
        {texts.recordedVisits}
      </h2>
      <p className="text-sm text-muted">
        {texts.recordedVisitsAbout}
        {isOn ? '' : texts.recordingOff}
      </p>
      {watched ? (
        <div id="player" className="mt-4 scroll-mt-24">
          <iframe
            src={`/admin/insights/player/${watched}`}
            title={texts.player}
            // It has to reach into the page that it draws; what is kept from it are forms, windows and downloads.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin"
            className="h-[80dvh] max-h-180 min-h-100 w-full border border-ink bg-surface"
          />
        </div>
      ) : null}
      {recordings.length === 0 ? (
        <p className="construction mt-3 px-4 py-3">{texts.noVisitYet}</p>
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
                  {texts.visitLengthFrom(recording.seconds, recording.pages)}{' '}
                  <span className="wrap-anywhere">{recording.firstPath}</span>
                  {texts.visitDevice(recording.device, recording.kilobytes)}
                </p>
              </div>
              <div className="flex gap-2">
                <Link
                  to={`${query}&recording=${recording.id}#player`}
                  aria-current={recording.id === watched ? 'true' : undefined}
                  className="inline-flex min-h-9 items-center px-2 text-blue underline underline-offset-4"
                >
                  {texts.watch}
                  <span className="sr-only"> {texts.visitFrom(recording.firstPath)}</span>
                </Link>
                <Button variant="quiet" size="small" onClick={() => setAsked(recording)}>
                  {texts.deleteButton}
                  <span className="sr-only"> {texts.visitFrom(recording.firstPath)}</span>
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
            {texts.olderVisits}
          </Link>
        </p>
      ) : null}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onCancel={() => setAsked(undefined)}
        isDestructive
        title={texts.deleteQuestion}
        confirmLabel={texts.deleteButton}
        onConfirm={() => {
          if (asked)
            void submit({ recording: asked.id }, { method: 'post', action: `/admin/insights${query}` })
          setAsked(undefined)
        }}
      >
        <p>{texts.cannotUndone}</p>
      </ConfirmDialog>
    </section>
  )
}
