import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from './class-names.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  description?: ReactNode
}

export function Checkbox({ label, description, className, id, ...rest }: CheckboxProps) {
  const generatedId = useId()
  const ownId = id ?? generatedId
  return (
    <div className={cn('flex items-start gap-2.5 py-1.5', className)}>
      <input
        type="checkbox"
        id={ownId}
        aria-describedby={description ? `${ownId}-about` : undefined}
        className="mt-1 size-4.5 shrink-0"
        {...rest}
      />
      <div className="min-w-0">
        <label htmlFor={ownId} className="block cursor-pointer leading-snug font-medium">
          {label}
        </label>
        {description ? (
          <p id={`${ownId}-about`} className="text-sm leading-snug text-muted">
            {description}
          </p>
        ) : null}
      </div>
    </div>
  )
}
