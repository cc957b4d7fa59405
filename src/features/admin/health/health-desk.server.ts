import { createContext } from 'react-router'
import type { ProviderHealth } from '#engine/models/model-figures.server.ts'
import type { Config } from '#platform/config.server.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import type { ServerState } from '#platform/server-state.server.ts'

/** What the health page shows besides rows of the database. */
export type HealthDesk = {
  config: Pick<
    Config,
    | 'appUrl'
    | 'backupEvery'
    | 'backupKeep'
    | 'backupTo'
    | 'databaseUrl'
    | 'dataDir'
    | 'devMailbox'
    | 's3Bucket'
    | 'smtpUrl'
    | 'trustedProxies'
  >
  state: Pick<ServerState, 'kind' | 'pool' | 'readDisk' | 'readQueues'>
  findFault: Database['findFault']
  providers: () => ProviderHealth[]
}

export const healthDeskContext = createContext<HealthDesk>()
