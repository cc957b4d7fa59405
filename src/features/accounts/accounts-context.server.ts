import { createContext } from 'react-router'
import type { Accounts } from './accounts.server.ts'

/** In a loader or action: `context.get(accountsContext)`. */
export const accountsContext = createContext<Accounts>()
