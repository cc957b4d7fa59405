import { createContext } from 'react'

/** The styles to write into this answer; empty in the browser, where hydration leaves the server's alone. */
export const StyleSheetContext = createContext('')
