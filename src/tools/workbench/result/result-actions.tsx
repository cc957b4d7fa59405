import { useId, type ReactNode } from 'react'
import { track } from '#shared/track.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useToast } from '#ui/toast-context.ts'
import { HandOffPanel } from '../../hand-off-panel.tsx'
import { findHandOffTarget } from '../../hand-off.ts'
import { renderPlan, type RenderedPlan } from '../../plan-text.ts'
import { ChangePanel } from './change-panel.tsx'
import { DialectDownload, OwnChat, SaveAs } from './result-extras.tsx'
import * as texts from './result-view.texts.ts'
import { useResult, type Fold } from './shown-result.ts'

/** Copy first; beside it the tool's own buttons and what folds out below them. */
export function ResultActions() {
  const { tool, bench, result, shown, spec, open, onOpen, onCopyFailed, onRepeat, renderActions } =
    useResult()
  const folds = useFolds()
  const id = useId()
  const showToast = useToast()
  const unfolded = folds.find((fold) => fold.id === open)

  /** Leaving a field by this very press has changed the result, which is not drawn yet. */
  const textNow = async () => {
    const { result: current } = bench.state()
    const isSame = current?.id === result.id && !shown.isLive
    return (isSame && renderPlan(bench.core, current)?.text) || shown.text
  }

  const tellCopied = () => {
    track('prompt_copied', { tool_id: tool.card.slug, how: 'button' })
    if (spec.messages.copied) showToast(spec.messages.copied)
  }

  return (
    <div data-print="hide">
      <div className="flex flex-wrap gap-2 [&_:is(a,button)]:px-3">
        <CopyButton
          text={textNow}
          label={spec.copyLabel}
          hasToast={spec.messages.copied !== undefined}
          onCopied={tellCopied}
          onFailed={onCopyFailed}
        />
        {renderActions?.(shown.text)}
        <DialectDownload />
        {shown.rendered === undefined ? (
          <Button variant="secondary" onClick={onRepeat}>
            {texts.makeItAgain}
          </Button>
        ) : null}
        <span className="flex flex-wrap gap-2">
          {folds.map((fold) => (
            <Button
              key={fold.id}
              variant="secondary"
              aria-expanded={fold.id === open}
              aria-controls={fold.id === open ? id : undefined}
              className="aria-expanded:bg-wash [&[aria-expanded=true]>svg]:rotate-180"
              onClick={() => onOpen(fold.id === open ? undefined : fold.id)}
            >
              {fold.label}
              <Icon name="chevronDown" className="size-4" />
            </Button>
          ))}
        </span>
      </div>
      {unfolded ? (
        <div id={id} className="mt-3 border border-line bg-surface p-4">
          {unfolded.content}
        </div>
      ) : null}
    </div>
  )
}

/** Without a plan there is only the text to be saved. */
function useFolds(): { id: Fold; label: string; content: ReactNode }[] {
  const { result, shown, onCopyFailed } = useResult()
  const { rendered, text } = shown
  if (!rendered) return [{ id: 'take', label: texts.download, content: <SaveAs /> }]
  const { dialect } = rendered
  const hasTargets = dialect.handOff.length > 0
  const change = (
    <>
      <ChangePanel key={result.id} />
      {result.unmet ? <OwnChat /> : null}
    </>
  )
  const take = (
    <>
      {hasTargets ? (
        <div className="mb-4 border-b border-line pb-4">
          <HandOffPanel key={dialect.id} prompt={text} {...targetsOf(dialect)} onCopyFailed={onCopyFailed} />
        </div>
      ) : null}
      <SaveAs />
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
