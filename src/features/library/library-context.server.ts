import { createContext } from 'react-router'
import type { Library } from './library.server.ts'

/** In a loader or action: `context.get(libraryContext)`. */
export const libraryContext = createContext<Library>()
