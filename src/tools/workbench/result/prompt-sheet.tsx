import type { ReactNode } from 'react'
import { cn } from '#ui/class-names.ts'
import { Sheet } from '#ui/sheet.tsx'

type PromptSheetProps = {
  slug: string
  label: string
  isBusy?: boolean
  className?: string
  children: ReactNode
}

/**
 * A sheet whose text counts as a prompt when somebody copies it: analytics listens for copies inside, and the attribute
 * names the tool.
 */
export function PromptSheet({ slug, label, isBusy = false, className, children }: PromptSheetProps) {
  return (
    <Sheet data-prompt-copy-area={slug}>
      <pre
        dir="auto"
        role="region"
        aria-label={label}
        aria-busy={isBusy || undefined}
        tabIndex={0}
        className={cn('px-4 py-5 leading-relaxed wrap-anywhere whitespace-pre-wrap', className)}
      >
        {children}
      </pre>
    </Sheet>
  )
}
