import { mapItems, planItems } from './edit-plan.ts'
import { textOf, type Item } from './plan.ts'

/**
 * The new plan with everything in it that a person asked to keep in the current one: an item that came back with its
 * words keeps its sources, wherever it is now; one whose words are gone takes the place with its id again.
 * `conflicts`: what was to stay and has no place in the new plan: neither its words nor its id are in it.
 */
export function keepItems<Plan>(current: unknown, next: Plan): { plan: Plan; conflicts: Item[] } {
  const kept = planItems(current).filter((item) => item.kept)
  if (kept.length === 0) return { plan: next, conflicts: [] }
  const items = planItems(next)
  const replaced = new Map<string, Item>()
  const claim = (one: Item | undefined, by: (place: Item) => Item) => {
    if (one === undefined || replaced.has(one.id)) return false
    replaced.set(one.id, by(one))
    return true
  }

  // What is there word for word finds its place first, so that nothing else is put over it.
  const missing = kept.filter((item) => {
    const isSame = (one: Item) => plain(one) === plain(item) && !replaced.has(one.id)
    const place = items.find((one) => one.id === item.id && isSame(one)) ?? items.find(isSame)
    return !claim(place, (one) => ({ ...withAnswers(one, item), words: item.words, kept: true }))
  })
  const placeless = missing.filter((item) => {
    const own = items.find(({ id }) => id === item.id)
    return !claim(own, (one) => (holds(one, item) ? { ...withAnswers(one, item), kept: true } : item))
  })
  const final = (item: Item) => replaced.get(item.id) ?? item
  // Only now is it known which words of the new plan stay.
  const conflicts = placeless.filter((item) => !items.some((one) => holds(final(one), item)))
  return { plan: mapItems(next, final), conflicts }
}

/** A reply gives edited words without the ids of what they answer. */
function withAnswers(one: Item, item: Item): Item {
  const answers = [...new Set([one, item].flatMap((each) => [each.about ?? [], each.answers ?? []].flat()))]
  return { ...one, ...(answers[0] && { about: answers[0] }), ...(answers.length > 1 && { answers }) }
}

/** As whole words, so that "red" is not found in "bored". */
function holds(one: Item, item: Item): boolean {
  const [text, words] = [plain(one), plain(item)]
  const at = text.indexOf(words)
  return at !== -1 && !letter.test(text.charAt(at - 1)) && !letter.test(text.charAt(at + words.length))
}

const letter = /[\p{L}\p{N}]/u

/** Chats break lines, leave quotation marks out, and change letters at the beginning of sentences. */
function plain(item: Item): string {
  const text = textOf(item).replace(/["“”„«»]/gu, '')
  return text.replace(/\s+/gu, ' ').trim().toLowerCase()
}
