import type { EngineStatus } from '#tools/contract/engine-report.ts'
import type { Gateway } from './gateway.ts'
import type { Caller } from './limits/gatekeeper.server.ts'
import { tellNotCounted } from './limits/tell-not-counted.server.ts'

/** `GET /functions/v1/engine`: what this caller can expect of models. */
export async function answerEngineStatus(
  { gatekeeper, providers, ownKeys, log }: Gateway,
  caller: Caller,
): Promise<Response> {
  const share = await gatekeeper.shareOf(caller).catch(tellNotCounted(log))
  const status: EngineStatus = {
    // What cannot be counted is not spent: no model would be asked now.
    models: providers.length > 0 && !!share,
    ownKeys: ownKeys !== undefined,
    remaining: share?.remaining ?? 0,
    limit: share?.limit ?? 0,
    resetsInSeconds: Math.ceil((share?.resetsInMs ?? 0) / 1_000),
  }
  return new Response(JSON.stringify(status), {
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
