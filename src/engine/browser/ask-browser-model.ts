import type { StreamedAnswer, StreamOptions } from '#tools/stream-function.ts'
import { failed } from '#tools/run-function.ts'
import { askServer, type AskEngine, type EngineQuestion } from '#tools/workbench/answer-engine.ts'
import { answerHere } from './answer-here.ts'
import * as texts from './ask-browser-model.texts.ts'
import type { WritingModel } from '../answer/writing-model.ts'

/**
 * A model that this browser asks itself, as one of those that are asked in turn. `open` throws `ModelFailure` where the
 * model is not ready.
 */
export function askBrowserModel(open: () => Promise<WritingModel>): AskEngine {
  return async (question, options) => {
    const computed = await computeFirst(question, options)
    if (computed !== undefined && !computed.ok) return computed.failure
    if (computed !== undefined) options.onComputed?.(computed.plan)
    return answerHere(open, { ...question, composed: computed?.plan }, options)
  }
}

type Computed = { ok: true; plan: unknown } | { ok: false; failure: StreamedAnswer }

/** What a model is to explain: our server computes it, with sources that a browser does not have. */
async function computeFirst(
  question: EngineQuestion,
  { signal, onProgress, fetch: send }: StreamOptions,
): Promise<Computed | undefined> {
  const { core, change } = question
  if (core.withComputed === undefined || change !== undefined) return undefined
  const streamed = await askServer(question, {
    models: 'none',
    ...(signal ? { signal } : {}),
    ...(onProgress ? { onProgress } : {}),
    ...(send ? { fetch: send } : {}),
  })
  if (!streamed.ok) return { ok: false, failure: streamed }
  const plan = core.plan.safeParse(streamed.answer.plan)
  if (plan.success) return { ok: true, plan: plan.data }
  return { ok: false, failure: failed('BAD_ANSWER', texts.unreadablePlan) }
}
