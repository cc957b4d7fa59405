import type { z } from 'zod'

/** Field of the form to the sentence that says what to mend. */
export type FieldProblems = Readonly<Record<string, string>>

/** Parses with the tool's schema; of several faults of a field the first is told. */
export function checkInput<Input>(schema: z.ZodType<Input>, input: unknown) {
  const parsed = schema.safeParse(input)
  if (parsed.success) return { ok: true, input: parsed.data } as const
  const problems: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) problems[String(path[0] ?? '')] ??= message
  return { ok: false, problems } as const
}
