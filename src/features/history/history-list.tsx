import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useToast } from '#ui/toast-context.ts'
import { HistoryItemView } from './history-item-view.tsx'
import * as texts from './history-page.texts.ts'
import type { HistoryFilter, HistoryPage, ListedItem } from './history.schema.ts'

type ListedPage = HistoryPage<ListedItem>

const loadFailed = { title: texts.loadFailed, variant: 'destructive' } as const

type HistoryListProps = {
  first: ListedPage
  filter: HistoryFilter
  /** Ids of up to two items to be compared. */
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** The page of the address, and those that were loaded after it. */
export function HistoryList({ first, filter, chosen, onChoose }: HistoryListProps) {
  const more = useFetcher<ListedPage | 'failed'>()
  const showToast = useToast()
  const [later, setLater] = useState<readonly ListedPage[]>([])
  const pages = [first, ...later]
  const next = pages.at(-1)?.next ?? ''
  const items = pages.flatMap((page) => page.items)

  useEffect(() => {
    const page = more.data
    if (page === undefined) return
    if (page === 'failed') showToast(loadFailed)
    else setLater((known) => (known.some(({ next }) => next === page.next) ? known : [...known, page]))
  }, [more.data, showToast])

  const choose = (id: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, id].slice(-2) : chosen.filter((other) => other !== id))
  const [one, other] = chosen

  return (
    <>
      <ol className="mt-6 grid gap-4" aria-label={texts.promptsNewestFirst}>
        {items.map((item) => (
          <li key={item.id}>
            <HistoryItemView
              item={item}
              isChosen={chosen.includes(item.id)}
              onChoose={(isChosen) => choose(item.id, isChosen)}
            />
          </li>
        ))}
      </ol>
      {chosen.length > 0 ? (
        <div className="sticky bottom-3 z-10 mt-5 flex flex-wrap items-center gap-3 border border-ink bg-surface px-4 py-3 shadow-float">
          <p role="status">{chosen.length === 1 ? texts.chooseOneMore : texts.twoPromptsSelected}</p>
          {one !== undefined && other !== undefined ? (
            <LinkButton to={`/history/compare?one=${one}&other=${other}`} size="small">
              {texts.compareSelected}
            </LinkButton>
          ) : null}
          <Button variant="quiet" size="small" onClick={() => onChoose([])}>
            {texts.clearSelection}
          </Button>
        </div>
      ) : null}
      {next === '' ? null : (
        <Button
          variant="secondary"
          className="mt-6"
          isBusy={more.state !== 'idle'}
          onClick={() => void more.load(`/history?${addressOf({ ...filter, after: next })}`)}
        >
          {texts.loadMore}
        </Button>
      )}
    </>
  )
}

function addressOf({ search, tool, favourites, after }: HistoryFilter): string {
  return new URLSearchParams({
    search,
    tool,
    ...(favourites ? { favourites: 'true' } : {}),
    after,
  }).toString()
}
