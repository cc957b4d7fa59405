import { setPriority } from 'node:os'

/** Whoever uses the server comes before a backup. `setThePriority`: the one of the system, except in tests. */
export function giveWay(setThePriority: (priority: number) => void = setPriority): void {
  try {
    setThePriority(10)
  } catch {
    // A sandbox may refuse it. A backup that takes more of the processor is better than none.
  }
}
