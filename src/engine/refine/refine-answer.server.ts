import type { Log } from '#platform/log.server.ts'
import type { ComposerReason, EngineReport } from '#tools/engine-report.ts'
import type { Tool } from '#tools/tools.ts'
import { askModels, type AskDeps, type Candidate } from '../models/ask-models.server.ts'
import { estimateTokens, type Budget, type Reservation } from '../models/budget.ts'
import { ModelFailure } from '../models/model-failure.ts'
import { usualDeadlines } from '../models/stream-model.server.ts'
import type { Caller, Turnstile } from '../models/turnstile.server.ts'
import { findViolations } from './find-violations.ts'
import { instructionsOf } from './instructions.server.ts'
import { instructionText, materialText, repairText } from './request-text.ts'

export type Gateway = AskDeps & {
  candidatesFor: (toolSlug: string) => Candidate[]
  budget: Budget
  turnstile: Turnstile
  log: Pick<Log, 'info' | 'warn'>
}

export type RefineJob = {
  tool: Tool
  input: unknown
  /** The composed answer. */
  output: object
  caller: Caller
  wish?: string
}

export type RefineOptions = {
  signal?: AbortSignal
  onText?: (delta: string) => void
}

export type RefinedAnswer = { output: object; engine: EngineReport }

const sentences: Record<ComposerReason, string> = {
  'no-model': "Composed by Blueprompt's own rules, without a model.",
  limit:
    "Your share of model answers for this hour is used up, so this is the draft composed by Blueprompt's own rules.",
  budget: "Today's budget for models is used up, so this is the draft composed by Blueprompt's own rules.",
  unavailable: "The model did not answer, so this is the draft composed by Blueprompt's own rules.",
  refused: "The model declined this text, so this is the draft composed by Blueprompt's own rules.",
  unfit:
    "The model's version lost something of yours, so this is the draft composed by Blueprompt's own rules.",
  key: "The provider did not accept your key, so this is the draft composed by Blueprompt's own rules.",
  stopped: "You stopped the model, so this is the draft composed by Blueprompt's own rules.",
}

/**
 * Lets a model sharpen a composed answer, checks what it made of it, and otherwise gives the draft back with the
 * reason. Throws `ModelFailure` only when words were already shown and their end is missing.
 */
export async function refineAnswer(
  gateway: Gateway,
  job: RefineJob,
  options: RefineOptions = {},
): Promise<RefinedAnswer> {
  const { tool, output } = job
  const instructions = instructionsOf(tool.slug)
  const candidates = gateway.candidatesFor(tool.slug)
  if (tool.refine === undefined || instructions === undefined || candidates.length === 0)
    return keptDraft(output, 'no-model')

  const entry = await gateway.turnstile.enter(job.caller)
  if (entry.kind === 'limit') return keptDraft(output, entry.limit === 'busy' ? 'unavailable' : 'limit')
  try {
    const {
      output: refined,
      reason,
      modelName,
    } = await attempt(gateway, job, options, {
      candidates,
      refine: tool.refine,
      instructions: instructionText(instructions),
      maxOutputTokens: instructions.maxOutputTokens,
    })
    const remaining = entry.remaining
    if (refined === undefined) return keptDraft(output, reason ?? 'unavailable', remaining)
    return {
      output: refined,
      engine: { writtenBy: 'model', remaining, ...(modelName === undefined ? {} : { model: modelName }) },
    }
  } finally {
    entry.leave()
  }
}

type Attempt = {
  candidates: readonly Candidate[]
  refine: NonNullable<Tool['refine']>
  instructions: string
  maxOutputTokens: number
}

type Outcome = { output?: object; reason?: ComposerReason; modelName?: string }

