import { z } from 'zod'
import type { OwnKeySettings } from '#engine/browser/engine-settings.ts'
import { faultTexts, type ModelList, type TestFault, type TestResult } from '#engine/providers/test-result.ts'
import { parseJson } from '#shared/parse-json.ts'
import { ownSentence } from '#tools/function-failure.ts'
import { ownKeyHeaders, readFailure } from '#tools/run-function.ts'
import * as texts from './ask-own-key.texts.ts'

const Fault = z.enum(Object.keys(faultTexts) as [TestFault, ...TestFault[]])
const List = z.union([
  z.object({ ok: z.literal(true), models: z.array(z.string()) }),
  z.object({ ok: z.literal(false), fault: Fault }),
])
const Test = z.union([
  z.object({ ok: z.literal(true), model: z.string(), refusesSchema: z.boolean(), ms: z.number() }),
  z.object({ ok: z.literal(false), model: z.string(), fault: Fault }),
])

/** `sentence`: why our server itself gave no answer. */
export type Answered<Result> = { ok: true; result: Result } | { ok: false; sentence: string }

export const listModelsOfKey = (key: OwnKeySettings): Promise<Answered<ModelList>> =>
  post('models', key, List)
export const testKey = (key: OwnKeySettings): Promise<Answered<TestResult>> => post('test', key, Test)

async function post<Result>(
  what: 'models' | 'test',
  key: OwnKeySettings,
  schema: z.ZodType<Result>,
): Promise<Answered<Result>> {
  try {
    const response = await fetch(`/functions/v1/own-key/${what}`, {
      method: 'POST',
      headers: ownKeyHeaders(key),
    })
    const text = await response.text()
    const parsed = response.ok ? schema.safeParse(parseJson(text)) : undefined
    if (parsed?.success) return { ok: true, result: parsed.data }
    const refused = readFailure(response.status, text)
    return {
      ok: false,
      sentence: (refused.ok ? undefined : ownSentence(refused.failure)) ?? texts.unreachable,
    }
  } catch {
    return { ok: false, sentence: texts.unreachable }
  }
}
