import { isByModel } from '#tools/contract/is-by-model.ts'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import { askServer, type AskEngine } from '#tools/workbench/answer-engine.ts'
import type { PromptDraft } from '../form-rules.ts'
import { suggestCore, type SuggestInput } from './suggest-core.ts'
import { suggestHelper } from './suggest-helper.ts'

/** What the sentence alone gives: the description, and a type when it names one. */
export function suggestWithoutModel(input: SuggestInput): Partial<PromptDraft> {
  return suggestCore.compose(input)?.fields ?? {}
}

/** A model's answers for all steps; undefined when there is no model or none answered. Never throws. */
export async function suggestWithModel(
  input: SuggestInput,
  ask: AskEngine | undefined,
  signal: AbortSignal,
): Promise<Partial<PromptDraft> | undefined> {
  const core = suggestCore as unknown as ToolCore
  const streamed = await (ask ?? askServer)({ tool: suggestHelper, core, input, parsed: input }, { signal })
  if (!streamed.ok || !isByModel(streamed.answer.engine)) return undefined
  return suggestCore.plan.safeParse(streamed.answer.plan).data?.fields
}
