import { setImmediate as othersTurn } from 'node:timers/promises'
import { z } from 'zod'
import { fieldMessages } from '#engine/field-messages.ts'
import type { Statements } from '#platform/database/with-identity.server.ts'
import { AppError } from '#shared/app-error.ts'
import { mostPlanCharacters } from '#tools/contract/change-body.ts'
import type { ToolDefinition } from '#tools/contract/define-tool.ts'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import { EngineReport } from '#tools/contract/engine-report.ts'
import { mainText } from '#tools/main-text.ts'
import { renderPlan } from '#tools/plan-text.ts'
import type { ForViewer } from './history-context.server.ts'
import {
  findSaved,
  hasMoreThan,
  replaceGeneration,
  saveGeneration,
  type NewGeneration,
} from './history.server.ts'
import { claimEngine } from './claim-engine.ts'
import * as texts from './keep-results.texts.server.ts'
import { projectFacts } from './project-facts.ts'
import { StoredAnswer } from './stored-answer.ts'

const AnyRecord = z.record(z.string(), z.unknown())

/** A result that was made elsewhere: a browser kept it, a chat wrote it, or it could not be saved at once. */
const KeptResult = z.object({
  toolSlug: z.string().max(60),
  input: AnyRecord,
  plan: AnyRecord.optional(),
  /** The dialect it is shown in. */
  dialect: z.string().max(80).optional(),
  /** Instead of a plan: the whole answer of a version that had none. */
  output: AnyRecord.optional(),
  idempotencyKey: z.uuid(),
  /** Id or idempotency key of the row whose place it takes. */
  replaces: z.uuid().optional(),
  /**
   * A UUID for each time its page saved it, newest last, after the one that it was opened with. A row that was saved
   * meanwhile by another page is not replaced: this result becomes a row of its own, whose key is its newest version.
   */
  versions: z.array(z.uuid()).min(1).max(50).optional(),
  /** The history has had it: where its row is gone now, the person has deleted it, and it does not come back. */
  wasSaved: z.boolean().optional(),
  writtenBy: EngineReport.shape.writtenBy.optional(),
  /** The name of a model that the browser asked itself. */
  model: z.string().max(200).optional(),
  /** Why a text by a model is not finished, and what its page said about it. */
  reason: EngineReport.shape.reason,
  sentence: z.string().max(2_000).optional().catch(undefined),
})
type KeptResult = z.infer<typeof KeptResult>

const KeptResults = z.object({ results: z.array(KeptResult).max(50, texts.tooManyResults) })

type KeepDeps = { asSelf: ForViewer; findTool: (slug: string) => ToolDefinition | undefined }

/** A result whose tool has read it. */
type ReadResult = {
  sent: KeptResult
  generation: Omit<NewGeneration, 'output'>
  answer: Record<string, unknown>
  /** Only of results with a plan: what tells who wrote it. */
  planned?: { core: ToolCore; input: unknown; plan: unknown }
}

// The database takes no longer one.
const longestText = 1_000_000
// So that one person cannot fill the disk.
const mostKept = 20_000
// Composing anew to see whether somebody changed it must not hold up everybody else.
const composingMs = 1_500

/**
 * Saves all of them or none, and gives the keys of their rows, in their order. Throws `AppError` INVALID_INPUT naming
 * what cannot be read, and CONFLICT when there is no more room, or naming those whose rows were deleted.
 */
export async function keepResults({ asSelf, findTool }: KeepDeps, body: unknown): Promise<string[]> {
  const parsed = KeptResults.safeParse(body)
  if (!parsed.success) throw refused(fieldMessages(parsed.error.issues))
  const fields: Record<string, string> = {}
  const read: ReadResult[] = []
  for (const [index, sent] of parsed.data.results.entries()) {
    const tool = findTool(sent.toolSlug)
    const result = tool
      ? readResult(tool, await tool.core(), sent)
      : { faults: { toolSlug: texts.noSuchTool } }
    if (!('faults' in result)) read.push(result)
    else
      for (const [field, message] of Object.entries(result.faults))
        fields[`results.${index}.${field}`] = message
    await othersTurn()
  }
  if (Object.keys(fields).length > 0) throw refused(fields)

  const composeUntil = performance.now() + composingMs
  return asSelf(async (statements) => {
    const keys: string[] = []
    const conflicts: Record<string, string> = {}
    let isLonger = false
    for (const [index, result] of read.entries()) {
      try {
        const { key, isNew } = await keepResult(statements, result, composeUntil)
        keys.push(key)
        isLonger ||= isNew
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error
        conflicts[`results.${index}`] = error.message
      }
    }
    const [conflict] = Object.values(conflicts)
    if (conflict !== undefined) throw new AppError('CONFLICT', conflict, { fields: conflicts })
    if (isLonger && (await hasMoreThan(statements, mostKept)))
      throw new AppError('CONFLICT', texts.historyFull(mostKept.toLocaleString('en-US')))
    return keys
  })
}

