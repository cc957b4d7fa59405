import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from './class-names.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode
  description?: ReactNode
}

/** A checkbox that takes effect at once. */
export function Switch({ label, description, className, id, ...rest }: SwitchProps) {
  const generatedId = useId()
  const ownId = id ?? generatedId
  return (
    <div className={cn('flex items-start gap-3 py-1.5', className)}>
      <input
        type="checkbox"
        role="switch"
        id={ownId}
        aria-describedby={description ? `${ownId}-about` : undefined}
        className="switch"
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
