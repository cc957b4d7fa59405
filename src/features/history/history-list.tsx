import { useEffect, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useToast } from '#ui/toast-context.ts'
import { HistoryItemView } from './history-item-view.tsx'
import * as texts from './history-page.texts.ts'
import type { HistoryFilter, HistoryPage, ListedItem } from './history.schema.ts'

type ListedPage = HistoryPage<ListedItem> & { filter: HistoryFilter }

const loadFailed = { title: texts.loadFailed, variant: 'destructive' } as const

type HistoryListProps = {
  first: ListedPage
  /** Ids of up to two items to be compared. */
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
  /** What was deleted since the page opened. */
  deleted: readonly ListedItem[]
  onDeletion: (item: ListedItem, isDeleted: boolean) => void
}

/** The page of the address, and those that were loaded after it. */
export function HistoryList({ first, chosen, onChoose, deleted, onDeletion }: HistoryListProps) {
  const more = useFetcher<ListedPage | { hasFailed: true }>()
  const { revalidate } = useRevalidator()
  const showToast = useToast()
  const [later, setLater] = useState<ReadonlyMap<string, ListedPage>>(new Map())
  // The first page may have been read again and end elsewhere; what does not follow it would be a gap or a repetition.
  const pages = [first]
  for (let page = later.get(first.next); page; page = later.get(page.next)) pages.push(page)
  const next = pages.at(-1)?.next ?? ''
  const listed = pages.flatMap((page) => page.items)
  // A list that was read since does not have them, but they can still be brought back.
  const unlisted = deleted.filter(({ id }) => listed.every((one) => one.id !== id))

  useEffect(() => {
    const page = more.data
    if (page === undefined) return
    if ('hasFailed' in page) return showToast(loadFailed)
    setLater((known) => new Map(known).set(page.filter.after, page))
    // So that Back shows everything that was loaded.
    keepInAddress('lastAfter', page.filter.after)
  }, [more.data, showToast])

  const noteDeletion = async (item: ListedItem, isDeleted: boolean) => {
    // Only the server knows its place in this list, or whether it belongs there.
    if (unlisted.some(({ id }) => id === item.id)) await revalidate()
    onDeletion(item, isDeleted)
  }
  const change = (ids: readonly string[]) => {
    onChoose(ids)
    keepInAddress('chosen', ids.join(' '))
  }
  const choose = (id: string, isChosen: boolean) =>
    change(isChosen ? [...chosen, id].slice(-2) : chosen.filter((other) => other !== id))
  const [one, other] = chosen

  return (
    <>
      <ol className="mt-6 grid gap-4" aria-label={texts.promptsNewestFirst}>
        {[...unlisted, ...listed].map((item) => (
          <li key={item.id}>
            <HistoryItemView
              item={item}
              isChosen={chosen.includes(item.id)}
              onChoose={(isChosen) => choose(item.id, isChosen)}
              isDeleted={unlisted.includes(item)}
              onDeletion={noteDeletion}
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
          <Button variant="quiet" size="small" onClick={() => change([])}>
            {texts.clearSelection}
          </Button>
        </div>
      ) : null}
      {first.next === '' ? null : (
        <Button
          variant="secondary"
          className="mt-6"
          isBusy={more.state !== 'idle'}
          // Not taken away, because it may have the focus.
          disabled={next === ''}
          onClick={() => void more.load(`/history?${addressOf({ ...first.filter, after: next })}`)}
        >
          {next === '' ? texts.noneLeft : texts.loadMore}
        </Button>
      )}
    </>
  )
}

/** The router is not told, because it would load the list again now. */
function keepInAddress(name: string, value: string): void {
  const address = new URL(globalThis.location.href)
  if (value === '') address.searchParams.delete(name)
  else address.searchParams.set(name, value)
  globalThis.history.replaceState(globalThis.history.state, '', address)
}

function addressOf({ search, tool, favourites, after }: HistoryFilter): string {
  return new URLSearchParams({
    search,
    tool,
    ...(favourites ? { favourites: 'true' } : {}),
    after,
  }).toString()
}
