import { memo } from 'react'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { cn } from '#ui/class-names.ts'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { passFocusOn } from '#ui/pass-focus-on.ts'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { Select } from '#ui/select.tsx'
import { TagInput } from '#ui/tag-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { FieldGuide } from '../first-guide.ts'
import { fieldRules, isRequired, type FieldName, type PromptDraft } from '../form-rules.ts'
import { useGuide } from './late-parts.ts'
import { LazyFeaturePicker } from './lazy-feature-picker.tsx'
import * as texts from './wizard.texts.ts'

export type FieldValue = PromptDraft[FieldName]

type WizardFieldProps = {
  name: FieldName
  value: FieldValue
  projectType: PromptDraft['projectType']
  error: string | undefined
  /** Nobody has changed or kept the suggestion yet. */
  isSuggested: boolean
  onChange: (name: FieldName, value: FieldValue) => void
  onLeave: (name: FieldName) => void
  onAccept: (name: FieldName) => void
}

/** One question of the wizard: label, one helper line, and the control of its kind with an example in it. */
export const WizardField = memo(function WizardField(props: WizardFieldProps) {
  const { name, value, error, isSuggested, onAccept: accept } = props
  const guide = useGuide()[name]
  const rule = fieldRules[name]
  const [used, limit] = rule.kind === 'text' ? [String(value).length, rule.max] : [0, 0]
  const isGroup = name === 'features' || rule.kind === 'flag' || cardFields.includes(name)

  if (!guide) return null
  return (
    <Field
      id={name}
      label={guide.label}
      isRequired={isRequired(name)}
      hint={
        <>
          {guide.helper}
          {isSuggested ? (
            <span className="mt-1.5 flex items-center gap-1.5 font-semibold text-blue">
              <Icon name="pencil" className="size-4" />
              {texts.suggested}
            </span>
          ) : null}
        </>
      }
      error={error}
      isGroup={isGroup}
      // Shown once a text comes near its limit, so that nobody is surprised by it.
      {...(used > limit * 0.8 ? { counter: { used, limit } } : {})}
      className={cn(
        'scroll-mt-24 [&_:is(input,select,textarea,button)]:scroll-mb-28',
        isSuggested && '[&_.control]:border-dashed [&_.control]:border-blue',
      )}
    >
      <Control {...props} guide={guide} />
      {isSuggested ? (
        <Button ref={passOn} size="small" variant="quiet" className="mt-1 -ml-3" onClick={() => accept(name)}>
          {texts.keepThis}
          <span className="sr-only"> {texts.suggestionFor(guide.label)}</span>
        </Button>
      ) : null}
    </Field>
  )
})

/** To the control, but not after a tap, when that would bring up the keyboard of a phone. */
function passOn(button: HTMLElement | null) {
  const control = button?.parentElement?.querySelector<HTMLElement>(':is(input,select,textarea)')
  return passFocusOn(button, (gone) => (gone.matches(':focus-visible') ? control : undefined))
}

function Control({ guide, name, value, projectType, ...props }: WizardFieldProps & { guide: FieldGuide }) {
  const onChange = (next: FieldValue) => props.onChange(name, next)
  const onLeave = () => props.onLeave(name)
  const options = guide.options ?? []
  const text = typeof value === 'string' ? value : ''
  const list = Array.isArray(value) ? value : []
  const rule = fieldRules[name]
  switch (rule.kind) {
    case 'text': {
      const input = {
        name,
        value: text,
        placeholder: guide.example,
        onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        onBlur: onLeave,
      }
      const offers = options.length > 0 ? `${name}-offers` : undefined
      if (!('isLine' in rule)) return <Textarea {...input} rows={2} className="min-h-18" />
      return (
        <>
          <TextInput {...input} autoComplete="off" list={offers} />
          <datalist id={offers}>
            {options.map((option) => (
              <option key={option.value} {...option} />
            ))}
          </datalist>
        </>
      )
    }
    case 'choice':
      return cardFields.includes(name) ? (
        <ChoiceGroup
          name={name}
          options={options}
          value={text}
          onChange={(next) => onChange(next as FieldValue)}
          columns={3}
        />
      ) : (
        <Select
          name={name}
          options={options}
          value={text}
          placeholder={texts.noPreference}
          onChange={(event) => onChange(event.target.value as FieldValue)}
          onBlur={onLeave}
        />
      )
    case 'flag':
      return (
        <SegmentedChoice
          name={name}
          options={flagOptions}
          value={value === undefined ? 'open' : value ? 'yes' : 'no'}
          onChange={(next) => onChange(next === 'open' ? undefined : next === 'yes')}
        />
      )
    case 'list':
      return name === 'features' ? (
        <LazyFeaturePicker projectType={projectType} chosen={list} onChange={onChange} />
      ) : (
        <TagInput value={list} placeholder={guide.example ?? ''} onChange={onChange} onBlur={onLeave} />
      )
  }
}

const flagOptions = [
  { value: 'yes', label: texts.yes },
  { value: 'no', label: texts.no },
  { value: 'open', label: texts.notDecided },
] as const

/** The choices everything else hangs on are laid out as cards, the others fold into a select. */
const cardFields: readonly FieldName[] = ['projectType', 'designStyle', 'platform', 'targetPlatforms']
