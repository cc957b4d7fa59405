import { memo } from 'react'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { fieldGuide } from '../field-guide.ts'
import type { FieldName } from '../form.ts'

/** How much of the brief is settled. */
export function CompletenessMeter({ percent }: { percent: number }) {
  return (
    <div className="flex items-center gap-3">
      <span className="label-mono shrink-0">Complete</span>
      <ProgressBar value={percent} max={100} label="Completeness of the brief" tone="green" />
      <span className="w-11 shrink-0 text-right font-mono text-sm tabular-nums">{percent} %</span>
    </div>
  )
}

type HelpsMostProps = {
  /** Missing when everything is answered. */
  field: FieldName | undefined
  /** Percentage points. */
  gain: number
  canGoTo: (field: FieldName) => boolean
  onGoTo: (field: FieldName) => void
}

/** The one answer that would settle most. */
export const HelpsMost = memo(function HelpsMost({ field, gain, canGoTo, onGoTo }: HelpsMostProps) {
  if (field === undefined) return <p className="text-sm text-green">Every question is answered.</p>
  const { label } = fieldGuide[field]
  return (
    <p className="text-sm text-muted">
      Helps most now:{' '}
      {canGoTo(field) ? (
        <button
          type="button"
          className="min-h-6 text-left font-semibold text-blue underline underline-offset-2"
          onClick={() => onGoTo(field)}
        >
          {label}
        </button>
      ) : (
        <span className="font-semibold text-ink">{label}</span>
      )}{' '}
      <span className="font-mono text-xs">(+{gain} %)</span>
    </p>
  )
})
