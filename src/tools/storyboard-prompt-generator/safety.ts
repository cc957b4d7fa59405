import { protectedNames, unsafeForChildren } from '#reading/child-safety.ts'
import * as texts from './safety.texts.ts'

/** Of 5: a scene that its own model does not rate this high for the age is not shown. */
const leastRating = 4

/** Why words are not for a children's story, without repeating them; undefined when nothing speaks against them. */
export function unfitWords(text: string): string | undefined {
  const [unsafe] = unsafeForChildren(text)
  if (unsafe) return texts.notForChildren(unsafe.topic)
  return protectedNames(text).length > 0 ? texts.namesBrand : undefined
}

export function unfitScene(rating: number, text: string): string | undefined {
  if (Number.isNaN(rating)) return texts.noRatingAge
  if (rating < leastRating) return texts.ratedForAge(rating)
  return unfitWords(text)
}
