import type { ModelRequest } from '#tools/contract/change-request.ts'
import type { ComposerReason, EngineReport } from '#tools/contract/engine-report.ts'
import { ToolAnswer } from '#tools/contract/tool-answer.ts'
import { failed } from '#tools/run-function.ts'
import type { StreamedAnswer, StreamOptions } from '#tools/stream-function.ts'
import type { EngineQuestion } from '#tools/workbench/answer-engine.ts'
import { answerWithoutModel } from '../answer/answer-without-model.ts'
import type { Question } from '../answer/asked.ts'
import { planOutput } from '../answer/plan-output.ts'
import { writeAnswer } from '../answer/write-answer.ts'
import { ModelFailure } from '../models/model-failure.ts'
import * as texts from './ask-browser-model.texts.ts'
import { askInSteps } from '../answer/ask-in-steps.ts'
import type { WritingModel } from '../answer/writing-model.ts'
import { chooseForm, mayMendWith } from '../answer/choose-form.ts'

/** An answer by a model that this browser asks: the same request, reading, checks and second try as on the server. */
export async function answerHere(
  model: WritingModel,
  { tool, core, parsed, change, composed }: EngineQuestion & Pick<Question, 'composed'>,
  { signal, onAsking, onText, onMending }: StreamOptions = {},
): Promise<StreamedAnswer> {
  const told = await tool.instructions()
  const question: Question = {
    core,
    told,
    input: parsed,
    change,
    composed: core.withComputed && change ? change.plan : composed,
  }
  const without = (reason: ComposerReason, cause?: string) => {
    const { output, engine } = answerWithoutModel(question, reason, undefined, cause)
    return answered(output, engine)
  }
  let text = ''
  const show = (whole: string) => {
    text = whole
    onText?.(whole)
  }
  try {
    const form = await chooseForm(model, question)
    if (form.way === 'none') return without('too-long', form.reason)
    onAsking?.(model.name, 'own-model')
    const write = (request: ModelRequest, onDelta: ((delta: string) => void) | undefined) =>
      form.way === 'steps'
        ? askInSteps(model, { ...form, form: told.form, signal, onText: onDelta && show })
        : model.write(request, {
            signal,
            maxOutputTokens: told.maxOutputTokens(parsed),
            schema: told.form === 'json' ? told.schema?.(parsed) : undefined,
            onText: onDelta,
          })
    const written = await writeAnswer(question, form.request, {
      ask: async (request, onDelta) => ({ modelName: model.name, ...(await write(request, onDelta)) }),
      mayMend: (repair, reply) => mayMendWith(model, form, repair, reply),
      onText: (delta) => show(text + delta),
      onMend: onMending,
    })
    if (written.plan === undefined) return without('unfit')
    const { unread, conflicts } = written
    return answered(
      {
        ...planOutput(question, written.plan),
        ...(unread.length > 0 ? { unread } : {}),
        ...(conflicts.length > 0 ? { conflicts } : {}),
      },
      { writtenBy: 'own-model', model: model.name },
    )
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    if (error.kind === 'stopped') return { ...failed('STOPPED', texts.stopped), text }
    if (error.kind === 'refused') return without('refused')
    if (error.kind === 'too-long') return without('too-long', texts.tooLongFor(model.name))
    if (text !== '') return { ...failed('BROKEN_OFF', error.message), text }
    if (error.kind === 'not-allowed' || error.kind === 'money') return without('key')
    return without('unavailable')
  }
}

function answered(output: object, engine: EngineReport): StreamedAnswer {
  return { ok: true, answer: ToolAnswer.parse({ ...output, engine }) }
}
