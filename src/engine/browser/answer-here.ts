import type { ModelRequest } from '#tools/contract/change-request.ts'
import type { ComposerReason, EngineReport } from '#tools/contract/engine-report.ts'
import { ToolAnswer } from '#tools/contract/tool-answer.ts'
import { failed } from '#tools/run-function.ts'
import type { StreamedAnswer, StreamOptions } from '#tools/stream-function.ts'
import type { EngineQuestion } from '#tools/workbench/answer-engine.ts'
import { answerWithoutModel } from '../answer/answer-without-model.ts'
import type { Question } from '../answer/asked.ts'
import { planOutput } from '../answer/plan-output.ts'
import { unfitCause } from '../answer/sentences.ts'
import { writeAnswer } from '../answer/write-answer.ts'
import { ModelFailure } from '../models/model-failure.ts'
import * as texts from './ask-browser-model.texts.ts'
import { askInSteps } from '../answer/ask-in-steps.ts'
import type { WritingModel } from '../answer/writing-model.ts'
import { chooseForm, mayMendWith } from '../answer/choose-form.ts'

/** An answer by a model that this browser asks: the same request, reading, checks and second try as on the server. */
export async function answerHere(
  open: () => Promise<WritingModel>,
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
    return { ...answered(output, engine), ...(cause === undefined ? {} : { cause }) }
  }
  let model: WritingModel | undefined
  let text = ''
  const show = (whole: string) => {
    text = whole
    onText?.(whole)
  }
  try {
    const opened = await open()
    model = opened
    const { name } = opened
    const form = await chooseForm(opened, question)
    if (form.way === 'none') return without('too-long', form.reason)
    onAsking?.(name, 'own-model')
    const write = (request: ModelRequest, onDelta: ((delta: string) => void) | undefined) =>
      form.way === 'steps'
        ? askInSteps(opened, { ...form, signal, onText: onDelta && show })
        : opened.write(request, {
            signal,
            maxOutputTokens: told.maxOutputTokens(parsed),
            schema: told.schema?.(parsed),
            onText: onDelta,
          })
    const written = await writeAnswer(question, form.request, {
      ask: async (request, onDelta) => ({ modelName: name, ...(await write(request, onDelta)) }),
      mayMend: (repair, reply) => mayMendWith(opened, form, repair, reply),
      onText: (delta) => show(text + delta),
      onMend: onMending,
    })
    if (written.plan === undefined) return without('unfit', unfitCause(written.said))
    const { unread, conflicts } = written
    return answered(
      {
        ...planOutput(question, written.plan),
        ...(unread.length > 0 ? { unread } : {}),
        ...(conflicts.length > 0 ? { conflicts } : {}),
      },
      { writtenBy: 'own-model', model: name },
    )
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    // Browsers and pages stop models for reasons of their own, too; only this signal is the person's.
    if (signal?.aborted) return failed('STOPPED', texts.stopped)
    const { kind, told: cause } = error
    if (kind === 'refused') return without('refused', cause)
    if (kind === 'too-long') return without('too-long', model && texts.tooLongFor(model.name))
    if (text.trim() !== '') return failed('BROKEN_OFF', error.message)
    if (cause !== undefined) return without('unavailable', cause)
    return without(kind === 'not-allowed' || kind === 'money' ? 'key' : 'unavailable')
  }
}

function answered(output: object, engine: EngineReport): StreamedAnswer {
  return { ok: true, answer: ToolAnswer.parse({ ...output, engine }) }
}
