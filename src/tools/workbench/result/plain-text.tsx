import { memo, useMemo, type ReactNode } from 'react'
import { cn } from '#ui/class-names.ts'
import type { TextRange } from './mark-changes.ts'
import { PromptSheet } from './prompt-sheet.tsx'

type PlainTextProps = {
  text: string
  slug: string
  label: string
  isTight?: boolean
  /** What is new in it. */
  marks?: readonly TextRange[]
}

/** A prompt as text, never as HTML: answers without a plan, requests, and versions that are compared. */
export const PlainText = memo(function PlainText(props: PlainTextProps) {
  const { text, slug, label, isTight = false, marks } = props
  const parts = useMemo(() => marked(text, marks ?? []), [text, marks])
  return (
    <PromptSheet slug={slug} label={label} className={cn('text-sm', !isTight && 'sm:px-8 sm:py-7')}>
      {parts}
    </PromptSheet>
  )
})

function marked(text: string, marks: readonly TextRange[]): ReactNode[] {
  const parts: ReactNode[] = []
  let at = 0
  for (const { from, to } of marks) {
    parts.push(
      text.slice(at, from),
      <mark key={from} className="marked">
        {text.slice(from, to)}
      </mark>,
    )
    at = to
  }
  return [...parts, text.slice(at)]
}
