import type { Pool } from 'pg'
import { person, withIdentity } from '#platform/database/with-identity.server.ts'
import type { Gateway } from '../gateway.ts'

/** What one model cost in one tool on one day in UTC. */
export type ModelFigure = {
  /** 2026-11-20 */
  day: string
  toolSlug: string
  provider: string
  model: string
  isOwnKey: boolean
  calls: number
  failures: number
  inputTokens: number
  outputTokens: number
  costUsd: number
  medianMs: number
}

export type ProviderHealth = {
  provider: string
  state: 'in use' | 'paused'
  /** Milliseconds until it is tried again. */
  retryInMs: number
}

export type ModelFigures = {
  /** Newest day first; empty for who is not an admin. */
  figures: ModelFigure[]
  health: ProviderHealth[]
  /** Spent and put aside by all servers that share their counters. */
  spentTodayUsd: number
  dailyBudgetUsd: number
}

/** What models cost, and how their providers are, for the admins' page; the database checks who asks. */
export async function readModelFigures(
  database: { pool: Pool },
  { gatekeeper, breaker, providers }: Pick<Gateway, 'gatekeeper' | 'breaker' | 'providers'>,
  adminId: string,
  days: number,
): Promise<ModelFigures> {
  const { rows } = await withIdentity(database, person(adminId), ({ query }) =>
    query<ModelFigure>(statement, [days]),
  )
  return {
    figures: rows,
    health: readProviderHealth({ breaker, providers }),
    spentTodayUsd: await gatekeeper.spentToday(),
    dailyBudgetUsd: gatekeeper.dailyBudget,
  }
}

/** In the order they are asked, as this process knows them. */
export function readProviderHealth({
  breaker,
  providers,
}: Pick<Gateway, 'breaker' | 'providers'>): ProviderHealth[] {
  const open = breaker.open()
  return providers.map((provider) => ({
    provider,
    state: open.has(provider) ? 'paused' : 'in use',
    retryInMs: Math.round(open.get(provider) ?? 0),
  }))
}

const statement = `
select to_char(created_at at time zone 'utc', 'YYYY-MM-DD') as day, tool_slug as "toolSlug", provider, model,
  is_own_key as "isOwnKey", count(*)::int as calls,
  (count(*) filter (where outcome <> 'answered'))::int as failures,
  sum(input_tokens)::float8 as "inputTokens", sum(output_tokens)::float8 as "outputTokens",
  sum(cost_usd)::float8 as "costUsd",
  percentile_cont(0.5) within group (order by duration_ms)::float8 as "medianMs"
from model_calls
where created_at >= now() - make_interval(days => $1::int)
group by 1, 2, 3, 4, 5
order by 1 desc, "costUsd" desc`
