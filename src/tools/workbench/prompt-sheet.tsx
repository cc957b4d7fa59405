import { memo } from 'react'
import { Sheet } from '#ui/sheet.tsx'

/**
 * Marks an element whose text counts as a prompt when somebody copies it; the value is the slug of its tool.
 * Analytics listens for copies inside such an element.
 */
export function promptCopyArea(slug: string): { 'data-prompt-copy-area': string } {
  return { 'data-prompt-copy-area': slug }
}

type PromptSheetProps = { prompt: string; slug: string; label?: string }

/** The prompt as text, never as HTML; headings and the start of list lines are only drawn stronger. */
export const PromptSheet = memo(function PromptSheet({
  prompt,
  slug,
  label = 'Generated prompt',
}: PromptSheetProps) {
  return (
    <Sheet {...promptCopyArea(slug)}>
      <pre
        role="region"
        aria-label={label}
        tabIndex={0}
        className="max-h-[75dvh] overflow-y-auto px-4 py-5 text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap sm:px-8 sm:py-7 lg:max-h-none"
      >
        {prompt.split('\n').map((line, index, lines) => (
          <PromptLine key={index} line={line} isLast={index === lines.length - 1} />
        ))}
      </pre>
    </Sheet>
  )
})

function PromptLine({ line, isLast }: { line: string; isLast: boolean }) {
  const end = isLast ? '' : '\n'
  if (/^#{1,6} /.test(line)) return <span className="font-semibold text-blue">{line + end}</span>
  return line + end
}
