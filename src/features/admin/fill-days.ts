const dayMs = 86_400_000

type DatedValue = { day: string; value: number }

/** One entry per day up to `today` (2026-11-20, in UTC), oldest first: several of a day are added, missing ones are 0. */
export function fillDays(values: readonly DatedValue[], today: string, days: number): DatedValue[] {
  const sums = new Map<string, number>()
  for (const { day, value } of values) sums.set(day, (sums.get(day) ?? 0) + value)
  const last = Date.parse(`${today}T00:00:00Z`)
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(last - (days - 1 - index) * dayMs).toISOString().slice(0, 10)
    return { day, value: sums.get(day) ?? 0 }
  })
}
