import { plural } from '#shared/text/plural.ts'

export const minutesToReadAloud = (minutes: number) =>
  `About ${minutes} ${plural(minutes, 'minute', 'minutes')} to read aloud`
export const markdown = 'Markdown'
export const eBook = 'E-book (EPUB)'
export const print = 'Print'
export const eBookNotMade = 'We couldn’t create the e-book. Please try again.'
export const readingView = 'Reading view'
export const story = 'Story'
