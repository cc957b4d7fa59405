import type { z } from 'zod'
import { ChangeBody, mostPlanCharacters } from '#tools/contract/change-body.ts'
import type { PlanChange } from '#tools/contract/change-request.ts'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import { AppError } from '#shared/app-error.ts'
import { bodyLimitBytes, parseJsonBytes, readJsonBytes, tooLarge } from '#platform/http/read-json.server.ts'
import { fieldMessages } from './field-messages.ts'
import type { FunctionTool } from './function-tools.ts'
import * as texts from './read-question.texts.server.ts'

export type Question = {
  input: unknown
  change: PlanChange<unknown> | undefined
  /** As it was sent. */
  bytes: Uint8Array
}

/** A plan in UTF-8, with the wishes. */
const changeBytes = 2 * 1024 * 1024
/** Spans of a large plan are many small values. */
const mostValues = 60_000

/** The body of a request: a tool's own input, and beside it the reserved key `refine`. Throws `AppError`. */
export async function readQuestion(request: Request, tool: FunctionTool): Promise<Question> {
  const limit = tool.bodyLimitBytes ?? bodyLimitBytes
  const bytes = await readJsonBytes(request, limit + changeBytes)
  const mayBeChange = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('"refine"')
  if (bytes.byteLength > limit && !mayBeChange) throw tooLarge(limit)
  const body = parseJsonBytes(bytes, mayBeChange ? mostValues : undefined)
  const { core } = await tool.load()
  if (typeof body !== 'object' || body === null || !('refine' in body)) {
    if (bytes.byteLength > limit) throw tooLarge(limit)
    return { input: parse(core.input, body), change: undefined, bytes }
  }
  const { refine, ...input } = body
  const change = readChange(core, refine)
  return { input: parse(core.input, input), change, bytes }
}

function readChange(core: ToolCore, refine: unknown): PlanChange<unknown> {
  const { plan: given, wishes, part: id } = parse(ChangeBody, refine, ['refine'])
  if (JSON.stringify(given).length > mostPlanCharacters)
    throw refused('refine.plan', texts.planTooLong(mostPlanCharacters))
  const plan = parse(core.plan, given, ['refine', 'plan'])
  if (id === undefined) return { plan, wishes }
  const part = core.parts(plan).find((one) => one.id === id)
  if (part === undefined) throw refused('refine.part', texts.noSuchPart)
  return { plan, wishes, part }
}

/** Throws `AppError` INVALID_INPUT naming the fields; `under`: where in the body they lie. */
export function parse<Value>(schema: z.ZodType<Value>, value: unknown, under: readonly string[] = []): Value {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new AppError('INVALID_INPUT', texts.checkFields, {
    fields: fieldMessages(parsed.error.issues, under),
  })
}

function refused(field: string, message: string): AppError {
  return new AppError('INVALID_INPUT', texts.checkFields, { fields: { [field]: message } })
}
