import { repairRequest, type ModelRequest } from '#tools/contract/change-request.ts'
import type { Item } from '#tools/contract/plan.ts'
import { ModelFailure } from '../models/model-failure.ts'
import type { Question } from './asked.ts'
import { betterAttempt, showablePlan, withoutWished } from './choose-attempt.ts'
import { readAttempt } from './read-attempt.ts'

/** `isCut`: it ended at its largest length. */
export type Reply = { text: string; isCut: boolean; modelName: string }

export type Writer = {
  /** Throws `ModelFailure`. */
  ask: (request: ModelRequest, onText?: (delta: string) => void) => Promise<Reply>
  /** Whether there is time, money and room to ask once more: `repair` for a reply like this one. */
  mayMend: (repair: ModelRequest, reply: string) => Promise<boolean>
  onText?: ((delta: string) => void) | undefined
  onMend?: (() => void) | undefined
  onRead?: ((reply: string, faults: readonly string[]) => void) | undefined
}

export type Written = {
  /** undefined: neither the answer nor what was mended of it may be shown. */
  plan: unknown
  modelName: string
  /** Sentences about what was wrong with the reply that was taken. */
  faults: readonly string[]
  unread: readonly string[]
  conflicts: readonly Item[]
  /** What the model wrote instead of an answer: it may say why there is none. */
  said: string | undefined
}

/** More faults would outweigh the request; code fixes the rest. */
const mostTold = 12
const wishFirst = 'Where the wish itself asks for what is named here as a fault, keep to the wish.'

/**
 * One answer by a model, read and checked. With faults that code cannot mend whole, the model is asked once to mend
 * them, unseen; what is left code mends. Throws the `ModelFailure` of the first try; a second one that fails leaves the
 * first.
 */
export async function writeAnswer(
  asked: Question,
  request: ModelRequest,
  { ask, mayMend, onText, onMend, onRead }: Writer,
): Promise<Written> {
  const hasWishes = (asked.change?.wishes.length ?? 0) > 0
  const reply = await ask(request, onText)
  const first = readAttempt(asked, reply)
  onRead?.(reply.text, sentencesOf(first))
  let { modelName } = reply
  let taken = first
  const sentences = [...sentencesOf(first).slice(0, mostTold), ...(hasWishes ? [wishFirst] : [])]
  const repair = repairRequest(request, reply.text, sentences)
  if (first.faults.some(({ byCode }) => !byCode) && (await mayMend(repair, reply.text))) {
    onMend?.()
    const again = await unlessFailed(ask(repair))
    if (again) {
      const second = readAttempt(asked, again)
      onRead?.(again.text, sentencesOf(second))
      taken = betterAttempt(first, second)
      if (taken === second) modelName = again.modelName
      if (hasWishes) taken = withoutWished(taken, first, second)
    }
  }
  const { unread, conflicts } = taken
  const plan = showablePlan(asked, taken)
  // What was shown of it stays with the reader, as when the connection breaks.
  if (plan === undefined && first.plan !== undefined && reply.isCut)
    throw new ModelFailure('cut-off', 'at its largest length')
  return { plan, modelName, faults: sentencesOf(taken), unread, conflicts, said: taken.said }
}

function sentencesOf({ faults }: ReturnType<typeof readAttempt>): string[] {
  return faults.map(({ sentence }) => sentence)
}

async function unlessFailed(answer: Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ModelFailure && error.kind !== 'stopped') return undefined
    throw error
  }
}
