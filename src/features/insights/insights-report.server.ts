import { z } from 'zod'
import type { Statements } from '#platform/database/with-identity.server.ts'
import { toolOfPath, tools } from '#tools/tools.ts'
import * as texts from './insights-report.texts.server.ts'

const dayMs = 86_400_000
const longestDays = 366

/** Days, both counted, in UTC. */
export type DateRange = { from: string; to: string }

/** Reads `?from=&to=` or `?days=`; four weeks up to today when there is nothing readable. */
export function readDateRange(parameters: URLSearchParams, now = new Date()): DateRange {
  const day = (date: Date) => date.toISOString().slice(0, 10)
  const parsed = z
    .object({ from: z.iso.date(), to: z.iso.date() })
    .safeParse({ from: parameters.get('from'), to: parameters.get('to') })
  const length = (range: DateRange) => (Date.parse(range.to) - Date.parse(range.from)) / dayMs
  if (parsed.success && length(parsed.data) >= 0 && length(parsed.data) < longestDays) return parsed.data
  const asked = Number(parameters.get('days'))
  const days = Number.isInteger(asked) && asked >= 1 && asked <= longestDays ? asked : 28
  return { from: day(new Date(now.getTime() - (days - 1) * dayMs)), to: day(now) }
}

export type ReportTable = {
  id: string
  title: string
  /** What the figures mean, and what they leave out. */
  note: string
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  /** Index of the column that is drawn. */
  drawn: number
}

export type InsightsReport = {
  totals: readonly { label: string; value: number }[]
  /** One row per day: day, visits, page views, visitors who agreed. */
  days: ReportTable
  tables: readonly ReportTable[]
}

type Count = { key: string; count: number; second: number }

/** What happened in a range of days. Counts hold everybody who did not refuse; visitors only those who agreed. */
export async function reportInsights(statements: Statements, range: DateRange): Promise<InsightsReport> {
  return reportOf(await countEvents(statements, range))
}

type EventCounts = Awaited<ReturnType<typeof countEvents>>

async function countEvents({ query }: Statements, range: DateRange) {
  const within = `at >= $1::date and at < $2::date + 1`
  const values = [`${range.from}`, `${range.to}`]
  const count = async (key: string, where: string, second = 'count(distinct visitor)', limit = 50) => {
    const { rows } = await query<Count>(
      `select coalesce((${key})::text, '') as key, count(*)::int as count, (${second})::int as second
       from analytics_events where ${within} and ${where} group by 1 order by 2 desc, 1 limit ${limit}`,
      values,
    )
    return rows
  }

  const days = await query<{ day: string; visits: number; views: number; visitors: number }>(
    `select to_char(day, 'YYYY-MM-DD') as day,
       count(id) filter (where name = '$pageview' and properties @> '{"is_visit": true}')::int as visits,
       count(id) filter (where name = '$pageview')::int as views,
       count(distinct visitor)::int as visitors
     from generate_series($1::date, $2::date, interval '1 day') day
     left join analytics_events on at >= day and at < day + interval '1 day' and at >= $1::date and at < $2::date + 1
     group by day order by day`,
    values,
  )
  const whole = await query<{ visits: number; views: number; visitors: number; people: number }>(
    `select count(*) filter (where name = '$pageview' and properties @> '{"is_visit": true}')::int as visits,
       count(*) filter (where name = '$pageview')::int as views,
       count(distinct visitor)::int as visitors, count(distinct user_id)::int as people
     from analytics_events where ${within}`,
    values,
  )
  const named = await count('name', `name <> '$pageview'`)
  const paths = await count('path', `name = '$pageview'`, 'count(distinct visitor)', 200)
  const toolCounts = await query<{ tool: string; name: string; count: number }>(
    `select coalesce(tool, '') as tool, name, count(*)::int as count from analytics_events
     where ${within} and name in ('generate_started', 'generate_completed', 'generate_failed', 'prompt_refined',
       'prompt_copied', 'handed_off') group by 1, 2`,
    values,
  )
  const targets = await count(`properties ->> 'target'`, `name = 'handed_off'`)
  const steps = await count(`tool || ' ' || (properties ->> 'step')`, `name = 'draft_abandoned'`)
  const drafts = await count('tool', `name = 'draft_abandoned'`)
  const failures = await count(`tool || ' ' || (properties ->> 'code')`, `name = 'generate_failed'`)
  const vitals = await query<{ metric: string; p75: number; good: number; count: number }>(
    `select properties ->> 'metric' as metric,
       percentile_cont(0.75) within group (order by (properties ->> 'value')::float8) as p75,
       (100.0 * count(*) filter (where properties ->> 'rating' = 'good') / count(*))::int as good, count(*)::int as count
     from analytics_events where ${within} and name = 'web_vital' group by 1 order by 1`,
    values,
  )
  const errors = await count(
    `(properties ->> 'kind') || ' ' || (properties ->> 'file') || ':' || (properties ->> 'line')`,
    `name = 'page_error'`,
  )
  const broken = await count(`properties ->> 'path'`, `name = 'broken_link_reported'`)
  const signIns = await count(`properties ->> 'method'`, `name = 'auth_completed'`)
  const referrers = await count(`properties ->> 'referrer'`, `name = '$pageview' and properties ? 'referrer'`)

  return {
    totals: whole.rows[0] ?? { visits: 0, views: 0, visitors: 0, people: 0 },
    days: days.rows,
    named,
    paths,
    toolCounts: toolCounts.rows,
    targets,
    steps,
    drafts,
    failures,
    vitals: vitals.rows,
    errors,
    broken,
    signIns,
    referrers,
  }
}

