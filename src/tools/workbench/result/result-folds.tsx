import type { ReactNode } from 'react'
import { findHandOffTarget } from '../../hand-off.ts'
import type { RenderedPlan } from '../../plan-text.ts'
import { HandOffPanel } from '../../hand-off-panel.tsx'
import { ChangePanel } from './change-panel.tsx'
import type { Fold } from './result-actions.tsx'
import type { ResultViewProps } from './result-view.tsx'
import { SaveAs } from './result-extras.tsx'
import * as texts from './result-view.texts.ts'
import type { Shown } from './use-shown.ts'

type FoldParts = Pick<ResultViewProps, 'bench' | 'state' | 'result' | 'wishes' | 'fileName'> & {
  shown: Shown
  /** Takes the change that no model made to a chat of one's own. */
  ownChat: ReactNode
  onCopyFailed: () => void
}

/** What a result folds out below its buttons. */
export function resultFolds(parts: FoldParts): { id: Fold; label: string; content: ReactNode }[] {
  const { bench, state, result, wishes, fileName, shown, ownChat, onCopyFailed } = parts
  const { rendered, text } = shown
  const saveAs = <SaveAs fileName={fileName} text={text} />
  if (!rendered) return [{ id: 'take', label: texts.download, content: saveAs }]
  const { dialect } = rendered
  const hasTargets = dialect.handOff.length > 0
  return [
    {
      id: 'change',
      label: texts.change,
      content: (
        <>
          <ChangePanel
            key={result.id}
            chips={wishes}
            wishes={result.wishes}
            isBusy={state.phase === 'working'}
            unchanged={state.unchanged}
            onWish={(wish) => void bench.change(wish)}
            onDropWish={bench.dropWish}
          />
          {state.unmetWish ? ownChat : null}
        </>
      ),
    },
    {
      id: 'take',
      label: hasTargets ? texts.openOrDownload : texts.download,
      content: (
        <>
          {hasTargets ? (
            <div className="mb-4 border-b border-line pb-4">
              <HandOffPanel
                key={dialect.id}
                prompt={text}
                {...targetsOf(dialect)}
                onCopyFailed={onCopyFailed}
              />
            </div>
          ) : null}
          {saveAs}
        </>
      ),
    },
  ]
}

/** Of several receivers the one that the text is written for stands first, and the others are folded. */
function targetsOf({ id, handOff }: RenderedPlan['dialect']) {
  const chosen = handOff.filter((target) => findHandOffTarget(target).platform === id)
  if (chosen.length === 0) return { chosen: handOff }
  return { chosen, others: handOff.filter((target) => !chosen.includes(target)) }
}
