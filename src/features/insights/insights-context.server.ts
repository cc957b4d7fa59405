import { createContext } from 'react-router'
import type { Insights } from './insights.server.ts'

/** In a loader: `context.get(insightsContext)`. */
export const insightsContext = createContext<Insights>()
