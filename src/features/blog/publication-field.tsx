import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import * as texts from './admin-blog-page.texts.ts'
import type { PostDraft } from './post-draft.ts'

type PublicationFieldProps = {
  isPublished: boolean
  when: PostDraft['when']
  moment: string
  error: string | undefined
  onChange: (changes: Partial<PostDraft>) => void
}

/** At once, at a time of one's choice, or not yet. */
export function PublicationField({ isPublished, when, moment, error, onChange }: PublicationFieldProps) {
  const options: { value: PostDraft['when']; label: string }[] = [
    { value: 'now', label: isPublished ? texts.nowAsNew : texts.now },
    { value: 'at', label: texts.atTimeBelow },
    { value: 'draft', label: texts.notYet },
  ]
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={texts.publish} error={when === 'at' ? undefined : error}>
        <Select
          value={when}
          options={options}
          onChange={({ target }) =>
            onChange({ when: options.find(({ value }) => value === target.value)?.value ?? 'now' })
          }
        />
      </Field>
      {when === 'at' ? (
        <Field label={texts.time} hint={texts.timeHint} error={error}>
          <TextInput
            type="datetime-local"
            value={moment}
            onChange={({ target }) => onChange({ moment: target.value })}
          />
        </Field>
      ) : null}
    </div>
  )
}
