import { z } from 'zod'
import type { Log } from '../log.server.ts'

const mostReportsPerMinute = 60
const largestReportBytes = 64 * 1024

const Reports = z.array(
  z.object({
    type: z.string(),
    body: z
      .object({ effectiveDirective: z.string().optional(), blockedURL: z.string().optional() })
      .optional(),
  }),
)

let minute = 0
let logged = 0

/** Logs what a browser's policy stopped: the directive and the host, never the page or its text. */
export async function answerPolicyReports(request: Request, log: Log): Promise<Response> {
  const answer = new Response(null, { status: 204 })
  if (Number(request.headers.get('content-length') ?? Infinity) > largestReportBytes) return answer
  const parsed = Reports.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) return answer
  const now = Math.floor(Date.now() / 60_000)
  if (now !== minute) [minute, logged] = [now, 0]
  for (const { type, body } of parsed.data) {
    if (type !== 'csp-violation' || logged >= mostReportsPerMinute) continue
    logged += 1
    log.warn(
      { directive: body?.effectiveDirective?.slice(0, 60), blocked: hostOf(body?.blockedURL) },
      'policy report',
    )
  }
  return answer
}

/** `inline`, `eval` and the like have no host and are shown as they are. */
function hostOf(blocked: string | undefined): string | undefined {
  if (blocked === undefined) return undefined
  return URL.canParse(blocked) ? new URL(blocked).host : blocked.slice(0, 30)
}
