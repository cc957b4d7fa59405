import { createContext, memo, use } from 'react'
import { cn } from '#ui/class-names.ts'
import type { OpenAnswer } from '../completeness.ts'
import type { FieldName } from '../form-rules.ts'
import { useGuide } from './late-parts.ts'
import * as texts from './wizard.texts.ts'

type FieldNavigation = {
  /** Fields the writer can get to now; the others are named without a link. */
  canGoTo: (field: FieldName) => boolean
  /** To the step that asks for the field, with the focus in it. */
  goToField: (field: FieldName) => void
}

/** The way to any field, for whatever names one. */
export const NavigationContext = createContext<FieldNavigation>({ canGoTo: () => false, goToField: () => {} })

/** A field by its name on the form; pressing it leads there, where one can get to it. */
export function FieldLink({ field, isBold = false }: { field: FieldName; isBold?: boolean }) {
  const label = useGuide()[field]?.label ?? '…'
  const { canGoTo, goToField } = use(NavigationContext)
  if (!canGoTo(field)) return <span className={cn('text-ink', isBold && 'font-semibold')}>{label}</span>
  return (
    <button
      type="button"
      className={cn(
        'inline min-h-6 text-left text-blue underline underline-offset-2 hover:text-blue-deep',
        isBold && 'font-semibold',
      )}
      onClick={() => goToField(field)}
    >
      {label}
    </button>
  )
}

/** The one answer that would settle most. */
export const HelpsMost = memo(function HelpsMost({ field, gain = 0 }: Partial<OpenAnswer>) {
  if (field === undefined) return <p className="text-sm text-green">{texts.allAnswered}</p>
  return (
    <p className="text-sm text-muted">
      {texts.answerNext} <FieldLink field={field} isBold />{' '}
      <span className="font-mono text-xs">(+{gain}%)</span>
    </p>
  )
})
