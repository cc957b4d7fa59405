import type { ComposerReason, EngineReport } from '#tools/engine-report.ts'
import type { RefineWish } from '#tools/refine-wish.ts'
import type { Tool } from '#tools/tools.ts'
import type { Gateway, OwnKey } from '../gateway.ts'
import type { Caller, LimitKind, Pass } from '../limits/gatekeeper.server.ts'
import { askModels, type AskedCall, type AskDeps, type Candidate } from '../models/ask-models.server.ts'
import { createCircuitBreaker } from '../models/circuit-breaker.ts'
import { costOf, estimateTokens } from '../models/cost.ts'
import { ModelFailure } from '../models/model-failure.ts'
import { usualDeadlines } from '../models/stream-model.server.ts'
import { answerOnTable, type ComposedAnswer } from './composed-answer.ts'
import { instructionText } from './contract.ts'
import { instructionsOf } from './instructions.server.ts'
import { createLeakGuard, type LeakGuard } from './leak-guard.server.ts'
import { partsTask } from './parts-task.ts'
import type { Progress, RefineTask } from './refine-task.ts'
import { repairText } from './repair-text.ts'
import { sentenceFor } from './sentences.ts'
import { textTask } from './text-task.ts'

export type AnswerJob = {
  tool: Tool
  input: unknown
  /** The answer composed from the input. */
  output: object
  /** What our own rules can do about the wish: the draft, and what stays when no model helps. */
  own: ComposedAnswer
  caller: Caller
  wish?: RefineWish
  ownKey?: OwnKey
}

export type RefineOptions = Progress & { signal?: AbortSignal }

export type RefinedAnswer = { output: object; engine: EngineReport }

/** More than the longest form with its draft; what is longer would only be paid for. */
const mostInputTokens = 48_000

/**
 * Lets a model sharpen a composed answer, checks what it made of it, and otherwise gives back what our own rules can
 * do, with the reason. Throws `ModelFailure` only when words were already shown and their end is missing.
 */
export async function refineAnswer(
  gateway: Gateway,
  job: AnswerJob,
  options: RefineOptions = {},
): Promise<RefinedAnswer> {
  const instructions = instructionsOf(job.tool.slug)
  const candidates = candidatesOf(gateway, job)
  const task = instructions && candidates.length > 0 ? taskFor(job) : undefined
  if (instructions === undefined || task === undefined) return ownAnswer(job, 'no-model')

  const told = instructionText(instructions, task.form)
  const inputTokens = estimateTokens(told + task.material)
  if (inputTokens > mostInputTokens) return ownAnswer(job, 'too-long')
  const { maxOutputTokens } = instructions
  // What stands first is asked first; the next ones may be dearer.
  const mostDollars = Math.max(
    ...candidates.map(({ modelName }) => costOf(modelName, inputTokens, maxOutputTokens)),
  )
  const entry = await gateway.gatekeeper
    .enter(job.caller, job.ownKey === undefined ? mostDollars : undefined)
    .catch((error: unknown) => {
      gateway.log.error({ error }, 'the counters of models do not answer')
      return undefined
    })
  if (entry === undefined) return ownAnswer(job, 'unavailable')
  if (entry.kind === 'refused')
    return ownAnswer(job, reasonOfLimit[entry.limit], entry.limit === 'hour' ? 0 : undefined)
  const attempt = new Attempt(gateway, job, task, {
    candidates,
    told,
    maxOutputTokens,
    mostDollars,
    pass: entry,
  })
  try {
    const outcome = await attempt.run(options)
    if ('reason' in outcome) return ownAnswer(job, outcome.reason, entry.remaining)
    return {
      output: outcome.output,
      engine: {
        writtenBy: 'model',
        model: outcome.modelName,
        ...(entry.remaining === undefined ? {} : { remaining: entry.remaining }),
      },
    }
  } finally {
    // Nobody waits for the counters.
    entry.leave(attempt.spentDollars).catch((error: unknown) => {
      gateway.log.error({ error }, 'the counters of models do not answer')
    })
  }
}

const reasonOfLimit: Record<LimitKind, ComposerReason> = {
  hour: 'limit',
  day: 'budget',
  budget: 'budget',
  busy: 'busy',
  'at-once': 'busy',
}

function candidatesOf(gateway: Gateway, { tool, ownKey }: AnswerJob): readonly Candidate[] {
  if (ownKey === undefined) return gateway.candidatesFor(tool.slug)
  return gateway.candidateForKey === undefined ? [] : [gateway.candidateForKey(ownKey)]
}

/** undefined when no model may touch this answer. */
function taskFor({ tool, input, output, wish }: AnswerJob): RefineTask | undefined {
  const onTable = answerOnTable(tool, output, wish)
  const parts = tool.refineParts?.partsOf(onTable)
  if (tool.refineParts !== undefined && parts !== undefined && parts.length > 0)
    return partsTask(tool.refineParts, parts, { tool, input, output: onTable, wish })
  return tool.refine && textTask(tool.refine, { tool, input, output, wish })
}

function ownAnswer({ own, wish }: AnswerJob, reason: ComposerReason, remaining?: number): RefinedAnswer {
  return {
    output: own.output,
    engine: {
      writtenBy: 'composer',
      reason,
      sentence: sentenceFor(reason, { hasWish: wish !== undefined, said: own.said }),
      ...(remaining === undefined ? {} : { remaining }),
    },
  }
}

type AttemptParts = {
  candidates: readonly Candidate[]
  /** The instructions as they are sent. */
  told: string
  maxOutputTokens: number
  mostDollars: number
  pass: Pass
}

type Outcome = { output: object; modelName: string } | { reason: ComposerReason }

