import { sentence } from '../english.ts'
import type { Picture } from '../decide/decide-picture.ts'
import { shortProse } from './flux.ts'

/** Ideogram sets type best when the lettering comes first. */
export function writeIdeogram(picture: Picture): string {
  const { lettering } = picture
  if (!lettering) return shortProse(picture)
  const text = sentence(`The text "${lettering.text}" ${lettering.full}`)
  return `${text} ${shortProse({ ...picture, lettering: undefined })}`
}
