/** What the address of a page with a table says about it. */
export type TableQuery<Sort extends string = string> = {
  search: string
  sort: Sort
  direction: 'asc' | 'desc'
  /** End of the page before; '' for the first. */
  after: string
}

export type TableDefaults<Sort extends string> = {
  sorts: readonly Sort[]
  sort: Sort
  direction: 'asc' | 'desc'
}

/** Reads `?search=&sort=&direction=&after=`; what is missing or unknown becomes the default. */
export function readTableQuery<Sort extends string>(
  parameters: URLSearchParams,
  defaults: TableDefaults<Sort>,
): TableQuery<Sort> {
  const sort = defaults.sorts.find((known) => known === parameters.get('sort')) ?? defaults.sort
  const direction = parameters.get('direction')
  return {
    search: (parameters.get('search') ?? '').trim().slice(0, 200),
    sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : defaults.direction,
    after: (parameters.get('after') ?? '').slice(0, 500),
  }
}
