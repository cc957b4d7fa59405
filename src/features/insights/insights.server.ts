import type { Pool } from 'pg'
import type { Config } from '#platform/config.server.ts'
import type { Log } from '#platform/log.server.ts'
import { createRateLimits } from '#platform/rate-limit.server.ts'
import type { Viewer } from '#shared/viewer.ts'
import { createEventForwarder } from './forward-events.server.ts'
import { createIngest } from './ingest.server.ts'
import { privacyFacts, type ModelsInUse } from './privacy-facts.server.ts'
import { createRecordingPermits } from './recording-permits.server.ts'
import { createRecordingRoom } from './recording-room.server.ts'
import type { InsightsSettings } from './start-insights.ts'
import { createEventStore } from './store-events.server.ts'

export type Insights = ReturnType<typeof createInsights>

type InsightsParts = {
  config: Config
  log: Log
  database: { pool: Pool }
  secret: string
  findViewer: (request: Request) => Promise<{ viewer: Viewer | undefined }>
  readModels: () => ModelsInUse
}

/** What is counted and recorded, and where it goes; nothing at all with ANALYTICS=off. */
export function createInsights({ config, log, database, secret, findViewer, readModels }: InsightsParts) {
  const { posthogKey, posthogHost } = config
  const readPrivacy = () => privacyFacts(config, readModels())
  if (config.analytics === 'off') {
    return {
      answerIngest: undefined,
      browserSettings: undefined,
      get privacy() {
        return readPrivacy()
      },
      stop: async () => undefined,
    }
  }
  const sink =
    posthogKey !== undefined && posthogHost !== undefined
      ? createEventForwarder({ key: posthogKey, host: posthogHost, log })
      : createEventStore({ database, secret, days: config.analyticsDays })
  const openRecordings = () => {
    const room = createRecordingRoom(database, config.recordingDisk * 1_000_000)
    const permits = createRecordingPermits({
      secret,
      limits: createRateLimits(database, secret),
      perAddress: config.recordingLimit,
      hasRoom: () => room.has(0),
    })
    return { days: config.recordingDays, permits, room }
  }
  const browserSettings: InsightsSettings = { recordingSample: config.recordingSample }
  return {
    answerIngest: createIngest({
      database,
      sink,
      limit: config.ingestLimit,
      recordings: config.recordingSample === 0 ? undefined : openRecordings(),
      findViewer,
    }),
    browserSettings,
    get privacy() {
      return readPrivacy()
    },
    stop: sink.stop,
  }
}
