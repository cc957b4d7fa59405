import { z } from 'zod'
import { findTool, type Tool } from '#tools/tools.ts'
import { mainText } from '#tools/main-text.ts'
import type { Statements } from '#platform/database/with-identity.server.ts'
import { saveGeneration } from './history.server.ts'
import { projectFacts } from './project-facts.ts'

/** Results that a browser kept while nobody was signed in, and results that could not be saved at once. */
const KeptResults = z.object({
  results: z
    .array(
      z.object({
        toolSlug: z.string().max(60),
        input: z.record(z.string(), z.unknown()),
        output: z.record(z.string(), z.unknown()),
        idempotencyKey: z.uuid(),
      }),
    )
    .max(50),
})

type AsSelf = <Result>(work: (statements: Statements) => Promise<Result>) => Promise<Result>

/** Saves each that has a text and a known tool. Answers how many are in the history now; undefined: unreadable. */
export async function keepResults(asSelf: AsSelf, body: unknown): Promise<number | undefined> {
  const parsed = KeptResults.safeParse(body)
  if (!parsed.success) return undefined
  return asSelf(async (statements) => {
    let count = 0
    for (const { toolSlug, input, output, idempotencyKey } of parsed.data.results) {
      const tool = findTool(toolSlug)
      const text = mainText(output)
      const kept = tool && whatMayBeKept(tool, input, output)
      if (tool === undefined || kept === undefined || text === '') continue
      await saveGeneration(statements, {
        toolSlug: tool.slug,
        ...kept,
        text,
        ...projectFacts(input),
        idempotencyKey,
      })
      count += 1
    }
    return count
  })
}

/** As for an answer that is saved at once: what a tool promised not to keep is not kept this way either. */
function whatMayBeKept(
  tool: Tool,
  input: object,
  output: object,
): { input: object; output: object } | undefined {
  if (tool.forHistory === undefined) return { input, output }
  const parsed = tool.input.safeParse(input)
  if (!parsed.success) return undefined
  try {
    return tool.forHistory(parsed.data, output)
  } catch {
    // What a browser sends need not have the shape of an answer.
    return undefined
  }
}
