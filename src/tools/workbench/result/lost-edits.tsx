import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { textOf, type Item } from '../../contract/plan.ts'
import * as texts from './result-view.texts.ts'

type LostEditsProps = { items: readonly Item[]; onUndo: () => void; onAccept: () => void }

/** What the person had typed or kept and the new version has no place for: nothing is replaced without asking. */
export function LostEdits({ items, onUndo, onAccept }: LostEditsProps) {
  if (items.length === 0) return null
  return (
    <Callout className="mt-4" role="status" title={texts.noPlaceForEdits}>
      <ul className="mt-1 list-disc pl-5">
        {items.map((item) => (
          <li key={item.id} className="wrap-anywhere">
            {textOf(item)}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" variant="secondary" className="min-h-11" onClick={onUndo}>
          {texts.backToMyEdits}
        </Button>
        <Button size="small" variant="quiet" className="min-h-11" onClick={onAccept}>
          {texts.keepNewVersion}
        </Button>
      </div>
    </Callout>
  )
}
