import { useState } from 'react'
import { cn } from './class-names.ts'
import { Field } from './field.tsx'
import * as texts from './markdown-field.texts.ts'
import { MarkdownPreview } from './markdown-preview.tsx'
import { Textarea } from './textarea.tsx'

type MarkdownFieldProps = {
  label: string
  name: string
  defaultValue: string
  maxLength: number
  isRequired?: boolean
  error?: string | undefined
}

/** Writing on one side, what becomes of it on the other; one at a time on a phone. */
export function MarkdownField({
  label,
  name,
  defaultValue,
  maxLength,
  isRequired,
  error,
}: MarkdownFieldProps) {
  const [text, setText] = useState(defaultValue)
  const [isPreviewed, setPreviewed] = useState(false)
  return (
    <div>
      <div className="mb-2 flex gap-1 md:hidden" role="group" aria-label={texts.whatToShow(label)}>
        {[false, true].map((isPreview) => (
          <button
            key={String(isPreview)}
            type="button"
            aria-pressed={isPreviewed === isPreview}
            className={cn(
              'min-h-9 border px-3 text-sm',
              isPreviewed === isPreview ? 'border-blue bg-wash font-semibold' : 'border-muted bg-surface',
            )}
            onClick={() => setPreviewed(isPreview)}
          >
            {isPreview ? texts.preview : texts.write}
          </button>
        ))}
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <div className={cn('min-w-0', isPreviewed && 'max-md:hidden')}>
          <Field
            label={label}
            hint={texts.markdownHint}
            isRequired={isRequired ?? false}
            error={error}
            counter={{ used: text.length, limit: maxLength }}
          >
            <Textarea
              name={name}
              value={text}
              rows={12}
              className="font-mono text-sm"
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
        </div>
        <section
          aria-label={`${label}: preview`}
          className={cn('min-w-0 border border-line px-4 py-3', !isPreviewed && 'max-md:hidden')}
        >
          <p className="label-mono mb-2 text-muted">{texts.preview}</p>
          {text.trim() === '' ? (
            <p className="text-muted">{texts.previewAppearsHere}</p>
          ) : (
            <MarkdownPreview markdown={text} />
          )}
        </section>
      </div>
    </div>
  )
}
