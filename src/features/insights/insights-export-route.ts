import type { LoaderFunctionArgs } from 'react-router'
import { adminLoader } from '#platform/admin-only.server.ts'
import { writeCsv } from './csv.ts'
import * as texts from './insights-export-route.texts.ts'
import { readDateRange, reportInsights } from './insights-report.server.ts'
import { listEvents } from './list-events.server.ts'

/** `/admin/insights/export/{table}.csv`: one table of the tab, or `events.csv`, every event there is. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const range = readDateRange(new URL(request.url).searchParams)
  const name = /^([a-z-]{1,30})\.csv$/.exec(params['file'] ?? '')?.[1]
  const rows = await adminLoader(context, async (statements) => {
    if (name === 'events') return listEvents(statements, range)
    const { days, tables } = await reportInsights(statements, range)
    const table = [days, ...tables].find(({ id }) => id === name)
    return table && [table.columns, ...table.rows]
  })
  if (!rows) throw new Response(texts.noSuchTable, { status: 404 })
  return new Response(writeCsv(rows), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${range.from}-${range.to}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
