import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'

/** What can be folded out below the buttons, one at a time. */
export type Fold = 'change' | 'take'

type ResultActionsProps = {
  text: string
  copyLabel: string
  onCopied: () => void
  onCopyFailed: () => void
  /** In their order; what a result does not offer is missing. */
  folds: readonly { id: Fold; label: string; content: ReactNode }[]
  open: Fold | undefined
  onOpen: (fold: Fold | undefined) => void
  /** The tool's own buttons: Refine, Regenerate. */
  children: ReactNode
}

/** Copy first; beside it the tool's own buttons and what folds out below them. */
export function ResultActions(props: ResultActionsProps) {
  const { text, copyLabel, folds, open, onOpen, children } = props
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const shown = folds.find((fold) => fold.id === open)

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown || event.defaultPrevented) return
    onOpen(undefined)
    row.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
  }

  return (
    <div data-print="hide" onKeyDown={closeOnEscape}>
      <div ref={row} className="flex flex-wrap gap-2 [&>*]:px-3">
        <CopyButton text={text} label={copyLabel} onCopied={props.onCopied} onFailed={props.onCopyFailed} />
        {children}
        {folds.map((fold) => (
          <Button
            key={fold.id}
            variant="secondary"
            aria-expanded={fold.id === open}
            aria-controls={fold.id === open ? id : undefined}
            className="aria-expanded:bg-wash"
            onClick={() => onOpen(fold.id === open ? undefined : fold.id)}
          >
            {fold.label}
            <Icon name={fold.id === open ? 'minus' : 'chevronDown'} className="size-4" />
          </Button>
        ))}
      </div>
      {shown ? (
        <div id={id} className="mt-3 border border-line bg-surface p-4">
          {shown.content}
        </div>
      ) : null}
    </div>
  )
}