/** With less time than this a second try would only be cut off. */
const worthwhileMs = 5_000

/** A first try and, when that does not fit, a second one that is told what was wrong. */
class Attempt {
  spentDollars = 0
  readonly #gateway: Gateway
  readonly #job: AnswerJob
  readonly #task: RefineTask
  readonly #parts: AttemptParts
  readonly #deadlines: AskDeps['deadlines'] & object
  readonly #endsAt: number
  readonly #breaker: AskDeps['breaker']
  #isShown = false

  constructor(gateway: Gateway, job: AnswerJob, task: RefineTask, parts: AttemptParts) {
    this.#gateway = gateway
    this.#job = job
    this.#task = task
    this.#parts = parts
    this.#deadlines = gateway.deadlines ?? usualDeadlines
    // Both tries together: the page waits a minute and no longer.
    this.#endsAt = performance.now() + this.#deadlines.totalMs
    // A key that somebody mistyped says nothing about the provider.
    this.#breaker = job.ownKey === undefined ? gateway.breaker : createCircuitBreaker()
  }

  async run({ signal, ...progress }: RefineOptions): Promise<Outcome> {
    const { material } = this.#task
    try {
      const listen = this.#task.listener({
        ...progress,
        onText: (delta) => {
          this.#isShown = true
          progress.onText?.(delta)
        },
      })
      let answer = await this.#ask(material, signal, listen)
      let fitting = this.#fit(answer)
      if ('violations' in fitting && (await this.#mayRepair())) {
        answer = await this.#ask(repairText(material, answer.text, fitting.violations), signal)
        fitting = this.#fit(answer)
      }
      if ('violations' in fitting) {
        this.#gateway.log.info(
          { tool: this.#job.tool.slug, model: answer.modelName, violations: fitting.violations.length },
          'answer of a model was not kept',
        )
        return { reason: 'unfit' }
      }
      return { output: fitting.output, modelName: answer.modelName }
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      const isEnding = error.kind === 'stopped' || error.kind === 'refused' || error.kind === 'leaked'
      if (this.#isShown && !isEnding) throw error
      return { reason: this.#reasonFor(error) }
    }
  }

  async #mayRepair(): Promise<boolean> {
    if (this.#endsAt - performance.now() <= worthwhileMs) return false
    return this.#parts.pass.spendMore(this.#parts.mostDollars)
  }

  async #ask(material: string, signal?: AbortSignal, show?: (delta: string) => void) {
    const { candidates, told, maxOutputTokens } = this.#parts
    const guard = createLeakGuard(told, material)
    const answer = await askModels(
      candidates,
      { instructions: guard.marked, material, maxOutputTokens },
      {
        ...this.#gateway,
        breaker: this.#breaker,
        deadlines: { ...this.#deadlines, totalMs: Math.max(0, this.#endsAt - performance.now()) },
      },
      {
        ...(signal ? { signal } : {}),
        onText: (delta) => pass(guard.next(delta), show),
        onCall: (call) => this.#record(call, told.length + material.length),
      },
    )
    pass(guard.end(), show)
    return answer
  }

  #fit({ text, isCut }: { text: string; isCut: boolean }) {
    if (isCut)
      return { violations: ['The answer was cut at its largest length: write it shorter, and whole.'] }
    return this.#task.fit(text)
  }

  #record(call: AskedCall, sentCharacters: number): void {
    const { tool, caller, ownKey } = this.#job
    const isAnswer = 'answer' in call
    const usage = isAnswer ? call.answer : usageOf(call.failure, sentCharacters)
    const costUsd = ownKey === undefined ? costOf(call.modelName, usage.inputTokens, usage.outputTokens) : 0
    this.spentDollars += costUsd
    const { provider, modelName: model, durationMs } = call
    const outcome = isAnswer ? 'answered' : call.failure.kind
    this.#gateway.record({
      toolSlug: tool.slug,
      provider,
      model,
      isOwnKey: ownKey !== undefined,
      inputTokens: usage.inputTokens,
      outputTokens: usage.outputTokens,
      costUsd,
      outcome,
      durationMs: Math.round(durationMs),
      userId: caller.userId,
    })
    // An empty account and a wrong key wait for the operator; everything else mends itself.
    const isForOperator = ownKey === undefined && (outcome === 'money' || outcome === 'not-allowed')
    const level = isForOperator ? 'error' : isAnswer || outcome === 'stopped' ? 'info' : 'warn'
    this.#gateway.log[level](
      { provider, model, tool: tool.slug, outcome, ms: Math.round(durationMs) },
      isAnswer ? 'model answered' : 'model failed',
    )
  }

  #reasonFor({ kind }: ModelFailure): ComposerReason {
    if (kind === 'stopped' || kind === 'refused') return kind
    if (kind === 'leaked') return 'unfit'
    const isAboutKey = kind === 'not-allowed' || kind === 'money'
    return isAboutKey && this.#job.ownKey !== undefined ? 'key' : 'unavailable'
  }
}

function pass(words: ReturnType<LeakGuard['next']>, show: ((delta: string) => void) | undefined): void {
  if (words !== '') show?.(words)
}

const costsNothing: ReadonlySet<ModelFailure['kind']> = new Set([
  'rate-limited',
  'money',
  'overloaded',
  'bad-request',
  'not-allowed',
  'server',
  'network',
])

/** What a broken call is likely to be billed for; nobody says. */
function usageOf({ kind, writtenCharacters }: ModelFailure, sentCharacters: number) {
  if (costsNothing.has(kind) && writtenCharacters === 0) return { inputTokens: 0, outputTokens: 0 }
  return { inputTokens: Math.ceil(sentCharacters / 3), outputTokens: Math.ceil(writtenCharacters / 3) }
}
