import { plural } from '#shared/text/plural.ts'

export const keptNow = (kept: number) =>
  `${plural(kept, 'One result is', `${kept} results are`)} now in your history.`
export const saveThem = (count: number) =>
  `Save ${plural(count, 'it', 'them')} to your history to see ${plural(count, 'it', 'them')} on any device.`
export const saveToHistory = 'Save to my history'
export const notNow = 'Not now'
export const refusedStayHere = (refused: number) =>
  ` ${plural(refused, 'One result', `${refused} results`)} couldn’t be saved and will stay in this browser only.`
export const onlyHere = (count: number) =>
  `${plural(count, 'One result is', `${count} results are`)} only in this browser`
export const notSaved = 'Your results couldn’t be saved. Please try again.'
