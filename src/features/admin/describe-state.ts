import type { ModelFigures } from '#engine/models/model-figures.server.ts'
import type { AdminFigures } from './admin-figures-context.server.ts'
import * as texts from './dashboard-page.texts.ts'
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
    name: texts.providerNamed(provider),
    isWell: itsState === 'in use',
    text: itsState === 'in use' ? texts.inUse : texts.pausedAfterFailures(Math.ceil(retryInMs / 1_000)),
  }))
  return [
    ...(state
      ? rowsOf(state, databaseKind)
      : [{ name: texts.database, isWell: false, text: texts.doesNotAnswer }]),
    {
      name: texts.modelsToday,
      isWell: models.spentTodayUsd < models.dailyBudgetUsd,
      text: texts.spent(dollars(models.spentTodayUsd), dollars(models.dailyBudgetUsd)),
    },
    ...(providers.length > 0 ? providers : [{ name: texts.providers, isWell: true, text: texts.noModels }]),
  ]
}

function rowsOf(state: SystemState, databaseKind: State['databaseKind']): StateEntry[] {
  const kind = databaseKind === 'embedded' ? texts.embedded : 'PostgreSQL'
  const megabytes = (state.databaseBytes / 1_048_576).toLocaleString('en-US', { maximumFractionDigits: 0 })
  return [
    {
      name: texts.database,
      isWell: true,
      text: texts.databaseFacts(kind, state.databaseMs.toFixed(1), megabytes),
    },
    {
      name: texts.mail,
      isWell: state.mailDead === 0,
      text: texts.mailsWaiting(state.mailWaiting, state.mailDead),
    },
  ]
}
