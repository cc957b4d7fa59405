import { memo } from 'react'
import { cn } from '#ui/class-names.ts'
import { Sheet } from '#ui/sheet.tsx'

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
}

/** The prompt as text, never as HTML; headings and the start of list lines are only drawn stronger. */
export const PromptSheet = memo(function PromptSheet({
  prompt,
  slug,
  label = 'Generated prompt',
  isProse = false,
}: PromptSheetProps) {
  return (
    <Sheet {...promptCopyArea(slug)}>
      <pre
        dir="auto"
        role="region"
        aria-label={label}
        tabIndex={0}
        className={cn(
          'overflow-y-auto px-4 py-5 leading-relaxed wrap-anywhere whitespace-pre-wrap sm:px-8 sm:py-7',
          isProse ? 'font-sans text-base' : 'max-h-[75dvh] text-sm lg:max-h-none',
        )}
      >
        {isProse ? (
          <Prose text={prompt} />
        ) : (
          prompt
            .split('\n')
            .map((line, index, lines) => (
              <PromptLine key={index} line={line} isLast={index === lines.length - 1} />
            ))
        )}
      </pre>
    </Sheet>
  )
})

function Prose({ text }: { text: string }) {
  const end = text.indexOf('\n')
  return (
    <span className="measure block">
      <span className="text-xl font-semibold">{end < 0 ? text : text.slice(0, end)}</span>
      {end < 0 ? null : text.slice(end)}
    </span>
  )
}

function PromptLine({ line, isLast }: { line: string; isLast: boolean }) {
  const end = isLast ? '' : '\n'
  if (/^#{1,6} /.test(line)) return <span className="font-semibold text-blue">{line + end}</span>
  return line + end
}
