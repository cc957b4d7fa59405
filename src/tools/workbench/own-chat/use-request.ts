import { useEffect, useState } from 'react'
import { modelRequest, requestText } from '../../contract/change-request.ts'
import type { ToolDefinition } from '../../contract/define-tool.ts'
import type { ToolInstructions } from '../../contract/tool-instructions.ts'
import type { Bench } from '../bench/bench.ts'
import type { Wish } from '../bench/bench-state.ts'
import { changeFor } from '../bench/change-of.ts'
import type { BenchResult } from '../bench/bench-result.ts'

export type ChatRequest = { text: string; form: ToolInstructions['form'] }

/** The request that a person takes to a chat: for the whole answer, or for a change of it. */
export function useRequest(
  tool: Pick<ToolDefinition, 'instructions'>,
  bench: Pick<Bench, 'core'>,
  result: Pick<BenchResult, 'input' | 'plan' | 'wishes'>,
  wish: Wish | undefined,
): ChatRequest | undefined {
  const [request, setRequest] = useState<ChatRequest>()
  useEffect(() => {
    let isWanted = true
    const { core } = bench
    const input = core.input.safeParse(result.input)
    if (!input.success) return
    void tool.instructions().then(
      (told) => {
        if (!isWanted) return
        const change = wish && result.plan !== undefined ? changeFor(core, result, wish) : undefined
        // What was computed from the input is part of the material for tools that explain a computation.
        const about = { input: input.data, composed: result.plan, change }
        setRequest({ text: requestText(modelRequest(core, told, about)), form: told.form })
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [tool, bench, result, wish])
  return request
}
