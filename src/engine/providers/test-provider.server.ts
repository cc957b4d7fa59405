import type { Candidate } from '../models/ask-models.server.ts'
import { ModelFailure } from '../models/model-failure.ts'
import type { Deadlines } from '../models/alarm.ts'
import type { ModelCall } from '../models/model-call.ts'
import { streamModel } from '../models/stream-model.server.ts'
import { listModels, type Address } from './list-models.server.ts'
import type { TestFault, TestResult } from './test-result.ts'

const listMs = 10_000
/** A model on a machine of one's own may have to be loaded first. */
const deadlines: Deadlines = { firstTokenMs: 60_000, betweenTokensMs: 20_000, totalMs: 90_000 }

const smallest: ModelCall = {
  instructions: 'You check a connection. Answer with the JSON object {"word":"ready"} and nothing else.',
  material: 'Are you ready?',
  maxOutputTokens: 50,
}
const schema = {
  name: 'connection-check',
  schema: {
    type: 'object',
    properties: { word: { type: 'string' } },
    required: ['word'],
    additionalProperties: false,
  },
}

/** Asks a model for one word, in the form that our tools ask for, and says what is wrong if it does not come. */
export async function testProvider(
  candidate: Candidate,
  address: Address,
  signal?: AbortSignal,
): Promise<TestResult> {
  const startedAt = performance.now()
  const { modelName: model } = candidate
  try {
    const refusesSchema = await askForWord(candidate, signal)
    return { ok: true, model, refusesSchema, ms: Math.round(performance.now() - startedAt) }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return { ok: false, model, fault: await faultOf(error, address) }
  }
}

/** Whether it had to be asked without a schema. Throws `ModelFailure`. */
async function askForWord(candidate: Candidate, signal: AbortSignal | undefined): Promise<boolean> {
  const ask = (call: ModelCall) => streamModel(candidate, call, { deadlines, ...(signal ? { signal } : {}) })
  let call: ModelCall = { ...smallest, schema }
  for (;;) {
    try {
      await ask(call)
      return call.schema === undefined
    } catch (error) {
      const next = error instanceof ModelFailure ? simpler(call, error) : undefined
      if (next === undefined) throw error
      call = next
    }
  }
}

/** What to leave out of a refused request; undefined when that was not the trouble. */
function simpler(call: ModelCall, { kind, refusedPart }: ModelFailure): ModelCall | undefined {
  if (refusedPart === 'reasoning' && !call.isWithoutReasoning) return { ...call, isWithoutReasoning: true }
  if (kind !== 'bad-request' || refusedPart === 'model' || call.schema === undefined) return undefined
  return { ...call, schema: undefined }
}

async function faultOf({ kind, refusedPart }: ModelFailure, address: Address): Promise<TestFault> {
  if (kind === 'bad-request' && refusedPart === 'model') {
    // An address that leads elsewhere knows no models at all.
    const isThere = await listModels(address, AbortSignal.timeout(listMs)).then(
      () => true,
      (error: unknown) => !(error instanceof ModelFailure && error.kind === 'bad-request'),
    )
    return isThere ? 'unknown-model' : 'wrong-address'
  }
  switch (kind) {
    case 'not-allowed':
      return 'wrong-key'
    case 'money':
      return 'no-credit'
    case 'rate-limited':
      return 'too-many'
    case 'overloaded':
    case 'server':
      return 'overloaded'
    case 'network':
      return 'unreachable'
    case 'first-token-timeout':
    case 'stalled':
    case 'too-slow':
      return 'silent'
    case 'bad-request':
      return 'refused'
    default:
      return 'no-answer'
  }
}

/** The same for what comes of asking for the list alone. */
export function faultOfList(error: unknown): TestFault {
  if (!(error instanceof ModelFailure)) return 'unreachable'
  const { kind } = error
  if (kind === 'not-allowed') return 'wrong-key'
  if (kind === 'money') return 'no-credit'
  if (kind === 'bad-request') return 'wrong-address'
  if (kind === 'rate-limited') return 'too-many'
  return kind === 'network' ? 'unreachable' : 'overloaded'
}
