import { streamFunction } from '#tools/stream-function.ts'
import { browserStorage } from '#tools/workbench/browser-storage.ts'
import { readOwnKey } from '#tools/workbench/page/own-key.ts'
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
  signal: AbortSignal,
): Promise<Partial<PromptDraft> | undefined> {
  const ownKey = readOwnKey(browserStorage())
  const streamed = await streamFunction(suggestHelper.functionName, input, { signal, ownKey })
  if (!streamed.ok || streamed.answer.engine.writtenBy !== 'model') return undefined
  return suggestCore.plan.safeParse(streamed.answer.plan).data?.fields
}
