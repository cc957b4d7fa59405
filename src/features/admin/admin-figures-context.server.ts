import { createContext } from 'react-router'
import type { ModelFigures } from '#engine/models/model-figures.server.ts'

/** What the panel shows besides rows: who answers for the models, and what kind of database this is. */
export type AdminFigures = {
  readModels: (adminId: string, days: number) => Promise<ModelFigures>
  databaseKind: 'embedded' | 'postgres'
  /** Mail is due: do not wait for the next look. */
  wakeMail: () => void
}

export const adminFiguresContext = createContext<AdminFigures>()
