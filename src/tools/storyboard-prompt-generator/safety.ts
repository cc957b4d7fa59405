import { protectedNames, unsafeForChildren } from '#reading/child-safety.ts'

/** Of 5: a scene that its own model does not rate this high for the age is not shown. */
const leastRating = 4

/** Why words are not for a children's story, without repeating them; undefined when nothing speaks against them. */
export function unfitWords(text: string): string | undefined {
  const [unsafe] = unsafeForChildren(text)
  if (unsafe) return `something in it is not for children (${unsafe.topic})`
  return protectedNames(text).length > 0 ? 'it names a character or brand of somebody else' : undefined
}

export function unfitScene(rating: number, text: string): string | undefined {
  if (Number.isNaN(rating)) return 'it has no rating for the age'
  if (rating < leastRating) return `it is rated ${rating} of 5 for the age`
  return unfitWords(text)
}
