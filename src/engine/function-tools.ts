import type { ToolDefinition, ToolHelper } from '#tools/contract/define-tool.ts'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import type { ToolInstructions } from '#tools/contract/tool-instructions.ts'

export type LoadedTool = { core: ToolCore; told: ToolInstructions }

/** What answers under the name of a function: a tool, or a helper of one, which has neither card nor history. */
export type FunctionTool = {
  slug: string
  functionName: string
  /** undefined: a helper. */
  tool: ToolDefinition | undefined
  bodyLimitBytes: number | undefined
  /** Loads once. */
  load: () => Promise<LoadedTool>
}

export type FunctionTools = {
  find: (functionName: string) => FunctionTool | undefined
  /** So that no request has to wait for it. */
  loadAll: () => Promise<void>
}

export function functionTools(tools: readonly ToolDefinition[]): FunctionTools {
  const all = tools.flatMap((tool) => [asFunction(tool), ...(tool.helpers ?? []).map(helperAsFunction)])
  const byName = new Map(all.map((one) => [one.functionName, one]))
  return {
    find: (functionName) => byName.get(functionName),
    async loadAll() {
      await Promise.all(all.map((one) => one.load()))
    },
  }
}

export function asFunction(tool: ToolDefinition): FunctionTool {
  const { slug, functionName } = tool.card
  return { slug, functionName, tool, bodyLimitBytes: tool.bodyLimitBytes, load: loadOnce(tool) }
}

function helperAsFunction(helper: ToolHelper): FunctionTool {
  const { slug, functionName } = helper
  return { slug, functionName, tool: undefined, bodyLimitBytes: undefined, load: loadOnce(helper) }
}

function loadOnce({ core, instructions }: Pick<ToolDefinition, 'core' | 'instructions'>) {
  let loading: Promise<LoadedTool> | undefined
  return () => {
    loading ??= Promise.all([core(), instructions()]).then(([core, told]) => ({ core, told }))
    // What failed once may work the next time.
    loading.catch(() => (loading = undefined))
    return loading
  }
}
