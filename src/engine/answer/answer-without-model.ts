import { modelRequest, requestText } from '#tools/contract/change-request.ts'
import type { ComposerReason, EngineReport } from '#tools/contract/engine-report.ts'
import type { Answered, Question } from './asked.ts'
import { planOutput } from './plan-output.ts'
import { sentenceFor } from './sentences.ts'

/**
 * What there is without a model, and why: the composed plan; the plan as it was where a change was asked for; or, where
 * the input needs understanding, the request. The last two come with the text for a person's own chat.
 */
export function answerWithoutModel(
  asked: Question,
  reason: ComposerReason,
  remaining?: number,
  /** Said in place of the usual sentence about the reason. */
  cause?: string,
): Answered {
  const { core, input, change } = asked
  const engine = (outcome: Parameters<typeof sentenceFor>[1]): EngineReport => ({
    writtenBy: 'composer',
    reason,
    sentence: sentenceFor(reason, outcome, cause),
    ...(remaining === undefined ? {} : { remaining }),
  })
  if (change) {
    const output = { ...planOutput(asked, change.plan), request: ownChatText(asked) }
    return { output, plan: change.plan, engine: engine('unchanged'), isUnchanged: true }
  }
  const plan = asked.composed ?? core.compose(input)
  if (plan !== undefined) return { output: planOutput(asked, plan), plan, engine: engine('composed') }
  const request = ownChatText(asked)
  const output = { ...core.requestAnswer?.(request, input), needsModel: true, request }
  return { output, engine: engine('request') }
}

function ownChatText({ core, told, input, composed, change }: Question): string {
  return requestText(modelRequest(core, told, { input, composed, change }))
}
