import { z } from 'zod'
import type { Statements } from '#platform/database/with-identity.server.ts'
import { tools } from '#tools/tools.ts'
import { wizardSteps } from '#tools/developer-prompt/form.ts'

const dayMs = 86_400_000
const longestDays = 366

/** Days, both counted, in UTC. */
export type DateRange = { from: string; to: string }

/** Reads `?from=&to=` or `?days=`; four weeks up to today when there is nothing readable. */
export function readDateRange(parameters: URLSearchParams, now = new Date()): DateRange {
  const day = (date: Date) => date.toISOString().slice(0, 10)
  const parsed = z.object({ from: z.iso.date(), to: z.iso.date() }).safeParse({
    from: parameters.get('from'),
    to: parameters.get('to'),
  })
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
export async function reportInsights({ query }: Statements, range: DateRange): Promise<InsightsReport> {
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
  const { visits = 0, views = 0, visitors = 0, people = 0 } = whole.rows[0] ?? {}
  const named = await count('name', `name <> '$pageview'`)
  const byName = (name: string) => named.find(({ key }) => key === name) ?? { count: 0, second: 0 }
  const paths = await count('path', `name = '$pageview'`, 'count(distinct visitor)', 200)
  const opened = paths.filter(({ key }) => toolOfPath(key) !== undefined)
  const toolCounts = await query<{ tool: string; name: string; count: number }>(
    `select coalesce(tool, '') as tool, name, count(*)::int as count from analytics_events
     where ${within} and name in ('generate_started', 'generate_completed', 'generate_failed', 'prompt_refined',
       'prompt_copied', 'handed_off') group by 1, 2`,
    values,
  )
  const ofTool = (slug: string, name: string) =>
    toolCounts.rows.find((row) => row.tool === slug && row.name === name)?.count ?? 0
  const targets = await count(`properties ->> 'target'`, `name = 'handed_off'`)
  const steps = await count(`properties ->> 'step'`, `name = 'draft_abandoned' and tool = 'developer-prompt'`)
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

  const countTable = (
    table: Pick<ReportTable, 'id' | 'title' | 'note'>,
    what: string,
    rows: readonly Count[],
  ) => ({
    ...table,
    columns: [what, 'Times', 'Visitors who agreed'],
    rows: rows.map(({ key, count: times, second }) => [key, times, second]),
    drawn: 1,
  })
  const openedTimes = opened.reduce((sum, row) => sum + row.count, 0)
  const result = [byName('prompt_copied'), byName('handed_off')]
  const funnel: [string, number][] = [
    ['Visits', visits],
    ['Opened a tool', openedTimes],
    ['Started generating', byName('generate_started').count],
    ['Got a prompt', byName('generate_completed').count],
    ['Copied a prompt or opened it elsewhere', result.reduce((sum, row) => sum + row.count, 0)],
  ]

  return {
    totals: [
      { label: 'Visits', value: visits },
      { label: 'Page views', value: views },
      { label: 'Visitors who agreed', value: visitors },
      { label: 'Signed in', value: people },
    ],
    days: {
      id: 'days',
      title: 'Visits by day',
      note: 'Days begin at midnight UTC.',
      columns: ['Day', 'Visits', 'Page views', 'Visitors who agreed'],
      rows: days.rows.map((row) => [row.day, row.visits, row.views, row.visitors]),
      drawn: 1,
    },
    tables: [
      {
        id: 'funnel',
        title: 'From visit to copied prompt',
        note: 'How often each happened. Someone who makes three prompts in one visit counts three times.',
        columns: ['Step', 'Times', '% of previous step'],
        rows: funnel.map(([step, times], index) => [step, times, share(times, funnel[index - 1]?.[1])]),
        drawn: 1,
      },
      countTable(
        { id: 'targets', title: 'Opened in', note: 'Where people took their prompts.' },
        'Target',
        targets,
      ),
      {
        id: 'tools',
        title: 'Tools',
        note: 'How often each tool was opened and used.',
        columns: ['Tool', 'Opened', 'Started', 'Made', 'Failed', 'Refined', 'Copied', 'Opened elsewhere'],
        rows: tools.map(({ card: { slug, name } }) => [
          name,
          opened.filter(({ key }) => toolOfPath(key) === slug).reduce((sum, row) => sum + row.count, 0),
          ...['started', 'completed', 'failed'].map((end) => ofTool(slug, `generate_${end}`)),
          ...['prompt_refined', 'prompt_copied', 'handed_off'].map((name) => ofTool(slug, name)),
        ]),
        drawn: 2,
      },
      {
        id: 'steps',
        title: 'Wizard steps where people leave',
        note: 'Someone typed something and left without a prompt.',
        columns: ['Step', 'Times', 'Visitors who agreed'],
        rows: wizardSteps.map((step) => {
          const row = steps.find(({ key }) => key === String(step))
          return [`Step ${step}`, row?.count ?? 0, row?.second ?? 0]
        }),
        drawn: 1,
      },
      countTable(
        { id: 'drafts', title: 'Abandoned drafts by tool', note: 'The same for every tool.' },
        'Tool',
        drafts,
      ),
      countTable(
        { id: 'failures', title: 'Failed generations', note: 'Tool and code.' },
        'Failure',
        failures,
      ),
      {
        id: 'vitals',
        title: 'Web vitals',
        note: 'From visitors who agreed. Three of four page views were at least this good.',
        columns: ['Figure', '75th percentile', 'Good, %', 'Measured'],
        rows: vitals.rows.map(({ metric, p75, good, count: measured }) => [
          metric === 'CLS' ? metric : `${metric}, ms`,
          metric === 'CLS' ? Math.round(p75 * 1_000) / 1_000 : Math.round(p75),
          good,
          measured,
        ]),
        drawn: 2,
      },
      countTable(
        { id: 'errors', title: 'Errors in the browser', note: 'Kind and place, never the message.' },
        'Error',
        errors,
      ),
      countTable(
        { id: 'broken', title: 'Broken links reported', note: 'Addresses without a page.' },
        'Address',
        broken,
      ),
      countTable(
        { id: 'sign-ins', title: 'Sign-ins and sign-ups', note: 'By sign-in method.' },
        'Way',
        signIns,
      ),
      countTable({ id: 'pages', title: 'Pages', note: 'The most viewed.' }, 'Page', paths.slice(0, 20)),
      countTable(
        { id: 'referrers', title: 'Where visits came from', note: 'Hosts only.' },
        'Host',
        referrers,
      ),
    ],
  }
}

function toolOfPath(path: string): string | undefined {
  if (path === '/generate') return 'developer-prompt'
  return tools.find((tool) => tool.path === path)?.card.slug
}

function share(part: number, whole: number | undefined): number | string {
  return whole === undefined || whole === 0 ? '' : Math.round((100 * part) / whole)
}
