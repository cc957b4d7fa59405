import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { Field } from '#ui/field.tsx'
import { SafeHtml } from '#ui/safe-html.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { needsSource } from './rich-text-limits.ts'

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'))

type HtmlFieldProps = {
  label: string
  name: string
  /** HTML. */
  value: string
  maxLength: number
  error: string | undefined
  onChange: (html: string) => void
}

type Mode = 'rich' | 'source'

const modes: { value: Mode; label: string }[] = [
  { value: 'rich', label: 'Rich text' },
  { value: 'source', label: 'HTML source' },
]

/** The same HTML as text one formats, or as source with a preview of what readers get. */
export function HtmlField({ label, name, value, maxLength, error, onChange }: HtmlFieldProps) {
  const [mode, setMode] = useState<Mode>(() => (needsSource(value) ? 'source' : 'rich'))
  return (
    <div className="grid gap-3">
      <Field label={`${label}: how to write it`} isGroup>
        <SegmentedChoice options={modes} value={mode} onChange={setMode} />
      </Field>
      {mode === 'rich' ? (
        <>
          <input type="hidden" name={name} value={value} />
          <Suspense fallback={<EditorLoading />}>
            <RichTextEditor label={label} value={value} error={error} onChange={onChange} />
          </Suspense>
        </>
      ) : (
        <HtmlSource {...{ label, name, value, maxLength, error, onChange }} />
      )}
    </div>
  )
}

function EditorLoading() {
  return (
    <p role="status" className="flex min-h-64 items-center gap-2 text-muted">
      <Spinner /> Loading the editor…
    </p>
  )
}

function HtmlSource({ label, name, value, maxLength, error, onChange }: HtmlFieldProps) {
  const previewed = useDeferredValue(value)
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field
        label={label}
        isRequired
        hint="HTML. Scripts and anything that imitates this site are removed."
        error={error}
        counter={{ used: value.length, limit: maxLength }}
        className="min-w-0"
      >
        <Textarea
          name={name}
          rows={14}
          spellCheck={false}
          className="font-mono text-sm"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <section aria-label={`${label}: preview`} className="min-w-0 border border-line px-4 py-3">
        <p className="label-mono mb-2 text-muted">Preview</p>
        {value.trim() === '' ? (
          <p className="text-muted">What you write appears here as readers will see it.</p>
        ) : (
          <SafeHtml html={previewed} />
        )}
      </section>
    </div>
  )
}