function reportOf({ totals, days, named, paths, toolCounts, ...counts }: EventCounts): InsightsReport {
  const byName = (name: string) => named.find(({ key }) => key === name)?.count ?? 0
  const ofTool = (slug: string, name: string) =>
    toolCounts.find((row) => row.tool === slug && row.name === name)?.count ?? 0
  const opened = paths.filter(({ key }) => toolOfPath(key) !== undefined)
  const openedTimes = opened.reduce((sum, row) => sum + row.count, 0)
  const funnel: [string, number][] = [
    [texts.visits, totals.visits],
    [texts.openedATool, openedTimes],
    [texts.startedGenerating, byName('generate_started')],
    [texts.gotAPrompt, byName('generate_completed')],
    [texts.copiedOrOpened, byName('prompt_copied') + byName('handed_off')],
  ]

  return {
    totals: [
      { label: texts.visits, value: totals.visits },
      { label: texts.pageViews, value: totals.views },
      { label: texts.visitorsWhoAgreed, value: totals.visitors },
      { label: texts.signedIn, value: totals.people },
    ],
    days: {
      id: 'days',
      title: texts.visitsByDay,
      note: texts.visitsByDayAbout,
      columns: [texts.day, texts.visits, texts.pageViews, texts.visitorsWhoAgreed],
      rows: days.map((row) => [row.day, row.visits, row.views, row.visitors]),
      drawn: 1,
    },
    tables: [
      {
        id: 'funnel',
        title: texts.funnel,
        note: texts.funnelAbout,
        columns: [texts.step, texts.times, texts.ofPreviousStep],
        rows: funnel.map(([step, times], index) => [step, times, share(times, funnel[index - 1]?.[1])]),
        drawn: 1,
      },
      countTable(
        { id: 'targets', title: texts.openedIn, note: texts.openedInAbout },
        texts.target,
        counts.targets,
      ),
      {
        id: 'tools',
        title: texts.tools,
        note: texts.toolsAbout,
        columns: [
          texts.tool,
          texts.opened,
          texts.started,
          texts.made,
          texts.failed,
          texts.refined,
          texts.copied,
          texts.openedElsewhere,
        ],
        rows: tools.map(({ card: { slug, name } }) => [
          name,
          opened
            .filter(({ key }) => toolOfPath(key)?.card.slug === slug)
            .reduce((sum, row) => sum + row.count, 0),
          ...['started', 'completed', 'failed'].map((end) => ofTool(slug, `generate_${end}`)),
          ...['prompt_refined', 'prompt_copied', 'handed_off'].map((name) => ofTool(slug, name)),
        ]),
        drawn: 2,
      },
      {
        id: 'steps',
        title: texts.formSteps,
        note: texts.formStepsAbout,
        columns: [texts.step, texts.times, texts.visitorsWhoAgreed],
        rows: tools.flatMap(({ card: { slug }, formSteps = 0 }) =>
          Array.from({ length: formSteps }, (_, index) => {
            const row = counts.steps.find(({ key }) => key === `${slug} ${index + 1}`)
            return [texts.stepNumber(index + 1), row?.count ?? 0, row?.second ?? 0]
          }),
        ),
        drawn: 1,
      },
      countTable(
        { id: 'drafts', title: texts.abandonedDrafts, note: texts.abandonedDraftsAbout },
        texts.tool,
        counts.drafts,
      ),
      countTable(
        { id: 'failures', title: texts.failedGenerations, note: texts.failedGenerationsAbout },
        texts.failure,
        counts.failures,
      ),
      {
        id: 'vitals',
        title: texts.webVitals,
        note: texts.webVitalsAbout,
        columns: [texts.figure, texts.percentile75, texts.goodShare, texts.measured],
        rows: counts.vitals.map(({ metric, p75, good, count: measured }) => [
          metric === 'CLS' ? metric : `${metric}, ms`,
          metric === 'CLS' ? Math.round(p75 * 1_000) / 1_000 : Math.round(p75),
          good,
          measured,
        ]),
        drawn: 2,
      },
      countTable(
        { id: 'errors', title: texts.browserErrors, note: texts.browserErrorsAbout },
        texts.error,
        counts.errors,
      ),
      countTable(
        { id: 'broken', title: texts.brokenLinks, note: texts.brokenLinksAbout },
        texts.address,
        counts.broken,
      ),
      countTable(
        { id: 'sign-ins', title: texts.signIns, note: texts.signInsAbout },
        texts.way,
        counts.signIns,
      ),
      countTable({ id: 'pages', title: texts.pages, note: texts.pagesAbout }, texts.page, paths.slice(0, 20)),
      countTable(
        { id: 'referrers', title: texts.referrers, note: texts.referrersAbout },
        texts.host,
        counts.referrers,
      ),
    ],
  }
}

function countTable(
  table: Pick<ReportTable, 'id' | 'title' | 'note'>,
  what: string,
  rows: readonly Count[],
): ReportTable {
  return {
    ...table,
    columns: [what, texts.times, texts.visitorsWhoAgreed],
    rows: rows.map(({ key, count: times, second }) => [key, times, second]),
    drawn: 1,
  }
}

function share(part: number, whole: number | undefined): number | string {
  return whole === undefined || whole === 0 ? '' : Math.round((100 * part) / whole)
}
