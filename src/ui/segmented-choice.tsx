import { useId } from 'react'
import { cn } from './class-names.ts'
import type { Option } from './option.ts'

type SegmentedChoiceProps<Value extends string> = {
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  name?: string
  className?: string
}

/** Two to four short answers in one row, as radio buttons. Wrap it in `<Field isGroup>`, which brings the legend. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const generatedName = useId()
  const { options, value, onChange, name = generatedName, className } = props
  return (
    <div
      className={cn('inline-flex max-w-full flex-wrap rounded-sm border border-muted bg-surface', className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cn(
            'relative flex min-h-10 items-center border-l border-line px-3.5 first:border-l-0 hover:bg-wash',
            'has-checked:bg-wash has-checked:font-semibold has-checked:inset-ring has-checked:inset-ring-blue',
            'has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="mr-2 size-4 shrink-0 outline-none"
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
