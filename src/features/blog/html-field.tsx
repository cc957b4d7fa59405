import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { Field } from '#ui/field.tsx'
import { SafeHtml } from '#ui/safe-html.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Textarea } from '#ui/textarea.tsx'
import * as texts from './admin-blog-page.texts.ts'
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
  { value: 'rich', label: texts.richText },
  { value: 'source', label: texts.htmlSource },
]

/** The same HTML as text one formats, or as source with a preview of what readers get. */
export function HtmlField({ label, name, value, maxLength, error, onChange }: HtmlFieldProps) {
  const [mode, setMode] = useState<Mode>(() => (needsSource(value) ? 'source' : 'rich'))
  const [isUploading, setIsUploading] = useState(false)
  return (
    <div className="grid gap-3">
      <Field label={texts.howToWrite(label)} isGroup hint={isUploading ? texts.switchAfterUpload : undefined}>
        {/* A picture that arrives after the switch would have no editor to go to. */}
        <SegmentedChoice
          options={modes}
          value={mode}
          onChange={(next) => {
            if (!isUploading) setMode(next)
          }}
        />
      </Field>
      {mode === 'rich' ? (
        <>
          {/* The dialog does not save before a picture is there. */}
          <input type="hidden" name={name} value={value} aria-busy={isUploading || undefined} />
          <Suspense fallback={<EditorLoading />}>
            <RichTextEditor {...{ label, value, error, onChange }} onUploading={setIsUploading} />
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
      <Spinner /> {texts.loadingTheEditor}
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
        hint={texts.htmlHint}
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
        <p className="label-mono mb-2 text-muted">{texts.preview}</p>
        {value.trim() === '' ? (
          <p className="text-muted">{texts.previewAppearsHere}</p>
        ) : (
          <SafeHtml html={previewed} />
        )}
      </section>
    </div>
  )
}
