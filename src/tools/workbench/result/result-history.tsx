import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { passFocusOn } from '#ui/pass-focus-on.ts'
import type { BenchResult, Shelf } from '../bench/bench-result.ts'
import * as texts from './result-history.texts.ts'

type ResultHistoryProps = {
  shelf: Shelf
  titleOf: (result: BenchResult) => string
  onOpen: (id: string) => void
  onRemove: (id: string) => void
  onClear: () => void
}

/** The last results of this tool in this browser; each opens with its form exactly as it was. */
export function ResultHistory({ shelf, titleOf, onOpen, onRemove, onClear }: ResultHistoryProps) {
  if (shelf.results.length === 0) return null
  return (
    <details ref={passFocusOn} className="mt-8 border-t border-ink pt-3" data-print="hide">
      <summary className="min-h-6 text-lg font-semibold">{texts.resultsHere(shelf.results.length)}</summary>
      <ol className="mt-3 grid grid-cols-1 gap-px border border-line bg-line">
        {shelf.results.map((result) => {
          const title = titleOf(result)
          return (
            <li key={result.id} ref={passFocusOn} className="flex items-stretch bg-surface">
              <button
                type="button"
                aria-current={result.id === shelf.shown ? 'true' : undefined}
                className="min-h-11 min-w-0 flex-1 border-l-3 border-transparent px-3 py-2 text-left hover:bg-wash aria-[current]:border-blue"
                onClick={() => onOpen(result.id)}
              >
                <span dir="auto" className="block truncate">
                  {title}
                </span>
                <LocalTime iso={new Date(result.madeAt).toISOString()} className="label-mono text-muted" />
              </button>
              <button
                type="button"
                aria-label={texts.remove(title)}
                className="grid min-h-11 w-11 shrink-0 place-items-center hover:bg-wash"
                onClick={() => onRemove(result.id)}
              >
                <Icon name="trash" className="size-4" />
              </button>
            </li>
          )
        })}
      </ol>
      <Button variant="quiet" size="touch" className="mt-2 -ml-3" onClick={onClear}>
        {texts.removeAll}
      </Button>
    </details>
  )
}
