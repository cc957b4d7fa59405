import { memo } from 'react'
import type { FieldName } from '../form-rules.ts'
import { FieldLink } from './field-link.tsx'
import { useGuide } from './late-parts.ts'
import * as texts from './wizard.texts.ts'

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
  const guide = useGuide()
  if (field === undefined) return <p className="text-sm text-green">{texts.allAnswered}</p>
  return (
    <p className="text-sm text-muted">
      {texts.answerNext}{' '}
      {canGoTo(field) ? (
        <FieldLink field={field} onGoTo={onGoTo} isBold />
      ) : (
        <span className="font-semibold text-ink">{guide[field]?.label ?? '…'}</span>
      )}{' '}
      <span className="font-mono text-xs">(+{gain}%)</span>
    </p>
  )
})
