import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'
import { useFieldControl } from './field-context.ts'
import type { Option } from './option.ts'

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly Option[]
  /** Shown while nothing is chosen; its value is the empty string. */
  placeholder?: string
}

export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <select {...rest} {...useFieldControl(rest)} className={cn('control', className)}>
      {placeholder === undefined ? null : <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
