import { use, useId } from 'react'
import { cn } from './class-names.ts'
import { FieldContext } from './field-context.ts'
import type { Option } from './option.ts'

type ChoiceGroupProps<Value extends string> = {
  options: readonly Option<Value>[]
  value: Value | ''
  onChange: (value: Value) => void
  name?: string
  onBlur?: () => void
  columns?: 1 | 2 | 3 | 4
  /** The first radio button, so that a form can put the focus there. */
  ref?: React.Ref<HTMLInputElement>
}

const columnClasses = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 xl:grid-cols-3',
  4: 'grid-cols-2 xl:grid-cols-4',
} as const

/** Radio buttons as cards. Wrap it in `<Field isGroup>`, which brings the legend. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const generatedName = useId()
  const { options, value, onChange, name = generatedName, onBlur, columns = 2, ref } = props
  const isInvalid = use(FieldContext)?.isInvalid === true
  return (
    <div className={cn('grid gap-2', isInvalid && 'border-l-3 border-red pl-3', columnClasses[columns])}>
      {options.map((option, index) => (
        <label
          key={option.value}
          className={cn(
            'relative flex min-h-11 items-start gap-2.5 rounded-sm border border-muted bg-surface px-3 py-2.5 hover:border-ink',
            'has-checked:border-blue has-checked:bg-wash has-checked:inset-ring has-checked:inset-ring-blue',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue',
          )}
        >
          <input
            ref={index === 0 ? ref : undefined}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
            aria-describedby={option.description ? `${name}-${option.value}-about` : undefined}
            aria-labelledby={`${name}-${option.value}-label`}
            className="mt-1 size-4.5 shrink-0 outline-none"
          />
          <span className="min-w-0">
            <span id={`${name}-${option.value}-label`} className="block leading-snug font-medium">
              {option.label}
            </span>
            {option.description ? (
              <span
                id={`${name}-${option.value}-about`}
                className="mt-0.5 block text-sm leading-snug text-muted"
              >
                {option.description}
              </span>
            ) : null}
          </span>
        </label>
      ))}
    </div>
  )
}
