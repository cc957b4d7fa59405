import type { ModelFigure } from '#engine/models/model-figures.server.ts'
import type { TableQuery } from '#shared/table-query.ts'

export const modelSorts = ['tool', 'model', 'calls', 'failures', 'tokens', 'cost', 'time'] as const
export type ModelSort = (typeof modelSorts)[number]

type NamedFigure = ModelFigure & { tool: string }

/** All days of one model in one tool. `medianMs`: of the slowest day. */
export type ModelSum = Omit<NamedFigure, 'day'> & { id: string }

/** Sums, searched and sorted; few enough that no database has to do it. */
export function sumByModel(
  figures: readonly NamedFigure[],
  { search, sort, direction }: Pick<TableQuery<ModelSort>, 'search' | 'sort' | 'direction'>,
): ModelSum[] {
  const sums = new Map<string, ModelSum>()
  for (const { day: _day, ...figure } of figures) {
    const id = [figure.toolSlug, figure.provider, figure.model, figure.isOwnKey].join('|')
    const known = sums.get(id)
    sums.set(id, known ? added(known, figure) : { ...figure, id })
  }
  const words = search.toLowerCase()
  const turn = direction === 'asc' ? 1 : -1
  return [...sums.values()]
    .filter(({ tool, provider, model }) => `${tool} ${provider} ${model}`.toLowerCase().includes(words))
    .sort((one, other) => {
      const [left, right] = [valueOf(one, sort), valueOf(other, sort)]
      return left === right ? (one.id < other.id ? -1 : 1) : left < right ? -turn : turn
    })
}

function added(sum: ModelSum, figure: Omit<NamedFigure, 'day'>): ModelSum {
  return {
    ...sum,
    calls: sum.calls + figure.calls,
    failures: sum.failures + figure.failures,
    inputTokens: sum.inputTokens + figure.inputTokens,
    outputTokens: sum.outputTokens + figure.outputTokens,
    costUsd: sum.costUsd + figure.costUsd,
    medianMs: Math.max(sum.medianMs, figure.medianMs),
  }
}

function valueOf(sum: ModelSum, sort: ModelSort): string | number {
  switch (sort) {
    case 'tool':
      return sum.tool
    case 'model':
      return sum.model
    case 'calls':
      return sum.calls
    case 'failures':
      return sum.failures
    case 'tokens':
      return sum.inputTokens + sum.outputTokens
    case 'cost':
      return sum.costUsd
    case 'time':
      return sum.medianMs
  }
}
