/** Adds to a counter unless that would go over `most`. */
export type Take = {
  /** The first one is added to; the values of all count. */
  keys: readonly [string, ...string[]]
  amount: number
  most: number
  /** From the first addition on; then the counter begins anew. */
  lifetimeMs: number
}

export type Count = { value: number; resetsInMs: number }

export type Taken =
  | { kind: 'taken'; counts: Count[] }
  /** `index`: of the first one that would go over; nothing was added anywhere. */
  | { kind: 'refused'; index: number; count: Count }

/** Counters that end by themselves, in this process or shared by several. Whole numbers only. */
export type CounterStore = {
  /** All or none, also against others who take at the same moment. */
  take: (takes: readonly Take[]) => Promise<Taken>
  /** Gives back or adds without asking; a counter that has ended stays ended. */
  change: (changes: readonly { key: string; amount: number }[]) => Promise<void>
  read: (keys: readonly string[]) => Promise<Count[]>
  close: () => Promise<void>
}
