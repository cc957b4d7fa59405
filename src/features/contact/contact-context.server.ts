import { createContext } from 'react-router'
import type { Contact } from './contact.server.ts'

/** In a loader or action: `context.get(contactContext)`. */
export const contactContext = createContext<Contact>()
