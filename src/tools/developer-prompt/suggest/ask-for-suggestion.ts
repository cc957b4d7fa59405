import { isByModel } from '#tools/contract/is-by-model.ts'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import { askOwnOrServer, type AskEngine } from '#tools/workbench/answer-engine.ts'
import * as texts from './ask-for-suggestion.texts.ts'
import { suggestCore, type SuggestInput } from './suggest-core.ts'
import { suggestHelper } from './suggest-helper.ts'

/** Never throws. `fields`: a model's answers for all steps; without them `said` tells why. */
export async function suggestWithModel(
  input: SuggestInput,
  loadOwn: () => Promise<{ ask: AskEngine }>,
  signal: AbortSignal,
) {
  const question = { tool: suggestHelper, core: suggestCore as unknown as ToolCore, input, parsed: input }
  const streamed = await askOwnOrServer(loadOwn)(question, { signal }).catch(() => undefined)
  if (!streamed?.ok) return { said: texts.modelUnreachable }
  const { engine, plan } = streamed.answer
  const fields = isByModel(engine) ? suggestCore.plan.safeParse(plan).data?.fields : undefined
  if (fields === undefined) return { said: engine.sentence ?? '' }
  const { writtenBy, model = 'a model' } = engine
  return { fields, said: texts.writtenFromSentence(writtenBy === 'own-model', model) }
}
