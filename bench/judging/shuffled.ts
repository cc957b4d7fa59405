/** The same order for the same id on every run. */
export function shuffled<Value>(values: readonly Value[], seed: string): Value[] {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2147483647, 7)
  const mixed = [...values]
  for (let at = mixed.length - 1; at > 0; at--) {
    state = (state * 48271) % 2147483647
    const other = state % (at + 1)
    const kept = mixed[at]
    const moved = mixed[other]
    if (kept !== undefined && moved !== undefined) [mixed[at], mixed[other]] = [moved, kept]
  }
  return mixed
}
