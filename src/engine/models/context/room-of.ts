import type { ModelRoom } from '../../answer/writing-model.ts'
import { estimateTokens } from '../cost.ts'
import type { ToldContext } from './context-questions.ts'

/** More memory than this nobody's machine is asked for, whatever the model was made for. */
export const mostOllamaContext = 32_768
const contextStep = 4_096

/** What a model holds, in the tokens that we estimate. */
export function roomOf({ contextTokens, isOllama }: ToldContext): ModelRoom {
  return {
    contextTokens: isOllama ? Math.min(contextTokens, mostOllamaContext) : contextTokens,
    countTokens: async (text) => estimateTokens(text),
  }
}

type Sizes = {
  request: { instructions: string; material: string }
  /** Of the visible answer. */
  maxOutputTokens: number
  /** What is put aside for thoughts, where there is room for it. */
  thinkingTokens: number
  /** undefined: nobody knows. */
  contextTokens: number | undefined
}

/** The tokens that an answer may take: never more than what the request leaves, because some runtimes refuse that. */
export function answerRoom({ request, maxOutputTokens, thinkingTokens, contextTokens }: Sizes): number {
  const wanted = maxOutputTokens + thinkingTokens
  if (contextTokens === undefined) return wanted
  return Math.max(1, Math.min(wanted, contextTokens - sentTokens(request)))
}

/** The context to ask Ollama for: what request and answer need, rounded up, so that a model is not loaded anew each time. */
export function ollamaContext(sizes: Sizes): number {
  const needed = sentTokens(sizes.request) + sizes.maxOutputTokens + sizes.thinkingTokens
  const most = Math.min(sizes.contextTokens ?? mostOllamaContext, mostOllamaContext)
  return Math.min(most, Math.ceil(needed / contextStep) * contextStep)
}

/** Of what runtimes put around messages. */
const framingTokens = 100

function sentTokens({ instructions, material }: Sizes['request']): number {
  return estimateTokens(instructions) + estimateTokens(material) + framingTokens
}
