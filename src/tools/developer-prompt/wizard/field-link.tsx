import { cn } from '#ui/class-names.ts'
import type { FieldName } from '../form-rules.ts'
import { useGuide } from './late-parts.ts'

type FieldLinkProps = { field: FieldName; onGoTo: (field: FieldName) => void; isBold?: boolean }

/** A field by its name on the form; pressing it leads there. */
export function FieldLink({ field, onGoTo, isBold = false }: FieldLinkProps) {
  const guide = useGuide()
  return (
    <button
      type="button"
      className={cn(
        'inline min-h-6 text-left text-blue underline underline-offset-2 hover:text-blue-deep',
        isBold && 'font-semibold',
      )}
      onClick={() => onGoTo(field)}
    >
      {guide[field]?.label ?? '…'}
    </button>
  )
}
