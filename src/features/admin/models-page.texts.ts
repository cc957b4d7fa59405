export const models = 'Models'
export const addProvider = 'Add provider'
export const ownKeyOf = (provider: string) => `${provider}, user’s own key`
export const tokensInOut = 'Tokens in / out'
export const slowestMedian = 'Median time (slowest day)'
export const providersInOrder = 'Providers'
export const orderAbout = 'If one doesn’t answer, the next one is used. Drag to reorder, or use the arrows.'
export const noneYet = 'None yet.'
export const onThisMachine = 'On this machine'
export const budgetAndLimits = 'Budget and limits'
export const modelPerTool = 'Model per tool'
export const modelPerToolAbout =
  'Every tool uses the providers in the order above unless you choose one for it.'
export const usage = (days: number) => `Usage in the last ${days} days`
export const callsCaption = 'Model calls by tool and model'
export const searchLabel = 'Search model calls'
export const searchPlaceholder = 'Search by tool, model or provider...'
export const noCallsYet = 'No calls in this period. Calls appear here when a tool uses a model.'

export const tool = 'Tool'
export const model = 'Model'
export const calls = 'Calls'
export const failed = 'Failed'
export const cost = 'Cost'
export const spentToday = (spent: string, budget: string) => `${spent} of ${budget} spent today.`
