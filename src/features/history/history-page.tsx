import { lazy, Suspense, useState } from 'react'
import {
  isRouteErrorResponse,
  useLoaderData,
  useNavigation,
  useRouteError,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { findTool, tools } from '#tools/tools.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { asViewer } from './history-context.server.ts'
import { HistoryFilterForm } from './history-filter-form.tsx'
import { HistoryList } from './history-list.tsx'
import * as texts from './history-page.texts.ts'
import { HistoryFilter, type HistoryItem, type ListedItem } from './history.schema.ts'
import { listHistory } from './history.server.ts'

// Of use only to a browser that has kept something.
const KeepBrowserResults = lazy(() =>
  import('./keep-browser-results.tsx').then(
    (parts) => ({ default: parts.KeepBrowserResults }),
    () => ({ default: () => null }),
  ),
)

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: texts.yourPrompts,
    description: texts.pageDescription,
    path: '/history',
    isHidden: true,
  })
}

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { searchParams } = url
  const filter = HistoryFilter.parse(Object.fromEntries(searchParams))
  // A further part of the list is no page to come back to.
  const asSelf = asViewer(context, filter.after === '' ? `/history${url.search}` : undefined)
  const lastAfter = searchParams.get('lastAfter') ?? ''
  const page = await asSelf((statements) => listHistory(statements, filter, lastAfter))
  const items = page.items.map((item): ListedItem => ({ ...item, badge: badgeOf(item) }))
  return { ...page, items, filter, tools: tools.map(({ card: { slug, name } }) => ({ slug, name })) }
}

/** A further part of the list that does not come leaves the parts that are there; whoever asked for it is told. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  if (!new URL(request.url).searchParams.has('after')) return serverLoader<typeof loader>()
  try {
    return await serverLoader<typeof loader>()
  } catch (error) {
    if (error instanceof Response) throw error
    // A new object each time: an effect does not run again for an equal string.
    return { hasFailed: true }
  }
}

function badgeOf({ projectType, toolSlug }: HistoryItem): string {
  const tool = findTool(toolSlug)
  if (projectType === '') return tool?.card.name ?? toolSlug
  return new Map(Object.entries(tool?.projectTypes ?? {})).get(projectType) ?? projectType
}

export default function HistoryPage() {
  const { items, next, filter, tools: toolNames } = useLoaderData<typeof loader>()
  const navigation = useNavigation()
  const [parameters] = useSearchParams()
  // Back finds them in the address.
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    [...new Set(parameters.get('chosen')?.split(' '))].filter((one) => items.some(({ id }) => id === one)),
  )
  const [deleted, setDeleted] = useState<readonly ListedItem[]>([])
  const noteDeletion = (item: ListedItem, isDeleted: boolean) =>
    setDeleted((known) => [...(isDeleted ? [item] : []), ...known.filter(({ id }) => id !== item.id)])
  const isFiltered = filter.search !== '' || filter.tool !== '' || filter.favourites
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === '/history'

  return (
    <main id="content" tabIndex={-1} className="page-width pb-16 outline-none">
      <header className="flex flex-wrap items-end justify-between gap-4 pt-8">
        <h1 className="text-3xl">{texts.yourPrompts}</h1>
        {items.length > 0 ? (
          <p className="flex gap-4 text-sm">
            <a href="/history/all.json" download className="text-blue underline underline-offset-2">
              {texts.downloadAllJson}
            </a>
            <a href="/history/all.md" download className="text-blue underline underline-offset-2">
              {texts.downloadAllMarkdown}
            </a>
          </p>
        ) : null}
      </header>
      <Suspense>
        <KeepBrowserResults />
      </Suspense>
      {items.length > 0 || isFiltered ? <HistoryFilterForm filter={filter} tools={toolNames} /> : null}
      <p role="status" className={isLoading ? 'mt-6 text-muted' : 'sr-only'}>
        {isLoading ? texts.loading : ''}
      </p>
      {items.length === 0 ? <EmptyHistory isFiltered={isFiltered} /> : null}
      {items.length > 0 || deleted.length > 0 ? (
        <HistoryList
          // A new search is a new list; what was loaded further on belongs to the old one.
          key={JSON.stringify(filter)}
          first={{ items, next, filter }}
          chosen={chosen.filter((id) => deleted.every((one) => one.id !== id))}
          onChoose={setChosen}
          deleted={deleted}
          onDeletion={noteDeletion}
        />
      ) : null}
    </main>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status < 500) throw error
  return (
    <main id="content" tabIndex={-1} className="page-width pb-16 outline-none">
      <h1 className="pt-8 text-3xl">{texts.yourPrompts}</h1>
      <p role="alert" className="mt-6 text-red">
        {texts.loadFailed}
      </p>
      <p className="mt-2 text-muted">{texts.nothingIsLost}</p>
      <p className="mt-5">
        <LinkButton to="/history" reloadDocument>
          {texts.tryAgain}
        </LinkButton>
      </p>
    </main>
  )
}

function EmptyHistory({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <div className="construction mt-8 px-6 py-8">
        <h2 className="text-xl">{texts.noMatches}</h2>
        <p className="mt-2 text-muted">{texts.widenFilters}</p>
        <LinkButton to="/history" variant="secondary" className="mt-4">
          {texts.showAllPrompts}
        </LinkButton>
      </div>
    )
  }
  return (
    <div className="construction mt-8 px-6 py-10">
      <h2 className="text-2xl">{texts.noPromptsYet}</h2>
      <p className="mt-2 max-w-prose text-muted">{texts.promptsAreSaved}</p>
      <LinkButton to="/generate" className="mt-5">
        {texts.generateFirst}
      </LinkButton>
    </div>
  )
}
