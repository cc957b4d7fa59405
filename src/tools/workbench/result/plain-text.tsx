import { memo, useMemo, type ReactNode } from 'react'
import { cn } from '#ui/class-names.ts'
import { Sheet } from '#ui/sheet.tsx'
import { promptCopyArea } from './copy-area.ts'
import type { TextRange } from './mark-changes.ts'

type PlainTextProps = {
  text: string
  slug: string
  label: string
  isTight?: boolean
  /** What is new in it. */
  marks?: readonly TextRange[]
}

/** A prompt as text, never as HTML: answers without a plan, requests, and versions that are compared. */
export const PlainText = memo(function PlainText({
  text,
  slug,
  label,
  isTight = false,
  marks,
}: PlainTextProps) {
  const parts = useMemo(() => marked(text, marks ?? []), [text, marks])
  return (
    <Sheet {...promptCopyArea(slug)}>
      <pre
        dir="auto"
        role="region"
        aria-label={label}
        tabIndex={0}
        className={cn(
          'py-5 text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap',
          isTight ? 'px-4' : 'px-4 sm:px-8 sm:py-7',
        )}
      >
        {parts}
      </pre>
    </Sheet>
  )
})

function marked(text: string, marks: readonly TextRange[]): ReactNode[] {
  const parts: ReactNode[] = []
  let at = 0
  for (const { from, to } of marks) {
    parts.push(text.slice(at, from))
    parts.push(
      <mark key={from} className="marked">
        {text.slice(from, to)}
      </mark>,
    )
    at = to
  }
  parts.push(text.slice(at))
  return parts
}
