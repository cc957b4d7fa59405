import { modelRequest, type ModelRequest } from '#tools/contract/change-request.ts'
import type { AskStep, ShortInstructions } from '#tools/contract/short-instructions.ts'
import { shortened } from '#tools/contract/tool-instructions.ts'
import type { Question } from './asked.ts'
import type { WritingModel, ModelRoom } from './writing-model.ts'
import * as texts from './choose-form.texts.ts'

/** How a model is asked: at once, in steps, or not at all, with the reason for the person. */
export type Form =
  | { way: 'whole'; request: ModelRequest }
  | { way: 'steps'; request: ModelRequest; steps: readonly AskStep[] }
  | { way: 'none'; reason: string }

/** Below this, a model loses the thread of the long instructions even where they fit. */
export const shortBelowTokens = 16_000
/** Of the order of a step, and of what runtimes put around messages. */
const framingTokens = 150

/** The largest form of the request that leaves the model room to answer. */
export async function chooseForm(
  model: Pick<WritingModel, 'name' | 'room'>,
  question: Question,
): Promise<Form> {
  const { core, told } = question
  const { room } = model
  const whole = modelRequest(core, told, question)
  if (room === undefined) return { way: 'whole', request: whole }
  const answerTokens = await tokensOfAnswer(room, question)
  const isSmall = room.contextTokens < shortBelowTokens
  if (!isSmall && (await fits(room, whole, answerTokens))) return { way: 'whole', request: whole }
  const short = await told.short?.()
  if (short === undefined) return fitsOrNot(model.name, room, whole, answerTokens)
  const request = modelRequest(core, shortened(told, short), question)
  if (await fits(room, request, answerTokens)) return { way: 'whole', request }
  if (question.change) return { way: 'none', reason: texts.textTooLongFor(model.name) }
  return inSteps(model.name, room, { request, short, question })
}

async function inSteps(
  name: string,
  room: ModelRoom,
  { request, short, question }: { request: ModelRequest; short: ShortInstructions; question: Question },
): Promise<Form> {
  const steps = short.steps(question.input)
  const longest = Math.max(...steps.map(({ maxOutputTokens }) => maxOutputTokens))
  if (await fits(room, request, longest)) return { way: 'steps', request, steps }
  const isToolTooLarge = !(await fits(room, { ...request, material: '' }, longest))
  const reason = isToolTooLarge ? texts.tooSmallForTool(name) : texts.textTooLongFor(name)
  return { way: 'none', reason }
}

async function fitsOrNot(
  name: string,
  room: ModelRoom,
  request: ModelRequest,
  answerTokens: number,
): Promise<Form> {
  if (await fits(room, request, answerTokens)) return { way: 'whole', request }
  return { way: 'none', reason: texts.tooLongFor(name) }
}

/** A changed answer is about as long as the one before. */
async function tokensOfAnswer(room: ModelRoom, { core, told, input, change }: Question): Promise<number> {
  const most = told.maxOutputTokens(input)
  if (change === undefined) return most
  return Math.min(most, Math.ceil((await room.countTokens(core.write(change.plan))) * 1.4) + 200)
}

export async function fits(room: ModelRoom, request: ModelRequest, answerTokens: number): Promise<boolean> {
  const sent = await room.countTokens(`${request.instructions}\n\n${request.material}`)
  return sent + framingTokens + answerTokens <= room.contextTokens
}

/** Whether a model may be asked to mend its answer: one that cannot write the whole at once cannot read it again. */
export async function mayMendWith(
  { room }: Pick<WritingModel, 'room'>,
  { way }: Form,
  repair: ModelRequest,
  reply: string,
): Promise<boolean> {
  if (way !== 'whole') return false
  return room === undefined || fits(room, repair, await room.countTokens(reply))
}
