import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { adminList } from '#platform/admin-only.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { findTool } from '#tools/tools.ts'
import { cn } from '#ui/class-names.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { adminFiguresContext } from './admin-figures-context.server.ts'
import { DailyChart } from './daily-chart.tsx'
import * as texts from './dashboard-page.texts.ts'
import { countEverything, readActivity, readSystemState } from './dashboard.server.ts'
import { dollars } from './dollars.ts'
import { fillDays } from './fill-days.ts'
import { describeState } from './describe-state.ts'
import { FirstModel } from './models/first-model.tsx'
import { modelDeskContext } from './models/model-desk-context.server.ts'
import { StateList } from './state-list.tsx'
import { ToolUse } from './tool-use.tsx'

const spans = [7, 30, 90] as const

export async function loader({ url, context }: LoaderFunctionArgs) {
  const days = spans.find((span) => String(span) === url.searchParams.get('days')) ?? 30
  const today = new Date().toISOString().slice(0, 10)
  // What could not be read is logged and stays 0; the panel is where one looks when something is wrong.
  const counters = await adminList(context, countEverything)
  const activity = await adminList(context, (statements) => readActivity(statements, today, days))
  const state = await adminList(context, readSystemState)
  const byTool = activity.ok ? activity.value.byTool : []
  const figures = context.get(adminFiguresContext)
  const desk = context.get(modelDeskContext)
  const { viewer, log, requestId } = context.get(requestContext)
  // The panel's own transaction is over: this one asks the flag again, by its policies.
  const models = await figures.readModels(viewer?.id ?? '', days).catch((error: unknown) => {
    log.error({ requestId, error }, 'the figures of the models could not be read')
    return { figures: [], health: [], spentTodayUsd: 0, dailyBudgetUsd: 0 }
  })
  const daily = (value: (figure: (typeof models.figures)[number]) => number) =>
    fillDays(
      models.figures.map((figure) => ({ day: figure.day, value: value(figure) })),
      today,
      days,
    )
  return {
    counters: counters.ok ? counters.value : { users: 0, toolContents: 0, posts: 0, recentSignUps: 0 },
    activity: {
      signUps: activity.ok ? activity.value.signUps : fillDays([], today, days),
      generations: activity.ok ? activity.value.generations : fillDays([], today, days),
      byTool,
    },
    state: state.ok ? state.value : undefined,
    days,
    localServers: await desk.offer(),
    databaseKind: figures.databaseKind,
    toolNames: Object.fromEntries(
      byTool.map(({ toolSlug }) => [toolSlug, findTool(toolSlug)?.card.name ?? toolSlug]),
    ),
    models: {
      calls: daily(({ calls }) => calls),
      tokens: daily(({ inputTokens, outputTokens }) => inputTokens + outputTokens),
      cost: daily(({ costUsd }) => costUsd),
      failures: daily(({ failures }) => failures),
      health: models.health,
      spentTodayUsd: models.spentTodayUsd,
      dailyBudgetUsd: models.dailyBudgetUsd,
    },
  }
}

export default function DashboardPage() {
  const { counters, activity, state, models, days, toolNames, databaseKind, localServers } =
    useLoaderData<typeof loader>()
  return (
    <>
      <h2 className="sr-only">{texts.dashboard}</h2>
      <div className="mb-6 empty:hidden">
        <FirstModel servers={localServers} leadsOn />
      </div>
      <dl className="grid grid-cols-2 border-t border-l border-ink bg-surface lg:grid-cols-4">
        <Counter name="Total Users" value={counters.users} />
        <Counter name="Tools Content" value={counters.toolContents} />
        <Counter name="What's New Posts" value={counters.posts} />
        <Counter name="Recent Signups (7d)" value={counters.recentSignUps} />
      </dl>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <section aria-labelledby="overview" className="border border-ink bg-surface px-5 py-4">
          <h2 id="overview" className="text-xl">
            {texts.overview}
          </h2>
          <p className="measure mt-2">{texts.welcome}</p>
        </section>
        <section aria-labelledby="state" className="border border-ink bg-surface px-5 py-4">
          <h2 id="state" className="text-xl">
            {texts.state}
          </h2>
          <StateList entries={describeState({ state, models, databaseKind })} />
          {state && state.mailDead > 0 ? (
            <LinkButton to="/admin/mail" variant="secondary" size="small" className="mt-3">
              {texts.viewMail}
            </LinkButton>
          ) : null}
        </section>
      </div>
      <div className="mt-10 flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-2xl">{texts.lastDays(days)}</h2>
        <nav aria-label={texts.rangeLabel} className="flex gap-2">
          {spans.map((span) => (
            <Link
              key={span}
              to={`/admin?days=${span}`}
              preventScrollReset
              aria-current={span === days ? 'true' : undefined}
              className={cn(
                'inline-flex min-h-9 items-center border px-3 font-mono text-xs',
                span === days
                  ? 'border-blue bg-blue text-on-blue'
                  : 'border-muted bg-surface hover:border-ink',
              )}
            >
              {texts.dayCount(span)}
            </Link>
          ))}
        </nav>
      </div>
      <div className="mt-4 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        <DailyChart title={texts.signUps} days={activity.signUps} />
        <DailyChart title={texts.savedGenerations} days={activity.generations} />
        <ToolUse tools={activity.byTool} names={toolNames} />
        <DailyChart title={texts.modelCalls} days={models.calls} />
        <DailyChart title={texts.tokens} days={models.tokens} />
        <DailyChart title={texts.modelCost} days={models.cost} format={dollars} />
        <DailyChart title={texts.failedModelCalls} days={models.failures} tone="red" />
      </div>
    </>
  )
}

function Counter({ name, value }: { name: string; value: number }) {
  return (
    <div className="border-r border-b border-ink px-4 py-3">
      <dt className="font-mono text-xs text-muted">{name}</dt>
      <dd className="mt-1 text-3xl font-semibold tabular-nums">{value.toLocaleString('en-US')}</dd>
    </div>
  )
}
