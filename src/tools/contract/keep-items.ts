import { mapItems, planItems } from './edit-plan.ts'
import { textOf, type Item } from './plan.ts'
import { bullet } from './reply-json.ts'

/**
 * The new plan with everything in it that a person asked to keep in the current one: an item that came back with its
 * words keeps its sources, wherever it is now; one whose words are gone takes the place with its id again.
 * `conflicts`: what was to stay and has no place in the new plan: neither its words nor its id are in it.
 */
export function keepItems<Plan>(current: unknown, read: Plan): { plan: Plan; conflicts: Item[] } {
  const kept = planItems(current).filter((item) => item.kept)
  if (kept.length === 0) return { plan: read, conflicts: [] }
  const next = kept.filter((item) => textOf(item).includes('\n')).reduce(withPiecesJoined, read)
  const items = planItems(next)
  const replaced = new Map<string, Item>()
  const claim = (one: Item | undefined, by: (place: Item) => Item) => {
    if (one === undefined || replaced.has(one.id)) return false
    replaced.set(one.id, by(one))
    return true
  }

  // What is there word for word finds its place first, so that nothing else is put over it.
  const missing = kept.filter((item) => {
    const isSame = (one: Item) => plain(textOf(one)) === plain(textOf(item)) && !replaced.has(one.id)
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

/** Words with line breaks are read back as several items. They become one again, and the items behind them move up. */
function withPiecesJoined<Plan>(plan: Plan, item: Item): Plan {
  const listOf = ({ id }: Item) => id.replace(/-\d+$/u, '')
  // Reading takes away the marks of a list.
  const bare = (one: Item) => plain(textOf(one).replace(new RegExp(bullet, 'gmu'), ''))
  const mine = bare(item)
  const list = planItems(plan).filter((one) => listOf(one) === listOf(item))
  const texts = list.map(bare)
  for (const [start, first] of texts.includes(mine) ? [] : list.entries()) {
    let [text, end] = [texts[start], start + 1]
    while (text && mine.startsWith(`${text} `)) text += ` ${texts[end++]}`
    if (text !== mine) continue
    const joined = list.toSpliced(start, end - start, { ...first, words: item.words })
    const moved = joined.map((one, at) => ({ ...one, id: list[at]?.id ?? one.id }))
    return mapItems(plan, (one) => (list.includes(one) ? moved[list.indexOf(one)] : one))
  }
  return plan
}

/** As whole words, so that "red" is not found in "bored". */
function holds(one: Item, item: Item): boolean {
  const [text, words] = [plain(textOf(one)), plain(textOf(item))]
  const isEdge = (at: number) => !insideWord.test(text.slice(Math.max(0, at - 1), at + 1))
  let at = text.indexOf(words)
  while (at !== -1 && !(isEdge(at) && isEdge(at + words.length))) at = text.indexOf(words, at + 1)
  return at !== -1
}

/** Two letters of scripts that put spaces between words. */
const insideWord =
  /^(?:(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])[\p{L}\p{M}\p{N}]){2}/u

/** Chats break lines, leave quotation marks out, and change letters at the beginning of sentences. */
function plain(text: string): string {
  const unquoted = text.replace(/["“”„«»]/gu, '')
  return unquoted.replace(/\s+/gu, ' ').trim().toLowerCase()
}
