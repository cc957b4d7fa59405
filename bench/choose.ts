/** What an option such as `--only` picks: all when it is missing. A name that does not exist would measure nothing. */
export function choose(known: readonly string[], only: string | undefined): readonly string[] {
  if (only === undefined) return known
  if (!known.includes(only))
    throw new Error(`There is no "${only}". There are: ${known.map((name) => `"${name}"`).join(', ')}`)
  return [only]
}
