export const noAnswer = 'The database is not responding'
export const slowWrite = 'The database is responding, but does not accept writes in time'
export const noWrite = (reason: string) => `The database is not accepting writes: ${reason}`
export const otherReason = 'it refused one'

/** By SQLSTATE, where somebody can do something about it. */
export const reasons: Readonly<Record<string, string>> = {
  '25006': 'it is read-only',
  '53100': 'its disk is full',
  '53200': 'it has no memory left',
  '53300': 'it has no connection left',
}
