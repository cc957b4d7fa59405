/** The form that goes with the count: `plural(2, 'tool', 'tools')` is "tools". */
export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other
}