async function keepResult(
  statements: Statements,
  { sent, generation, answer, planned }: ReadResult,
  composeUntil: number,
): Promise<{ key: string; isNew: boolean }> {
  const version = sent.versions?.at(-1)
  const { row, saved, beside } = planned ? await findPlace(statements, sent) : {}
  if (sent.wasSaved && !row && beside === undefined) throw new AppError('CONFLICT', texts.wasDeleted)
  const engine =
    planned && claimEngine(planned, { saved, said: sent, mayCompose: performance.now() < composeUntil })
  const output = { ...answer, ...(engine ? { engine, version, beside } : {}) }
  const key = (beside && version) || generation.idempotencyKey
  const whole = { ...generation, output, idempotencyKey: key }
  const isReplaced = row !== undefined && (await replaceGeneration(statements, row.id, whole))
  if (!isReplaced) await saveGeneration(statements, whole)
  return { key, isNew: !isReplaced }
}

/** The row that it replaces, and what is saved there. `beside`: the row where another page has saved meanwhile. */
async function findPlace(statements: Statements, { replaces, toolSlug, versions }: KeptResult) {
  const find = async (names: readonly string[]) => {
    const row = await findSaved(statements, names, toolSlug)
    const saved = row && StoredAnswer.catch({}).parse(row.output)
    const isOvertaken = saved?.version !== undefined && versions?.includes(saved.version) === false
    return { row, saved, beside: isOvertaken ? replaces : undefined }
  }
  const first = await find(replaces === undefined ? [] : [replaces])
  if (first.beside === undefined) return first
  // It has a row of its own already if the answer that named it was lost.
  const own = await find(versions?.toReversed() ?? [])
  const isOwn = own.saved?.beside === replaces && own.beside === undefined
  return isOwn ? { ...own, beside: replaces } : { ...first, row: undefined }
}

type Faulty = { faults: Record<string, string> }

/** What is kept of it, or what is wrong, by field. */
function readResult(tool: ToolDefinition, core: ToolCore, sent: KeptResult): ReadResult | Faulty {
  const { plan, output } = sent
  if (plan === undefined && output === undefined) return { faults: { plan: texts.sendPlan } }
  if (isTooLong(plan ?? output)) return tooLong(plan ? 'plan' : 'output')
  const read = plan === undefined ? readOldResult(tool, core, sent) : readPlan(tool, core, sent)
  // Not the one that was sent: of that a tool may keep only a small part.
  return 'generation' in read && isTooLong(read.generation.input) ? tooLong('input') : read
}

function isTooLong(part: unknown): boolean {
  return JSON.stringify(part).length > mostPlanCharacters
}

function tooLong(field: string): Faulty {
  return { faults: { [field]: texts.tooLong(characters(mostPlanCharacters)) } }
}

function readPlan(tool: ToolDefinition, core: ToolCore, sent: KeptResult): ReadResult | Faulty {
  const input = core.input.safeParse(sent.input)
  const plan = core.plan.safeParse(sent.plan)
  if (!input.success) return { faults: fieldMessages(input.error.issues, ['input']) }
  if (!plan.success) return { faults: fieldMessages(plan.error.issues, ['plan']) }
  const kept = core.forHistory?.(input.data, plan.data) ?? { input: input.data, plan: plan.data }
  const { text = '', dialect } = renderPlan(core, { ...kept, dialect: sent.dialect }) ?? {}
  if (text === '' || text.length > longestText)
    return { faults: { plan: texts.planTextLength(characters(longestText)) } }
  return {
    sent,
    generation: generationOf(tool, sent, { input: kept.input, text }),
    answer: {
      ...core.answer(kept.plan, kept.input),
      plan: kept.plan,
      planVersion: core.planVersion,
      ...(dialect?.id === sent.dialect ? { dialect: sent.dialect } : {}),
    },
    planned: { core, input: input.data, plan: plan.data },
  }
}

/** As it is, without a report on who wrote it and never composed again. */
function readOldResult(tool: ToolDefinition, core: ToolCore, sent: KeptResult): ReadResult | Faulty {
  const { engine: _engine, plan: _plan, needsModel: _needs, request: _request, ...given } = sent.output ?? {}
  // A tool that promised not to keep parts of a request knows them only in plans: the plain fields are left.
  const output = core.forHistory ? plainFields(given) : given
  const input = core.forHistory ? plainFields(sent.input) : sent.input
  const text = mainText(output)
  if (text === '') return { faults: { output: texts.sendAnswerWithText } }
  return { sent, generation: generationOf(tool, sent, { input, text }), answer: output }
}

function generationOf(
  { card }: ToolDefinition,
  { idempotencyKey }: KeptResult,
  { input, text }: { input: unknown; text: string },
): Omit<NewGeneration, 'output'> {
  return { toolSlug: card.slug, kind: 'answer', input, text, ...projectFacts(input), idempotencyKey }
}

function plainFields(given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value !== 'object'))
}

function refused(fields: Record<string, string>): AppError {
  return new AppError('INVALID_INPUT', texts.unreadableResults, { fields })
}

function characters(count: number): string {
  return count.toLocaleString('en-US')
}
