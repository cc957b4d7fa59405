import type { ReactNode } from 'react'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { ideaLimit } from './idea-text.ts'

type IdeaFieldProps = {
  /** Key of the field in the draft. */
  name: string
  label: ReactNode
  hint?: ReactNode
  /** An example, as a placeholder. */
  placeholder: string
  rows?: number
  value: string
  /** `bench.problems[name]` */
  problem: string | undefined
  onChange: (value: string) => void
}

/** The text a tool starts from, with its counter; too long a text is kept and told, never cut. */
export function IdeaField({
  name,
  label,
  hint,
  placeholder,
  rows = 5,
  value,
  problem,
  onChange,
}: IdeaFieldProps) {
  const used = value.trim().length
  const over = used - ideaLimit
  const left = -over
  const tooLong =
    over > 0 ? `This is ${countOf(over)} over the limit. Please shorten it; nothing was cut off.` : undefined
  return (
    <Field
      id={name}
      label={label}
      isRequired
      hint={hint}
      error={tooLong ?? problem}
      counter={{ used, limit: ideaLimit }}
    >
      <Textarea
        name={name}
        rows={rows}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="mt-1 text-sm text-muted" aria-live="polite">
        {left >= 0 && left <= ideaLimit / 10 ? `${countOf(left)} left.` : null}
      </p>
    </Field>
  )
}

function countOf(characters: number): string {
  return `${characters.toLocaleString('en-US')} ${characters === 1 ? 'character' : 'characters'}`
}
