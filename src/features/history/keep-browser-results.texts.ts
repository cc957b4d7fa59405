import { plural } from '#shared/text/plural.ts'

export const keptNow = (kept: number) =>
  `${plural(kept, 'One result is', `${kept} results are`)} now in your history.`
export const madeWhileSignedOut = (count: number) =>
  plural(
    count,
    'You made it while you were signed out. Save it to your history to see it on any device.',
    'You made them while you were signed out. Save them to your history to see them on any device.',
  )
export const saveToHistory = 'Save to my history'
export const notNow = 'Not now'
export const unreadableStayHere = (refused: number) =>
  ` ${refused} couldn’t be read and will stay in this browser only.`
export const onlyHere = (count: number) =>
  `${plural(count, 'One result is', `${count} results are`)} only in this browser`
export const notSaved = 'Your results couldn’t be saved. Please try again.'
