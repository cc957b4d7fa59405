import type { EngineReport } from './engine-report.ts'

/** Whether a model wrote it, wherever it ran. In a file of its own, without the schemas that pages do not need at first. */
export function isByModel({ writtenBy }: Pick<EngineReport, 'writtenBy'>): boolean {
  return writtenBy === 'model' || writtenBy === 'own-model'
}
