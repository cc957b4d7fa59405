import type { ToolDefinition } from '../../contract/define-tool.ts'
import type { AskEngine } from '../answer-engine.ts'
import { browserStorage } from '../browser-storage.ts'
import { createBench, type Bench } from './bench.ts'

/** The bench of a tool in this browser, with the tool's core that is fetched for it. */
export async function openBench(
  tool: ToolDefinition,
  { isSignedIn, ask }: { isSignedIn: () => boolean; ask: AskEngine | undefined },
): Promise<Bench> {
  return createBench({
    tool,
    core: await tool.core(),
    storage: browserStorage(),
    isSignedIn,
    ...(ask ? { ask } : {}),
  })
}
