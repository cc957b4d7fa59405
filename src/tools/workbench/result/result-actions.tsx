import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { HandOffPanel } from '../../hand-off-panel.tsx'
import { findHandOffTarget } from '../../hand-off.ts'
import type { RenderedPlan } from '../../plan-text.ts'
import { ChangePanel, type ChangePanelProps } from './change-panel.tsx'
import { SaveAs } from './result-extras.tsx'
import * as texts from './result-view.texts.ts'
import type { Shown } from './use-shown.ts'

/** What can be folded out below the buttons, one at a time. */
export type Fold = 'change' | 'take'

export type ResultActionsProps = ChangePanelProps & {
  fileName: string
  shown: Shown
  /** Takes the change that no model made to a chat of one's own. */
  ownChat: ReactNode
  onCopied: () => void
  onCopyFailed: () => void
  open: Fold | undefined
  onOpen: (fold: Fold | undefined) => void
  /** The tool's own buttons: Refine, Regenerate. */
  children: ReactNode
}

/** Copy first; beside it the tool's own buttons and what folds out below them. */
export function ResultActions(props: ResultActionsProps) {
  const { shown: result, open, onOpen, children } = props
  const folds = foldsOf(props)
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
        <CopyButton
          text={result.text}
          label={props.spec.copyLabel}
          onCopied={props.onCopied}
          onFailed={props.onCopyFailed}
        />
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

/** Without a plan there is only the text to be saved. */
function foldsOf(props: ResultActionsProps): { id: Fold; label: string; content: ReactNode }[] {
  const { bench, state, result, spec, fileName, shown, ownChat, onCopyFailed } = props
  const { rendered, text } = shown
  const saveAs = <SaveAs fileName={fileName} text={text} />
  if (!rendered) return [{ id: 'take', label: texts.download, content: saveAs }]
  const { dialect } = rendered
  const hasTargets = dialect.handOff.length > 0
  const change = (
    <>
      <ChangePanel key={result.id} {...{ bench, state, result, spec }} />
      {state.unmet ? ownChat : null}
    </>
  )
  const take = (
    <>
      {hasTargets ? (
        <div className="mb-4 border-b border-line pb-4">
          <HandOffPanel key={dialect.id} prompt={text} {...targetsOf(dialect)} onCopyFailed={onCopyFailed} />
        </div>
      ) : null}
      {saveAs}
    </>
  )
  return [
    { id: 'change', label: texts.change, content: change },
    { id: 'take', label: hasTargets ? texts.openOrDownload : texts.download, content: take },
  ]
}

/** Of several receivers the one that the text is written for stands first, and the others are folded. */
function targetsOf({ id, handOff }: RenderedPlan['dialect']) {
  const chosen = handOff.filter((target) => findHandOffTarget(target).platform === id)
  if (chosen.length === 0) return { chosen: handOff }
  return { chosen, others: handOff.filter((target) => !chosen.includes(target)) }
}
