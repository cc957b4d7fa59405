import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'
import { useFieldControl } from './field-context.ts'

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input dir="auto" type={type} {...rest} {...useFieldControl(rest)} className={cn('control', className)} />
  )
}
