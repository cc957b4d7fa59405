export const noAnswer = 'The database isn’t responding'
export const slowWrite = 'The database is responding, but writes are timing out'
export const noWrite = (reason: string) => `The database isn’t accepting writes: ${reason}`
export const otherReason = 'a test write failed'

/** By SQLSTATE, where somebody can do something about it. */
export const reasons: Readonly<Record<string, string>> = {
  '25006': 'it is read-only',
  '53100': 'its disk is full',
  '53200': 'it is out of memory',
  '53300': 'it has no connections left',
}
