import { memo } from 'react'
import type { Completeness } from '../completeness.ts'
import { FieldLink } from './field-link.tsx'
import * as texts from './wizard.texts.ts'

/** The one answer that would settle most. */
export const HelpsMost = memo(function HelpsMost({
  field,
  gain = 0,
}: Partial<NonNullable<Completeness['next']>>) {
  if (field === undefined) return <p className="text-sm text-green">{texts.allAnswered}</p>
  return (
    <p className="text-sm text-muted">
      {texts.answerNext} <FieldLink field={field} isBold />{' '}
      <span className="font-mono text-xs">(+{gain}%)</span>
    </p>
  )
})
