import { stepRequest, type ModelRequest } from '#tools/contract/change-request.ts'
import type { AskStep } from '#tools/contract/short-instructions.ts'
import { joinedPieces } from './joined-pieces.ts'
import type { WritingModel } from './writing-model.ts'
import { fits } from './choose-form.ts'

type Asking = {
  request: ModelRequest
  steps: readonly AskStep[]
  signal: AbortSignal | undefined
  /** The answer so far, whole. */
  onText: ((text: string) => void) | undefined
}

/** One answer by a model that cannot write it at once: piece after piece, put together for the same reader. */
export async function askInSteps(
  model: WritingModel,
  { request, steps, signal, onText }: Asking,
): Promise<{ text: string; isCut: boolean }> {
  const pieces: string[] = []
  const together = (open?: string) => joinedPieces(steps, open === undefined ? pieces : [...pieces, open])
  for (const step of steps) {
    let piece = ''
    const { text } = await model.write(await requestFor(model, { request, step, pieces, steps }), {
      signal,
      maxOutputTokens: step.maxOutputTokens,
      schema: step.schema,
      onText:
        onText &&
        ((delta) => {
          piece += delta
          onText(together(piece).open)
        }),
    })
    pieces.push(text)
  }
  // A piece that reached its largest length ends somewhere; the others stand.
  return { text: together().whole, isCut: false }
}

type Step = Pick<Asking, 'request' | 'steps'> & { step: AskStep; pieces: readonly string[] }

/** With as much of what is written as the model can hold: the beginning, which names things, and the latest. */
async function requestFor(
  { room }: WritingModel,
  { request, step, pieces, steps }: Step,
): Promise<ModelRequest> {
  const kept = pieces.map((_, at) => at)
  for (;;) {
    const { whole } = joinedPieces(
      kept.map((at) => steps[at] ?? step),
      kept.map((at) => pieces[at] ?? ''),
    )
    const asked = stepRequest(request, kept.length === 0 ? '' : whole, step.order)
    if (room === undefined || kept.length === 0) return asked
    if (await fits(room, asked, step.maxOutputTokens)) return asked
    // A text that is gone on with needs its end, anything else its beginning.
    kept.splice(step.begins === '' ? 0 : Math.min(1, kept.length - 1), 1)
  }
}
