import type { ComposerReason } from '#tools/contract/engine-report.ts'
import { isByModel } from '#tools/contract/is-by-model.ts'
import type { FunctionFailure } from '#tools/function-failure.ts'
import { failed } from '#tools/run-function.ts'
import type { StreamedAnswer, StreamOptions } from '#tools/stream-function.ts'
import { askServer, type AskEngine, type EngineQuestion } from '#tools/workbench/answer-engine.ts'
import { sentenceFor } from '../answer/sentences.ts'
import * as texts from './ask-in-order.texts.ts'
import { engineKinds } from './engine-kinds.ts'
import { readOwnEngines } from './own-engines.ts'

/** One of those that are asked in turn, as the page names it. */
export type NamedEngine = { name: string; load: () => Promise<AskEngine> }

/** Asks those that the person has set up, in their order. */
export const askOwnEngines: AskEngine = async (question, options) =>
  askInOrder(await enginesToAsk(), question, options)

/** Those that are switched on, in the person's order. */
export async function enginesToAsk(): Promise<NamedEngine[]> {
  return (await readOwnEngines()).flatMap(({ kind, settings, isOn }) => {
    const found = engineKinds[kind]
    return isOn && found ? [{ name: found.nameOf(settings), load: () => found.load(settings) }] : []
  })
}

/**
 * Asks one after the other. Who fails before its first word is followed by the next, and the answer says so; after a
 * first word nobody else is asked.
 */
export async function askInOrder(
  engines: readonly NamedEngine[],
  question: EngineQuestion,
  options: StreamOptions = {},
): Promise<StreamedAnswer> {
  const before: string[] = []
  let fallback: StreamedAnswer | undefined
  for (const [index, { name, load }] of engines.entries()) {
    const isLast = index === engines.length - 1
    let hasText = false
    const ask = await load().catch((error: unknown) => notLoaded(name, error))
    const streamed = await ask(question, {
      ...options,
      // What is composed because no model wrote is saved once, when nobody is left to ask.
      ...(isLast ? {} : { models: 'try' as const }),
      onText(text) {
        hasText ||= text.trim() !== ''
        options.onText?.(text)
      },
    })
    if (hasText || isFinal(streamed)) return withSentence(streamed, before)
    before.push(sentenceAbout(name, streamed))
    // An answer without a model is better than a failure of the next.
    fallback = streamed.ok || fallback === undefined || !fallback.ok ? streamed : fallback
  }
  if (fallback === undefined) return askServer(question, { ...options, models: 'none' })
  return withOutcome(fallback, before, { asked: engines.length, isChange: question.change !== undefined })
}

/** The script that asks it is fetched when it is needed, and then this site can be out of reach. */
function notLoaded(name: string, error: unknown): AskEngine {
  console.error(error)
  const cause = texts.couldNotBeLoaded(name)
  return async () => ({ ...failed('NETWORK', `${cause} ${texts.reloadPage}`), cause })
}

/** Nobody else would do better: a model wrote it, somebody stopped it, or the form itself does not fit. */
function isFinal(streamed: StreamedAnswer): boolean {
  if (streamed.ok) return isByModel(streamed.answer.engine)
  const { code, fields } = streamed.failure
  return code === 'STOPPED' || Object.keys(fields).length > 0
}

/** Somebody wrote it after others had failed. */
function withSentence(streamed: StreamedAnswer, before: readonly string[]): StreamedAnswer {
  if (!streamed.ok || before.length === 0) return streamed
  const { engine } = streamed.answer
  const sentence = [...before, engine.sentence ?? ''].join(' ').trim()
  return { ...streamed, answer: { ...streamed.answer, engine: { ...engine, sentence } } }
}

/** Nobody wrote it. */
function withOutcome(
  streamed: StreamedAnswer,
  before: readonly string[],
  { asked, isChange }: { asked: number; isChange: boolean },
): StreamedAnswer {
  if (!streamed.ok || asked < 2) return streamed
  const { engine } = streamed.answer
  const outcome = isChange ? 'unchanged' : streamed.answer.needsModel ? 'request' : 'composed'
  // Each reason stands before it already.
  const sentence = [...before, sentenceFor('no-model', outcome)].join(' ').trim()
  return { ...streamed, answer: { ...streamed.answer, engine: { ...engine, sentence } } }
}

const reasons: Record<ComposerReason, string> = {
  'no-model': texts.hasNoModel,
  limit: texts.hasNoAnswersLeft,
  busy: texts.isBusy,
  budget: texts.hasNoBudget,
  unavailable: texts.didNotAnswer,
  refused: texts.declined,
  unfit: texts.didNotFollow,
  stopped: texts.wasStopped,
  key: texts.refusedKey,
  'too-long': texts.isTooSmall,
}

const failures: Partial<Record<FunctionFailure['code'], string>> = {
  RATE_LIMITED: texts.hadTooManyRequests,
  TIMEOUT: texts.tookTooLong,
  NETWORK: texts.wasUnreachable,
  FORBIDDEN: texts.takesNoOwnKeys,
}

function sentenceAbout(name: string, streamed: StreamedAnswer): string {
  const reason = streamed.ok ? streamed.answer.engine.reason : undefined
  if (streamed.cause !== undefined && reason !== 'too-long') return streamed.cause
  const why = streamed.ok
    ? reasons[reason ?? 'unavailable']
    : (failures[streamed.failure.code] ?? texts.didNotAnswer)
  return `${name} ${why}`
}
