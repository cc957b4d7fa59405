import { plural } from '#shared/text/plural.ts'

export const cornerStaysEmpty = 'the lower right corner stays empty'
export const subject = 'subject'
export const noText = 'no text'
export const placed = (what: string, place: string) => `${what} (${place})`
export const placedWords = (words: string, place: string) => `the words “${words}” (${place})`
export const layoutOf = (parts: string) => `Layout: ${parts}`

export const smallWidth = '138 px wide'
export const dashedCorner = 'The dashed corner stays empty because YouTube shows the video length there.'
export const colorsAreOurs =
  'The concept names fewer than two colors with a hex code, so we chose the ones in the drawing.'
export const writeAnew = 'Rewrite'
export const conceptSuffix = (number: number) => `: concept ${number}`
export const layouts = (count: number) => plural(count, 'Layout', 'Layouts')
export const conceptPrefix = (number: number) => `Concept ${number}: `
