import { useId, type ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Spinner } from '#ui/spinner.tsx'
import * as texts from './kind-panel.texts.ts'
import type { KindState } from './use-browser-kind.ts'

/** The frame of a model's panel: its name, and that nobody has tried it on enough machines yet. */
export function KindPanel({
  title,
  about,
  children,
}: {
  title: string
  about: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        <Badge tone="blue">{texts.experimental}</Badge>
      </div>
      <p className="mt-1 text-sm text-muted">{about}</p>
      <div className="mt-3 grid justify-items-start gap-3">{children}</div>
    </section>
  )
}

type StateProps = {
  state: KindState
  /** Shown where it has to be downloaded first. */
  offer: ReactNode
  ready: ReactNode
  onContinue: () => void
  onPause: () => void
  onLook: () => void
}

/** Where a model is on its way to this device. */
export function KindStateView({ state, offer, ready, onContinue, onPause, onLook }: StateProps) {
  if (state.step === 'looking' || state.step === 'removing')
    return (
      <p className="flex items-center gap-2 text-sm" role="status">
        <Spinner /> {state.step === 'looking' ? texts.checking : texts.deleting}
      </p>
    )
  if (state.step === 'fetching' || state.step === 'paused') {
    const percent = Math.round(state.share * 100)
    return (
      <>
        <ProgressBar
          value={percent}
          max={100}
          label={texts.modelDownload}
          valueText={texts.percentDone(percent)}
          className="w-full"
        />
        <p className="text-sm">{texts.downloadProgress(state.step === 'paused', percent)}</p>
        {state.step === 'paused' ? (
          <Button onClick={onContinue}>{texts.continueDownload}</Button>
        ) : (
          <Button variant="secondary" onClick={onPause}>
            {texts.pause}
          </Button>
        )}
      </>
    )
  }
  const { readiness, problem } = state
  return (
    <>
      {problem === undefined ? null : <Callout role="alert" title={problem} />}
      {readiness.state === 'unsupported' ? <p className="text-sm">{readiness.reason}</p> : null}
      {readiness.state === 'needs-download' ? offer : null}
      {readiness.state === 'ready' ? ready : null}
      {readiness.state === 'downloading' ? (
        <>
          <p className="text-sm">{texts.browserDownloads}</p>
          <Button variant="secondary" onClick={onLook}>
            {texts.lookAgain}
          </Button>
        </>
      ) : null}
    </>
  )
}
