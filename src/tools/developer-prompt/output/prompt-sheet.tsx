import { memo } from 'react'
import { Sheet } from '#ui/sheet.tsx'

/** The prompt as text, never as HTML; headings and the start of list lines are only drawn stronger. */
export const PromptSheet = memo(function PromptSheet({ prompt }: { prompt: string }) {
  return (
    <Sheet>
      <pre
        role="region"
        aria-label="Generated prompt"
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
