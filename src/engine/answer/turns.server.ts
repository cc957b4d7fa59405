import type { ModelRequest } from '#tools/contract/change-request.ts'
import type { Candidate } from '../models/ask-models.server.ts'
import { roomOf } from '../models/context/room-of.ts'
import type { Question } from './asked.ts'
import { chooseForm, type Form } from './choose-form.ts'
import type { ModelRoom } from './writing-model.ts'

/** Models that are asked in turn for the same request. */
export type Turn = {
  candidates: readonly Candidate[]
  name: string
  /** Found out when it is their turn: a server of one's own is asked first how much its model holds. */
  open: () => Promise<OpenTurn>
}

export type OpenTurn = { form: Form; room: ModelRoom | undefined }

/** Those that hold whatever our tools ask go together and get `whole`; a model that may be small gets a form of its own. */
export function turnsFor(question: Question, candidates: readonly Candidate[], whole: ModelRequest): Turn[] {
  const turns: Turn[] = []
  let together: Candidate[] | undefined
  for (const candidate of candidates) {
    if (candidate.context !== undefined) {
      together = undefined
      turns.push(turnOf(question, candidate, candidate.context))
    } else if (together === undefined) {
      together = [candidate]
      turns.push(wholeTurn(whole, together, candidate.modelName))
    } else together.push(candidate)
  }
  return turns
}

function turnOf(question: Question, candidate: Candidate, context: NonNullable<Candidate['context']>): Turn {
  const { modelName: name } = candidate
  let opened: Promise<OpenTurn> | undefined
  const open = async () => {
    const told = await context()
    const room = told && roomOf(told)
    return { form: await chooseForm({ name, room }, question), room }
  }
  return { candidates: [candidate], name, open: () => (opened ??= open()) }
}

function wholeTurn(request: ModelRequest, candidates: readonly Candidate[], name: string): Turn {
  return { candidates, name, open: async () => ({ form: { way: 'whole', request }, room: undefined }) }
}

/** Why none of these models can be asked; undefined as soon as one can. */
export async function whyTooSmall(turns: readonly Turn[]): Promise<string | undefined> {
  let reason: string | undefined
  for (const turn of turns) {
    const { form } = await turn.open()
    if (form.way !== 'none') return undefined
    reason ??= form.reason
  }
  return reason
}
