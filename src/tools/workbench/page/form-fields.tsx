import { Fragment, memo, useState } from 'react'
import { cn } from '#ui/class-names.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { FieldProblems } from '#shared/check-input.ts'
import type { FieldGroup, FormDraft, FormField, Option } from '../../contract/form-field.ts'
import * as texts from './tool-form.texts.ts'

type FieldsProps = {
  draft: FormDraft
  problems: FieldProblems
  /** In lower case; empty when nothing is looked for. */
  query: string
  onChange: (patch: FormDraft) => void
}

type FormGroupsProps = Omit<FieldsProps, 'query'> & { groups: readonly FieldGroup[] }

/** Every group of a tool's form; where many are folded, a field finds the choice. */
export function FormGroups({ groups, ...rest }: FormGroupsProps) {
  const [query, setQuery] = useState('')
  const folded = groups.filter(({ isFolded }) => isFolded)
  return groups.map((group) => (
    <Fragment key={group.name}>
      {folded.length >= manyGroups && group === folded[0] ? (
        <TextInput
          type="search"
          aria-label={texts.findChoice}
          placeholder={texts.findChoicePlaceholder}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      ) : null}
      <FormGroup group={group} query={query.trim().toLowerCase()} {...rest} />
    </Fragment>
  ))
}

const manyGroups = 4

/** Folded, a group says in its heading what is chosen in it. */
function FormGroup({ group, ...rest }: FieldsProps & { group: FieldGroup }) {
  const { query, draft, problems } = rest
  const [isOpen, setIsOpen] = useState(false)
  // Stays open when the mistake is corrected: somebody is typing in it.
  if (!isOpen && group.fields.some(({ name }) => name in problems)) setIsOpen(true)
  const found = group.isFolded ? group.fields.filter((field) => isFound(field, query)) : group.fields
  if (found.length === 0) return null
  const isAlone = group.fields[0]?.label === group.name
  const fields = (
    <div className={cn('grid gap-6', isAlone && '[&_legend]:sr-only')}>
      {found.map((field) => (
        <FormControl
          key={field.name}
          field={field}
          value={draft[field.name] ?? ''}
          error={problems[field.name]}
          query={query}
          onChange={rest.onChange}
        />
      ))}
    </div>
  )
  if (!group.isFolded) return fields
  const chosen = group.fields.flatMap((field) => labelsOf(field, draft[field.name]))
  return (
    <details
      className="-mb-4 border-t border-line pt-1"
      open={query !== '' || isOpen || undefined}
      onToggle={({ currentTarget }) => query === '' && setIsOpen(currentTarget.open)}
    >
      <summary className="min-h-11 py-2 font-semibold">
        {group.name}
        {chosen.length > 0 ? <span className="ml-2 font-normal text-muted">{chosen.join(', ')}</span> : null}
      </summary>
      <div className="mt-1 mb-4">{fields}</div>
    </details>
  )
}

/** By its own name or by one of its choices; everything while nothing is looked for. */
function isFound(field: FormField, query: string): boolean {
  const options = 'options' in field ? field.options : []
  return [field, ...options].some(({ label }) => label.toLowerCase().includes(query))
}

type ControlProps<Kind extends FormField['kind'] = FormField['kind']> = {
  field: Extract<FormField, { kind: Kind }>
  value: FormDraft[string]
  error: string | undefined
} & Pick<FieldsProps, 'query' | 'onChange'>

/** Drawn again only when something of its own changes: a keystroke in one field must not wait for forty others. */
const FormControl = memo(function FormControl({ field, ...rest }: ControlProps) {
  if (field.kind === 'idea' || field.kind === 'words') return <TextControl field={field} {...rest} />
  return <ChoiceControl field={field} {...rest} />
})

/** Too long a text is kept and told, never cut. */
function TextControl({ field, value, error, onChange }: ControlProps<'idea' | 'words'>) {
  const { name, label, hint, placeholder = '', maxLength } = field
  const used = String(value).trim().length
  const left = maxLength - used
  const isIdea = field.kind === 'idea'
  const rows = field.rows ?? (isIdea ? 5 : undefined)
  const Control = rows === undefined ? TextInput : Textarea
  return (
    <Field
      id={name}
      label={label}
      isRequired={isIdea}
      hint={hint}
      error={left < 0 ? texts.charactersOver(-left) : error}
      {...(isIdea || field.hasCounter ? { counter: { used, limit: maxLength } } : {})}
    >
      <Control
        {...(rows === undefined ? { autoComplete: 'off' } : { rows })}
        name={name}
        value={value}
        placeholder={placeholder}
        onChange={(event: { target: { value: string } }) => onChange({ [name]: event.target.value })}
      />
      {isIdea ? (
        <p className="mt-1 text-sm text-muted" aria-live="polite">
          {left >= 0 && left <= maxLength / 10 ? texts.charactersLeft(left) : null}
        </p>
      ) : null}
    </Field>
  )
}

/** Few options are chips, which cost one press; many are a list. */
const mostChips = 9

function ChoiceControl({ field, value, error, query, onChange }: ControlProps<'choice' | 'choices'>) {
  const { name, label, hint, options } = field
  const isOne = field.kind === 'choice'
  const none = isOne && !field.preset ? [{ value: '', label: field.none ?? texts.any }] : []
  const chips: readonly Option[] = [...none, ...options]
  if (isOne && options.length > mostChips)
    return (
      <Field id={name} label={label} hint={hint} error={error}>
        <Select
          name={name}
          options={chips}
          value={String(value)}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      </Field>
    )
  const found = chips.filter((chip) => chip.label.toLowerCase().includes(query))
  const isChosen = (chip: Option) => [value].flat().includes(chip.value)
  const toggle = (toggled: Option, isOn: boolean) => {
    const chosen = options.filter((one) => (one === toggled ? isOn : isChosen(one)))
    onChange({ [name]: isOne ? toggled.value : chosen.map((one) => one.value) })
  }
  return (
    <Field isGroup label={label} hint={hint} error={error}>
      <div className="flex flex-wrap gap-1.5">
        {(found.length > 0 ? found : chips).map((chip) => (
          <label
            key={chip.value}
            title={chip.hint}
            className={cn(
              'relative flex min-h-10 items-center gap-2 rounded-sm border border-muted bg-surface px-3 text-sm hover:border-ink pointer-coarse:min-h-11',
              'has-checked:border-blue has-checked:bg-wash has-checked:font-semibold has-checked:inset-ring has-checked:inset-ring-blue',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue',
            )}
          >
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={name}
              value={chip.value}
              checked={isChosen(chip)}
              onChange={(event) => toggle(chip, event.target.checked)}
              className="size-4 shrink-0 outline-none"
            />
            {chip.label}
          </label>
        ))}
      </div>
    </Field>
  )
}

function labelsOf(field: FormField, value: FormDraft[string] = ''): string[] {
  if (!('options' in field)) return [String(value).trim().slice(0, 40)].filter(Boolean)
  return field.options.filter((option) => [value].flat().includes(option.value)).map(({ label }) => label)
}
