import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { AnswerParts } from './answer.ts'
import type { DraftShape } from './tool-draft.ts'
import type { Workbench } from './use-workbench.ts'

const when = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** The last results of this tool in this browser; each opens with its form exactly as it was. */
export function ResultHistory<Draft extends DraftShape, Answer extends AnswerParts>({
  bench,
}: {
  bench: Workbench<Draft, Answer>
}) {
  const { results, shown } = bench.history
  if (results.length === 0) return null
  return (
    <details className="mt-8 border-t border-ink pt-3" data-print="hide">
      <summary className="min-h-6 text-lg font-semibold">Results in this browser ({results.length})</summary>
      <ol className="mt-3 grid gap-px border border-line bg-line">
        {results.map((result) => {
          const idea = bench.ideaOf(result.draft)
          return (
            <li key={result.id} className="flex items-stretch bg-surface">
              <button
                type="button"
                aria-current={result.id === shown ? 'true' : undefined}
                className="min-h-11 min-w-0 flex-1 border-l-3 border-transparent px-3 py-2 text-left hover:bg-wash aria-[current]:border-blue"
                onClick={() => bench.reopen(result.id)}
              >
                <span className="block truncate">{idea}</span>
                <span className="label-mono text-muted">{when.format(result.madeAt)}</span>
              </button>
              <button
                type="button"
                aria-label={`Remove: ${idea.slice(0, 60)}`}
                className="grid min-h-11 w-11 shrink-0 place-items-center hover:bg-wash"
                onClick={() => bench.removeResult(result.id)}
              >
                <Icon name="trash" className="size-4" />
              </button>
            </li>
          )
        })}
      </ol>
      <Button variant="quiet" size="small" className="mt-2 min-h-11" onClick={bench.clearHistory}>
        Remove all
      </Button>
    </details>
  )
}
