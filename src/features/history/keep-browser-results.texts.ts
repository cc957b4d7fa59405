import { plural } from '#shared/text/plural.ts'

export const keptNow = (kept: number) =>
  `${plural(kept, 'One result is', `${kept} results are`)} in your history now.`
export const madeWhileSignedOut =
  'They were made while you were signed out. Save them to find them on any device.'
export const saveToHistory = 'Save to my history'
export const notNow = 'Not now'
export const unreadableStayHere = (refused: number) =>
  ` ${refused} could not be read and stay in this browser only.`
export const onlyHere = (count: number) =>
  `${plural(count, 'One result is', `${count} results are`)} only in this browser`
export const notSaved = 'That could not be saved. Please try again.'
