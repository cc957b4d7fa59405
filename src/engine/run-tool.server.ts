import type { z } from 'zod'
import type { Tool } from '#tools/tools.ts'
import { AppError } from '#shared/app-error.ts'

/** More would bury the message; a caller mends these and asks again. */
const mostFieldsNamed = 100

/** `input`: as the tool's schema left it; `output`: what the composer made of it. */
export type ToolRun = { input: unknown; output: object }

/** Parses the input with the tool's schema and composes. Throws `AppError` INVALID_INPUT naming the fields. */
export function runTool(tool: Tool, input: unknown): ToolRun {
  const parsed = parseInput(tool, input)
  return { input: parsed, output: tool.compose(parsed) }
}

/** Throws `AppError` INVALID_INPUT naming the fields. */
export function parseInput(tool: Tool, input: unknown): unknown {
  const parsed = tool.input.safeParse(input)
  if (!parsed.success) {
    throw new AppError('INVALID_INPUT', 'Please check the fields named below', {
      fields: fieldMessages(parsed.error.issues),
    })
  }
  return parsed.data
}

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
