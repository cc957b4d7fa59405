import { Fragment, memo, useMemo, type ReactNode } from 'react'
import { cn } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { listSections } from '../text-sections.ts'
import type { TextRange } from './writing/mark-changes.ts'

/**
 * Marks an element whose text counts as a prompt when somebody copies it; the value is the slug of its tool.
 * Analytics listens for copies inside such an element.
 */
export function promptCopyArea(slug: string): { 'data-prompt-copy-area': string } {
  return { 'data-prompt-copy-area': slug }
}

type PromptSheetProps = {
  prompt: string
  slug: string
  label?: string
  /** Something to read, in the type of running text; its first line is the title. */
  isProse?: boolean
  /** In a narrow column. */
  isTight?: boolean
  /** What is new in it. */
  marks?: readonly TextRange[]
  /** Puts a small button beside each section. */
  onRewriteSection?: ((heading: string) => void) | undefined
  /** The lines that are headings of parts, where these are not the usual sections of the text. */
  parts?: readonly string[] | undefined
}

const noMarks: readonly TextRange[] = []

/** The prompt as text, never as HTML; headings and the start of list lines are only drawn stronger. */
export const PromptSheet = memo(function PromptSheet({
  prompt,
  slug,
  label = 'Generated prompt',
  isProse = false,
  isTight = false,
  marks = noMarks,
  onRewriteSection,
  parts,
}: PromptSheetProps) {
  const lines = useMemo(() => linesOf(prompt, marks), [prompt, marks])
  const sections = useMemo(() => {
    if (!onRewriteSection) return undefined
    return parts ? partsByLine(parts, lines) : sectionsByLine(prompt, lines)
  }, [onRewriteSection, parts, prompt, lines])
  return (
    <Sheet {...promptCopyArea(slug)}>
      <pre
        dir="auto"
        role="region"
        aria-label={label}
        tabIndex={0}
        className={cn(
          'overflow-y-auto py-5 leading-relaxed wrap-anywhere whitespace-pre-wrap',
          isTight ? 'px-4' : 'px-4 sm:px-8 sm:py-7',
          isProse ? 'font-sans text-base' : 'max-h-[75dvh] text-sm lg:max-h-none',
        )}
      >
        <span className={cn(isProse && 'measure block')}>
          {lines.map((line, index) => {
            const heading = sections?.get(line.from)
            return (
              <Fragment key={index}>
                {heading === undefined ? null : (
                  <RewriteButton heading={heading} onPress={() => onRewriteSection?.(heading)} />
                )}
                {isProse && index === 0 ? (
                  <span className="text-xl font-semibold">
                    <Marked line={line} />
                  </span>
                ) : /^#{1,6} /.test(line.text) ? (
                  <span className="font-semibold text-blue">
                    <Marked line={line} />
                  </span>
                ) : (
                  <Marked line={line} />
                )}
              </Fragment>
            )
          })}
        </span>
      </pre>
    </Sheet>
  )
})

/** Without text of its own, so that what is selected and copied is the prompt and nothing else. */
function RewriteButton({ heading, onPress }: { heading: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Rewrite this section: ${heading}`}
      title="Rewrite this section"
      className="float-right -mr-2 ml-2 grid size-7 place-items-center text-muted select-none hover:bg-wash hover:text-ink sm:-mr-5 print:hidden pointer-coarse:size-9"
      onClick={onPress}
    >
      <Icon name="pencil" className="size-4" />
    </button>
  )
}

/** A line with its break; `from`: where it begins in the text. */
type Line = { from: number; text: string; marks: readonly TextRange[] }

function Marked({ line }: { line: Line }) {
  if (line.marks.length === 0) return line.text
  const parts: ReactNode[] = []
  let at = 0
  for (const { from, to } of line.marks) {
    parts.push(line.text.slice(at, from))
    parts.push(
      <mark key={from} className="marked">
        {line.text.slice(from, to)}
      </mark>,
    )
    at = to
  }
  parts.push(line.text.slice(at))
  return parts
}

/** Lines with what is marked in each; in step with the marks, so that many of both cost no more than their sum. */
function linesOf(text: string, marks: readonly TextRange[]): Line[] {
  const lines: Line[] = []
  let from = 0
  let next = 0
  for (const line of text.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const end = from + line.length
    const own: TextRange[] = []
    for (let mark = marks[next]; mark && mark.from < end; mark = marks[next]) {
      const range = { from: Math.max(mark.from, from) - from, to: Math.min(mark.to, end) - from }
      if (range.to > range.from) own.push(range)
      if (mark.to > end) break
      next++
    }
    lines.push({ from, text: line, marks: own })
    from = end
  }
  return lines
}

/** Start of a line to the section that begins in it. */
function sectionsByLine(text: string, lines: readonly Line[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  const starts = new Set(lines.map(({ from }) => from))
  for (const { heading, start } of listSections(text)) {
    const line = text.lastIndexOf('\n', start - 1) + 1
    if (starts.has(line)) found.set(line, heading)
  }
  return found
}

function partsByLine(parts: readonly string[], lines: readonly Line[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  for (const { from, text } of lines) {
    const heading = text.replace(/^#{1,6} /, '').trim()
    if (parts.includes(heading)) found.set(from, heading)
  }
  return found
}
