import type { ModelFigures } from '#engine/models/model-figures.server.ts'
import type { AdminFigures } from './admin-figures-context.server.ts'
import type { SystemState } from './dashboard.server.ts'
import { dollars } from './dollars.ts'
import type { StateEntry } from './state-list.tsx'

type State = {
  /** undefined: the database did not answer. */
  state: SystemState | undefined
  models: Pick<ModelFigures, 'health' | 'spentTodayUsd' | 'dailyBudgetUsd'>
  databaseKind: AdminFigures['databaseKind']
}

/** What the dashboard says about the parts that this installation runs on. */
export function describeState({ state, models, databaseKind }: State): StateEntry[] {
  const providers: StateEntry[] = models.health.map(({ provider, state: itsState, retryInMs }) => ({
    name: `Provider ${provider}`,
    isWell: itsState === 'in use',
    text:
      itsState === 'in use'
        ? 'in use'
        : `paused after failures; retrying in ${Math.ceil(retryInMs / 1_000)} s`,
  }))
  return [
    ...(state ? rowsOf(state, databaseKind) : [{ name: 'Database', isWell: false, text: 'does not answer' }]),
    {
      name: 'Models today',
      isWell: models.spentTodayUsd < models.dailyBudgetUsd,
      text: `${dollars(models.spentTodayUsd)} of ${dollars(models.dailyBudgetUsd)} spent`,
    },
    ...(providers.length > 0
      ? providers
      : [{ name: 'Providers', isWell: true, text: 'none configured: the composers answer' }]),
  ]
}

function rowsOf(state: SystemState, databaseKind: State['databaseKind']): StateEntry[] {
  const kind = databaseKind === 'embedded' ? 'embedded' : 'PostgreSQL'
  const megabytes = (state.databaseBytes / 1_048_576).toLocaleString('en-US', { maximumFractionDigits: 0 })
  return [
    {
      name: 'Database',
      isWell: true,
      text: `${kind}, answers in ${state.databaseMs.toFixed(1)} ms, ${megabytes} MB`,
    },
    {
      name: 'Mail',
      isWell: state.mailDead === 0,
      text: `${state.mailWaiting} waiting, ${state.mailDead} could not be delivered`,
    },
  ]
}
