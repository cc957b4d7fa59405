import { createContext } from 'react-router'
import type { ModelDesk } from '#engine/providers/model-desk.server.ts'

/** Where models are set up. */
export const modelDeskContext = createContext<ModelDesk>()
