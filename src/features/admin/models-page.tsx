import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { adminLoader } from '#platform/admin-only.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { readTableQuery } from '#shared/table-query.ts'
import { findTool } from '#tools/tools.ts'
import { DataTable, type TableColumn } from '#ui/data-table.tsx'
import { adminFiguresContext } from './admin-figures-context.server.ts'
import { dollars } from './dollars.ts'
import { modelSorts, sumByModel, type ModelSum } from './sum-by-model.ts'

const days = 30

export async function loader({ url, context }: LoaderFunctionArgs) {
  await adminLoader(context, async () => undefined)
  const { viewer } = context.get(requestContext)
  const query = readTableQuery(url.searchParams, { sorts: modelSorts, sort: 'cost', direction: 'desc' })
  const models = await context.get(adminFiguresContext).readModels(viewer?.id ?? '', days)
  const named = models.figures.map((figure) => ({
    ...figure,
    tool: findTool(figure.toolSlug)?.card.name ?? figure.toolSlug,
  }))
  return {
    query,
    rows: sumByModel(named, query),
    spentTodayUsd: models.spentTodayUsd,
    dailyBudgetUsd: models.dailyBudgetUsd,
    providers: models.health.map(({ provider }) => provider),
  }
}

const count = (value: number) => value.toLocaleString('en-US')

const columns: readonly TableColumn<ModelSum>[] = [
  { header: 'Tool', sort: 'tool', cell: ({ tool }) => tool },
  {
    header: 'Model',
    sort: 'model',
    cell: ({ provider, model, isOwnKey }) => (
      <>
        {model} <span className="text-muted">{isOwnKey ? `${provider}, own key` : provider}</span>
      </>
    ),
  },
  { header: 'Calls', sort: 'calls', firstDirection: 'desc', cell: ({ calls }) => count(calls) },
  { header: 'Failed', sort: 'failures', firstDirection: 'desc', cell: ({ failures }) => count(failures) },
  {
    header: 'Tokens in / out',
    sort: 'tokens',
    firstDirection: 'desc',
    cell: ({ inputTokens, outputTokens }) => `${count(inputTokens)} / ${count(outputTokens)}`,
  },
  { header: 'Cost', sort: 'cost', firstDirection: 'desc', cell: ({ costUsd }) => dollars(costUsd) },
  {
    header: 'Slowest median',
    sort: 'time',
    firstDirection: 'desc',
    cell: ({ medianMs }) => `${(medianMs / 1_000).toFixed(1)} s`,
  },
]

export default function ModelsPage() {
  const { query, rows, spentTodayUsd, dailyBudgetUsd, providers } = useLoaderData<typeof loader>()
  return (
    <>
      <h2 className="text-2xl">Models</h2>
      <p className="mt-1 mb-5 text-muted">
        The last {days} days. Today {dollars(spentTodayUsd)} of {dollars(dailyBudgetUsd)} are spent.{' '}
        {providers.length === 0
          ? 'No provider is configured: the composers answer by themselves.'
          : `In use: ${providers.join(', ')}.`}
      </p>
      <DataTable
        caption="Model calls by tool and model"
        query={query}
        search={{ label: 'Search model calls', placeholder: 'Search by tool, model or provider...' }}
        columns={columns}
        rows={rows}
        next=""
        empty={query.search === '' ? 'No model was called yet.' : 'Nothing found matching your search.'}
      />
    </>
  )
}