async function attempt(
  gateway: Gateway,
  { tool, input, output, wish }: RefineJob,
  { signal, onText }: RefineOptions,
  { candidates, refine, instructions, maxOutputTokens }: Attempt,
): Promise<Outcome> {
  const draft = refine.draftOf(output)
  const words = refine.wordsFor(draft.split(/\s+/u).filter(Boolean).length)
  const source = refine.sourceOf(input)
  const deadlines = gateway.deadlines ?? usualDeadlines
  // Both tries together: the page waits a minute and no longer.
  const endsAt = performance.now() + deadlines.totalMs
  const material = materialText({ input, draft, words, ...(wish === undefined ? {} : { wish }) })
  let isShown = false

  const ask = async (text: string, show?: (delta: string) => void) => {
    const dearest = candidates[0]?.modelName ?? ''
    const reservation = gateway.budget.reserve(dearest, estimateTokens(instructions + text), maxOutputTokens)
    if (reservation === undefined) return undefined
    return settled(reservation, () =>
      askModels(candidates, { instructions, material: text, maxOutputTokens }, inTime(), {
        ...(signal ? { signal } : {}),
        ...(show ? { onText: show } : {}),
        onFailure: (provider, failure) =>
          gateway.log.warn({ provider, tool: tool.slug, failure: failure.kind }, 'model failed'),
      }),
    )
  }

  try {
    const first = await ask(material, (delta) => {
      isShown = true
      onText?.(delta)
    })
    if (first === undefined) return { reason: 'budget' }
    let answer = first
    let fitting = fit(answer.text)
    if (fitting.output === undefined && endsAt - performance.now() > worthwhileMs) {
      const repaired = await ask(repairText(material, answer.text, fitting.violations))
      if (repaired !== undefined) {
        answer = repaired
        fitting = fit(answer.text)
      }
    }
    gateway.log.info(
      {
        tool: tool.slug,
        model: answer.modelName,
        inputTokens: answer.inputTokens,
        outputTokens: answer.outputTokens,
        isKept: fitting.output !== undefined,
        violations: fitting.violations.length,
      },
      'model answered',
    )
    return fitting.output === undefined
      ? { reason: 'unfit' }
      : { output: fitting.output, modelName: answer.modelName }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    if (isShown && error.kind !== 'stopped' && error.kind !== 'refused') throw error
    return { reason: reasonFor(error) }
  }

  function inTime(): AskDeps {
    return { ...gateway, deadlines: { ...deadlines, totalMs: Math.max(0, endsAt - performance.now()) } }
  }

  function fit(text: string): { output?: object; violations: string[] } {
    const trimmed = draft.endsWith('\n') ? `${text.trim()}\n` : text.trim()
    const violations = findViolations({ source, draft, text: trimmed, words })
    if (violations.length > 0) return { violations }
    const refined = refine.withText(output, trimmed)
    return refined === undefined
      ? { violations: ['Return the text in exactly the form of the draft.'] }
      : { output: refined, violations: [] }
  }
}

async function settled<Answer extends { inputTokens: number; outputTokens: number }>(
  reservation: Reservation,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await ask()
    reservation.settle(answer.inputTokens, answer.outputTokens)
    return answer
  } catch (error) {
    // What a broken call cost is unknown, so its money stays put aside, unless it never reached a model.
    if (error instanceof ModelFailure && costsNothing.has(error.kind)) reservation.settle(0, 0)
    throw error
  }
}

/** With less time than this a second try would only be cut off. */
const worthwhileMs = 5_000

const costsNothing: ReadonlySet<ModelFailure['kind']> = new Set([
  'rate-limited',
  'money',
  'overloaded',
  'bad-request',
  'not-allowed',
  'server',
  'network',
])

function reasonFor({ kind }: ModelFailure): ComposerReason {
  if (kind === 'stopped' || kind === 'refused') return kind
  return 'unavailable'
}

function keptDraft(output: object, reason: ComposerReason, remaining?: number): RefinedAnswer {
  return {
    output,
    engine: {
      writtenBy: 'composer',
      reason,
      sentence: sentences[reason],
      ...(remaining === undefined ? {} : { remaining }),
    },
  }
}
