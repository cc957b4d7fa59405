import { z } from 'zod'

const slug = z.string().regex(/^[a-z0-9-]{1,60}$/)
const tool = { tool_id: slug }

/** Every event that is taken, with what may stand in it: names, codes and numbers. Anything else is left out. */
const eventProperties = {
  $pageview: z.object({
    is_visit: z.boolean().default(false),
    referrer: z
      .string()
      .regex(/^[\w.:-]{1,100}$/)
      .optional()
      .catch(undefined),
  }),
  $identify: z.object({}),
  auth_completed: z.object({ method: z.enum(['email', 'email_signup', 'google']) }),
  tool_selected: z.object({ ...tool, tool_name: z.string().max(80), tool_category: slug }),
  prompt_copied: z.object({ ...tool, how: z.enum(['button', 'selection']) }),
  generate_started: z.object(tool),
  generate_completed: z.object(tool),
  generate_failed: z.object({ ...tool, code: z.string().regex(/^[A-Z_]{1,40}$/) }),
  prompt_refined: z.object(tool),
  handed_off: z.object({ ...tool, target: slug }),
  draft_abandoned: z.object({ ...tool, step: z.string().regex(/^[1-9]$/) }),
  broken_link_reported: z.object({
    path: z
      .string()
      .startsWith('/')
      .transform((path) => path.slice(0, 200)),
  }),
  web_vital: z.object({
    metric: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: z.number().min(0).max(1e7),
    rating: z.enum(['good', 'needs-improvement', 'poor']),
  }),
  page_error: z.object({
    kind: z.string().regex(/^\w{1,40}$/),
    file: z.string().regex(/^[\w.-]{0,80}$/),
    line: z.int().min(0).max(1e7),
  }),
} as const

export type EventName = keyof typeof eventProperties

/** Written where an id should stand by code that went wrong; thousands of people would become one. */
const impossibleIds = new Set(['', 'distinct_id', 'distinctid', '$posthog_cookieless', 'undefined', 'null'])

const personId = z
  .string()
  .trim()
  .max(200)
  .refine((id) => !impossibleIds.has(id.toLowerCase()))
const code = z.string().max(100).optional()

const About = z.object({
  /** Only with consent. */
  distinct_id: personId.optional(),
  $device_id: personId.optional(),
  $session_id: personId.optional(),
  $anon_distinct_id: personId.optional(),
  $is_identified: z.boolean().optional(),
  $process_person_profile: z.boolean().optional(),
  $browser: code,
  $os: code,
  $device_type: code,
  user_id: code,
  email: z.string().max(320).optional(),
  name: z.string().max(320).optional(),
  $set: z.object({ email: z.string().max(320), name: z.string().max(320) }).optional(),
  $pathname: z
    .string()
    .regex(/^\/[^?#\s]{0,199}$/)
    .optional(),
  device: z.enum(['desktop', 'phone', 'tablet']).optional(),
})

const Envelope = z.object({
  uuid: z.guid().transform((id) => id.toLowerCase()),
  event: z.enum(Object.keys(eventProperties) as [EventName, ...EventName[]]),
  timestamp: z.iso.datetime({ offset: true }),
  properties: z.record(z.string(), z.unknown()),
})

/** The body of `POST /ingest/events`. Its events are parsed one by one: a bad one must not keep back the others. */
export const EventBatch = z.object({ batch: z.array(z.unknown()).min(1).max(100) })

export type ParsedEvent = {
  uuid: string
  event: EventName
  at: Date
  about: z.output<typeof About>
  own: Record<string, unknown>
}

/** undefined: not an event of ours. */
export function parseEvent(given: unknown): ParsedEvent | undefined {
  const envelope = Envelope.safeParse(given)
  if (!envelope.success) return undefined
  const { uuid, event, timestamp, properties } = envelope.data
  const about = About.safeParse(properties)
  const own = eventProperties[event].safeParse(properties)
  if (!about.success || !own.success) return undefined
  return { uuid, event, at: new Date(timestamp), about: about.data, own: own.data }
}
