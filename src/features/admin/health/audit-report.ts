import { z } from 'zod'
import * as texts from './audit-report.texts.ts'

const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const

/** What the registry says about the packages in use, as it is kept. */
export const Advisories = z.object({
  /** How many packages were asked about. */
  packages: z.int(),
  found: z.array(
    z.object({
      name: z.string().max(220),
      severity: z.enum(severities),
      title: z.string().max(300),
      /** Name and version that mends it; null: there is none yet. */
      fix: z.string().max(300).nullable(),
    }),
  ),
})
export type Advisories = z.infer<typeof Advisories>

/** The result of `npm audit --json`, in version 2 of its format. */
const AuditReport = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.enum(severities),
      via: z.array(z.union([z.string(), z.object({ title: z.string() })])),
      fixAvailable: z.union([z.boolean(), z.object({ name: z.string(), version: z.string() })]),
    }),
  ),
  metadata: z.object({ dependencies: z.object({ total: z.int() }) }),
})

/** `npm audit --json` when it could not ask. */
const AuditFailure = z.object({
  message: z.string().optional(),
  error: z.object({ code: z.string().nullish(), summary: z.string().optional() }).optional(),
})

const mostKept = 100

/** Reads what `npm audit --json` printed: advisories, or why there are none to be had. */
export function readAudit(printed: string): { advisories: Advisories } | { failure: string } {
  let json: unknown
  try {
    json = JSON.parse(printed)
  } catch {
    return { failure: texts.noJson }
  }
  const report = AuditReport.safeParse(json)
  if (report.success) return { advisories: summarized(report.data) }
  const { message = '', error } = AuditFailure.safeParse(json).data ?? {}
  const reasons = [error?.code, error?.summary, message].filter((reason) => reason)
  return { failure: reasons.join(': ').slice(0, 500) || texts.unknownJson }
}

function summarized({ vulnerabilities, metadata }: z.infer<typeof AuditReport>): Advisories {
  const found = Object.values(vulnerabilities)
    .toSorted((one, other) => severities.indexOf(other.severity) - severities.indexOf(one.severity))
    .slice(0, mostKept)
    .map(({ name, severity, via, fixAvailable }) => {
      const [cause] = via
      const title = typeof cause === 'object' ? cause.title : texts.byWayOf(cause)
      const fix =
        typeof fixAvailable === 'object'
          ? `${fixAvailable.name}@${fixAvailable.version}`
          : fixAvailable
            ? texts.fixCommand
            : null
      return { name: name.slice(0, 220), severity, title: title.slice(0, 300), fix }
    })
  return { packages: metadata.dependencies.total, found }
}
