import { cn } from '#ui/class-names.ts'
import type { FieldName } from '../form-rules.ts'
import { useGuide } from './late-parts.ts'
import { useFieldNavigation } from './navigation-context.ts'

/** A field by its name on the form; pressing it leads there, where one can get to it. */
export function FieldLink({ field, isBold = false }: { field: FieldName; isBold?: boolean }) {
  const label = useGuide()[field]?.label ?? '…'
  const { canGoTo, goToField } = useFieldNavigation()
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
