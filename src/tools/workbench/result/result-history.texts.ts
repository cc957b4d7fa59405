export const resultsHere = (resultCount: number) => `Results in this browser (${resultCount})`
export const removeAll = 'Remove all'
export const remove = (title: string) => `Remove: ${title.slice(0, 60)}`
