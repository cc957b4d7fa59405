import { memo } from 'react'
import { cn } from '#ui/class-names.ts'
import type { PreviewSection } from '../compose/result.ts'
import { fieldGuide } from '../field-guide.ts'
import type { FieldName } from '../form.ts'
import { linesOf, type ChangedSpan } from './preview-diff.ts'

type SectionProps = {
  section: PreviewSection
  spans: readonly ChangedSpan[] | undefined
  canGoTo: (field: FieldName) => boolean
  onGoTo: (field: FieldName) => void
}

const namedAtMost = 3

export const PreviewSectionView = memo(function PreviewSectionView(props: SectionProps) {
  const { section, spans, canGoTo, onGoTo } = props
  const isOpen = section.body === ''
  return (
    <section className="mb-4 last:mb-0">
      {section.heading === '' ? null : (
        <h3 className={cn('font-mono font-semibold', isOpen && 'text-muted')}>
          <MarkedLine text={section.heading} span={spanOf(spans, -1)} />
        </h3>
      )}
      {isOpen ? (
        <p className="construction mt-1.5 px-3 py-2 text-muted">
          {section.hint}{' '}
          <Waiting fields={section.waitsFor} lead="Waits for" canGoTo={canGoTo} onGoTo={onGoTo} />
        </p>
      ) : (
        <>
          <div className="mt-1 text-ink">
            {linesOf(section.body).map((line, index) => (
              <PreviewLine key={index} text={line} span={spanOf(spans, index)} />
            ))}
          </div>
          {section.waitsFor.length > 0 ? (
            <p className="mt-1.5 border-l border-dashed border-muted pl-3 text-muted">
              <Waiting fields={section.waitsFor} lead="Sharper with" canGoTo={canGoTo} onGoTo={onGoTo} />
            </p>
          ) : null}
        </>
      )}
    </section>
  )
}, showSameSection)

/** Sections arrive anew with every keystroke; what counts is what they say. */
function showSameSection(one: SectionProps, other: SectionProps): boolean {
  return (
    one.spans === other.spans &&
    one.canGoTo === other.canGoTo &&
    one.onGoTo === other.onGoTo &&
    one.section.heading === other.section.heading &&
    one.section.body === other.section.body &&
    one.section.hint === other.section.hint &&
    one.section.waitsFor.join() === other.section.waitsFor.join()
  )
}

type WaitingProps = {
  fields: readonly FieldName[]
  lead: string
  canGoTo: (field: FieldName) => boolean
  onGoTo: (field: FieldName) => void
}

function Waiting({ fields, lead, canGoTo, onGoTo }: WaitingProps) {
  if (fields.length === 0) return null
  return (
    <span>
      {lead}:{' '}
      {fields.slice(0, namedAtMost).map((field, index) => (
        <span key={field}>
          {index > 0 ? ' · ' : null}
          {canGoTo(field) ? (
            <button
              type="button"
              className="min-h-6 text-blue underline underline-offset-2"
              onClick={() => onGoTo(field)}
            >
              {fieldGuide[field].label}
            </button>
          ) : (
            fieldGuide[field].label
          )}
        </span>
      ))}
    </span>
  )
}

const PreviewLine = memo(function PreviewLine({
  text,
  span,
}: {
  text: string
  span: ChangedSpan | undefined
}) {
  if (text === '') return <div className="h-2" />
  const isListed = /^\s*(?:[-*]|\d+\.)\s/.test(text)
  return (
    <div className={cn('wrap-anywhere whitespace-pre-wrap', isListed && 'pl-4 -indent-4')}>
      <MarkedLine text={text} span={span} />
    </div>
  )
})

function MarkedLine({ text, span }: { text: string; span: ChangedSpan | undefined }) {
  if (!span) return text
  const word = text.slice(span.from, span.to)
  return (
    <>
      {text.slice(0, span.from)}
      {/* The key starts the fading anew when the marked words change. */}
      <mark key={word} className="marked-fading">
        {word}
      </mark>
      {text.slice(span.to)}
    </>
  )
}

function spanOf(spans: readonly ChangedSpan[] | undefined, line: number): ChangedSpan | undefined {
  return spans?.find((span) => span.line === line)
}
