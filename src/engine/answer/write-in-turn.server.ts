import { modelRequest } from '#tools/contract/change-request.ts'
import type { AskedAnswer, AskOptions, Candidate } from '../models/ask-models.server.ts'
import { ModelFailure } from '../models/model-failure.ts'
import type { ModelCall } from '../models/model-call.ts'
import { askInSteps } from './ask-in-steps.ts'
import type { Asked } from './asked.ts'
import { mayMendWith } from './choose-form.ts'
import type { OpenTurn, Turn } from './turns.server.ts'
import { writeAnswer, type Reply, type Writer, type Written } from './write-answer.ts'
import type { WritingModel } from './writing-model.ts'

export type Listener = {
  signal?: AbortSignal
  onAsk?: (modelName: string) => void
  /** `at`: it takes the place of everything from this character on; otherwise it follows what came before. */
  onText?: (text: string, at?: number) => void
  onMend?: () => void
  /** Each whole reply, with what the checks found in it. */
  onRead?: (reply: string, faults: readonly string[]) => void
}

/** Asks models for one answer, and counts what that costs. */
export type Asking = {
  spentDollars: () => number
  /** Whether it counts as an answer: a provider did its part, or whoever asked has stopped it. */
  isUsed: () => boolean
  /** Whether a word of a model was shown. */
  isShown: () => boolean
  hasTimeLeft: () => boolean
  onText: NonNullable<Listener['onText']>
  /** Throws `ModelFailure`. */
  ask: (
    whom: { candidates: readonly Candidate[]; isFallback: boolean },
    call: ModelCall,
    options: Pick<AskOptions, 'onAsk' | 'onText'>,
  ) => Promise<AskedAnswer>
}

type TurnParts = {
  /** Of `callFor`. */
  whole: ModelCall
  asking: Asking
  mayMend: () => Promise<boolean>
  listener: Listener
}

/**
 * One answer by the first models that give one. Who is too small is passed over, and so is who fails before its first
 * word. Throws the last `ModelFailure`.
 */
export async function writeInTurn(
  asked: Asked,
  turns: readonly Turn[],
  { whole, asking, mayMend, listener }: TurnParts,
): Promise<Written> {
  let failure: ModelFailure | undefined
  for (const [at, turn] of turns.entries()) {
    const opened = await turn.open()
    const { form, room } = opened
    if (form.way === 'none') {
      failure ??= new ModelFailure('too-long', form.reason)
      continue
    }
    try {
      return await writeAnswer(asked, form.request, {
        ask: askerOf(asked, turn, opened, { whole, asking, listener, isFallback: at > 0 }),
        mayMend: async (repair, reply) =>
          (await mayMendWith({ room }, form, repair, reply)) && (await mayMend()),
        onText: asking.onText,
        onMend: listener.onMend,
        onRead: listener.onRead,
      })
    } catch (error) {
      if (!(error instanceof ModelFailure) || error.kind === 'stopped' || asking.isShown()) throw error
      failure = error
    }
  }
  throw failure ?? new ModelFailure('overloaded', 'there is nobody to ask')
}

/** What is asked of a model that writes the whole answer at once. */
export function callFor({ slug, core, told, input, composed, change }: Asked): ModelCall {
  const schema = told.schema?.(input)
  return {
    ...modelRequest(core, told, { input, composed, change }),
    maxOutputTokens: told.maxOutputTokens(input),
    schema: schema && { name: slug, schema },
  }
}

type AskerParts = Pick<TurnParts, 'whole' | 'asking' | 'listener'> & { isFallback: boolean }

function askerOf(
  asked: Asked,
  { candidates, name }: Turn,
  { form, room }: OpenTurn,
  { whole, asking, listener: { onAsk, signal }, isFallback }: AskerParts,
): Writer['ask'] {
  const whom = { candidates, isFallback }
  if (form.way !== 'steps')
    return (request, onText) =>
      asking.ask(
        whom,
        { ...whole, ...request },
        // Of the second try the page knows that it mends.
        onText ? { onText, ...(onAsk ? { onAsk } : {}) } : {},
      )
  const model: WritingModel = {
    name,
    room,
    write(request, { maxOutputTokens, schema, onText }) {
      const call = { ...request, maxOutputTokens, schema: schema && { name: asked.slug, schema } }
      return asking.ask(whom, call, onText ? { onText } : {})
    },
  }
  return async (_, onText): Promise<Reply> => {
    // The pieces belong together.
    onAsk?.(name)
    const written = await askInSteps(model, { ...form, signal, onText: onText && changesFor(asking.onText) })
    return { ...written, modelName: name }
  }
}

/** Hands on what has changed in a text that is told whole each time. */
function changesFor(onText: Asking['onText']): (whole: string) => void {
  let shown = ''
  return (whole) => {
    if (whole === shown) return
    let at = 0
    while (at < shown.length && shown[at] === whole[at]) at += 1
    onText(whole.slice(at), at < shown.length ? at : undefined)
    shown = whole
  }
}
