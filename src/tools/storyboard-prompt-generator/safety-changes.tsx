import { Button } from '#ui/button.tsx'
import { textOf, type Item } from '../contract/plan.ts'
import * as texts from './scene-cards.texts.ts'

type SafetyChangesProps = {
  changes: readonly Item[]
  onEdit: (id: string, text: string) => void
  onWish: (wish: string) => void
}

/** What was made safe, for a grown-up to accept or to decline. Declining asks for another safe way, never for the first. */
export function SafetyChanges({ changes, onEdit, onWish }: SafetyChangesProps) {
  if (changes.length === 0) return null
  return (
    <section aria-label={texts.madeSafeChildren} data-print="hide" className="border-l-2 border-green pl-3">
      <h3 className="font-semibold">{texts.madeSafeChildren}</h3>
      <ul className="mt-2 grid gap-3">
        {changes.map((change) => {
          const text = textOf(change)
          return (
            <li key={change.id} tabIndex={-1} className="outline-none">
              <p>{text}</p>
              {change.kept ? (
                <p className="text-sm text-muted">{texts.accepted}</p>
              ) : (
                <div className="mt-3 flex flex-wrap gap-2">
                  <Button
                    variant="secondary"
                    onClick={({ currentTarget }) => {
                      // The buttons go away, and the focus would be lost with them.
                      currentTarget.closest('li')?.focus()
                      onEdit(change.id, text)
                    }}
                  >
                    {texts.accept}
                  </Button>
                  <Button variant="quiet" onClick={() => onWish(texts.anotherSafeWay(text))}>
                    {texts.decline}
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
