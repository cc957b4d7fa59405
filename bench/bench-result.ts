/** One measured figure; `goal` says what it must reach. */
export type Measurement = {
  what: string
  value: number
  unit: string
  goal?: { atLeast: number } | { atMost: number }
}

/** What every `*.bench.ts` exports as `run`; arguments are given when it was asked for alone, with some. */
export type Bench = (args: readonly string[]) => Promise<Measurement[]>

export function reachesGoal({ value, goal }: Measurement): boolean {
  if (goal === undefined) return true
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}
