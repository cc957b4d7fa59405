import {
  contextQuestions,
  type ContextPlace,
  type ContextQuestion,
  type ToldContext,
} from './context-questions.ts'

/** The answer's JSON; undefined when there is none. Never throws. */
export type AskContext = (question: ContextQuestion) => Promise<unknown>

export type LearnContext = (
  place: ContextPlace,
  ask: AskContext,
  service?: string,
) => Promise<ToldContext | undefined>

/** Somebody may load the model anew with another size. */
const knownForMs = 5 * 60_000
/** A server that was not there may be started. */
const unknownForMs = 15_000

type Known = { told: Promise<ToldContext | undefined>; until: number; isOpen?: boolean | undefined }

/** Asks a runtime how much its model holds, remembers it, and asks again after a while. */
export function createContextLearner(now: () => number = () => performance.now()): LearnContext {
  const known = new Map<string, Known>()
  return (place, ask, service) => {
    const key = `${place.address} ${place.model}`
    const before = known.get(key)
    if (before && now() < before.until) return before.told
    const asked = askAll(contextQuestions(place, service), ask)
    // Nobody waits while it is asked again: a server that keeps silent would hold up every answer of that moment.
    const entry: Known = { told: before && !before.isOpen ? before.told : asked, until: Infinity }
    known.set(key, entry)
    void asked.then((told) => {
      entry.told = asked
      entry.isOpen = told?.isOpen
      entry.until = now() + (told && !told.isOpen ? knownForMs : unknownForMs)
    })
    return entry.told
  }
}

async function askAll(
  questions: readonly ContextQuestion[],
  ask: AskContext,
): Promise<ToldContext | undefined> {
  for (const question of questions) {
    const told = question.read(await ask(question))
    if (told) return told
  }
  return undefined
}
