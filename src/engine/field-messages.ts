import type { z } from 'zod'

/** More would bury the message; a caller mends these and asks again. */
const mostFieldsNamed = 100

/** Path to sentence; `under`: where in the body the faults lie. */
export function fieldMessages(
  issues: readonly z.core.$ZodIssue[],
  under: readonly string[] = [],
): Record<string, string> {
  // Without a prototype, so that a path called `__proto__` is a field like any other.
  const fields: Record<string, string> = Object.create(null)
  for (const issue of issues.slice(0, mostFieldsNamed)) {
    const path = [...under, ...issue.path].map(String).join('.') || '(body)'
    fields[path] ??= issue.message
  }
  return fields
}
