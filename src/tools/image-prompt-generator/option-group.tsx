import { useId, useState, type ReactNode } from 'react'
import { cn } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

type OptionGroupProps<Option extends string> = {
  /** Key of the draft. */
  name: string
  label: string
  hint?: string
  options: readonly Option[]
  chosen: readonly Option[]
  onChange: (chosen: Option[]) => void
  /** A drawing per option, so that people choose by eye. */
  drawing?: (option: Option) => ReactNode
}

/** Checkboxes of one sort. On a phone a group is folded to its name and what was chosen. */
export function OptionGroup<Option extends string>(props: OptionGroupProps<Option>) {
  const { name, label, hint, options, chosen, onChange, drawing } = props
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const toggle = (option: Option) =>
    onChange(chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option])

  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="sr-only">{label}</legend>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2 text-left font-semibold sm:hidden"
      >
        <Icon name="chevronDown" className={cn('size-4 shrink-0', isOpen && 'rotate-180')} />
        {label}
        <Chosen chosen={chosen} />
      </button>
      <p aria-hidden="true" className="flex items-baseline font-semibold max-sm:hidden">
        {label}
        <Chosen chosen={chosen} />
      </p>
      <div id={id} className={cn(!isOpen && 'max-sm:hidden')}>
        {hint ? <p className="measure mt-0.5 text-sm text-muted">{hint}</p> : null}
        <div className={cn('mt-2 grid grid-cols-2 gap-2', drawing && 'sm:grid-cols-3')}>
          {options.map((option) => (
            <label
              key={option}
              className={cn(
                'relative flex min-h-11 min-w-0 rounded-sm border border-muted bg-surface px-2.5 py-2 leading-snug hover:border-ink',
                'has-checked:border-blue has-checked:bg-wash has-checked:inset-ring has-checked:inset-ring-blue',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue',
                drawing ? 'flex-col gap-1.5' : 'items-center gap-2',
              )}
            >
              {drawing ? drawing(option) : null}
              <input
                type="checkbox"
                name={name}
                value={option}
                checked={chosen.includes(option)}
                onChange={() => toggle(option)}
                className={cn('size-4 shrink-0 outline-none', drawing && 'absolute top-2 left-2')}
              />
              <span className="min-w-0 text-sm font-medium">{option}</span>
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  )
}

function Chosen({ chosen }: { chosen: readonly string[] }) {
  if (chosen.length === 0) return null
  return (
    <span className="ml-auto min-w-0 truncate pl-3 font-mono text-xs font-normal text-muted">
      {chosen.length === 1 ? chosen[0] : `${chosen.length} chosen`}
    </span>
  )
}
