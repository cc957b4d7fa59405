import { findTool } from '#tools/tools.ts'

export const functionName = 'generate-text-prompt'
export const input = { idea: 'a paper boat travels along a rain gutter and reaches the river at dusk' }

/** In the form that the tool asks for, so that nothing has to be mended. */
export async function goodReply(): Promise<string> {
  const core = await findTool(functionName)?.core()
  const plan = core?.compose(core.input.parse(input))
  if (core === undefined || plan === undefined) throw new Error(`${functionName} composes nothing`)
  return core.write(plan)
}

export function cutInto(text: string, count: number): string[] {
  const length = Math.ceil(text.length / count)
  return Array.from({ length: count }, (_, index) => text.slice(index * length, (index + 1) * length))
}
