import type { EngineStatus } from '#tools/engine-report.ts'
import type { Gateway } from './gateway.ts'
import type { Caller } from './limits/gatekeeper.server.ts'

/** `GET /functions/v1/engine`: what this caller can expect of models. */
export async function answerEngineStatus(gateway: Gateway, caller: Caller): Promise<Response> {
  const { remaining, limit, resetsInMs } = await gateway.gatekeeper.shareOf(caller)
  const status: EngineStatus = {
    models: gateway.providers.length > 0,
    ownKeys: gateway.candidateForKey !== undefined,
    remaining,
    limit,
    resetsInSeconds: Math.ceil(resetsInMs / 1_000),
  }
  return new Response(JSON.stringify(status), {
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
