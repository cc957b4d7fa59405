import { quote, readQuotes } from '#reading/quotes.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { byModel, item, textOf, type Item, type Origin, type Span } from '../../contract/plan.ts'
import { frame, joinPieces, piecesOfItem, quoted } from '../../contract/rendered.ts'
import type { Piece, Rendered } from '../../contract/rendered.ts'
import { describing, itemsOf, keysOf, type ImagePlan } from '../plan.ts'
import { leftOut, naming } from '../../contract/left-out.ts'

export type ProseOptions = {
  origin: Origin
  /** A line with a label for each part, instead of running text. */
  isLabeled?: boolean
  /** The receiver follows no advice, and reads the beginning best: open points in few words, the text early. */
  isPlain?: boolean
}

const labels: Readonly<Record<string, string>> = { ...describing, lettering: 'Text' }

/** The person's words, then the description in whole sentences. */
export function prose(plan: ImagePlan, { origin, isLabeled, isPlain }: ProseOptions): Rendered {
  const shown = (item: Item) => ended(isPlain ? withoutAdvice(item) : item, origin)
  const described: Rendered = keysOf(describing).map((id) => {
    return { id, pieces: joinPieces(itemsOf(plan, id).map(shown), ' ', origin) }
  })
  const text = { id: 'lettering', pieces: textSentence(plan, described, origin) }
  const parts = [
    ...described.toSpliced(isPlain ? 1 : plan.action ? 2 : described.length, 0, text),
    { id: '', pieces: isPlain ? [] : leftOutSentence(plan, origin) },
  ]
  return parts
    .filter(({ pieces }) => pieces.length > 0)
    .map(({ id, pieces }, at, shownParts) => {
      const before = shownParts[at - 1]?.pieces.at(-1)?.text.trimEnd().at(-1) ?? ''
      const space = '。！？'.includes(before) ? '' : ' '
      const separator =
        at === 0 ? '' : isLabeled ? '\n' : at === 1 && itemsOf(plan, 'subject').some(isOwn) ? '\n\n' : space
      const label = isLabeled && id !== '' ? `${labels[id]}: ` : ''
      const whole = [{ ...origin, text: separator + label }, ...pieces]
      return { id, pieces: whole.filter((piece) => piece.text !== '') }
    })
}

/** A model puts “…” where the words belong, or the words themselves. */
const placeOfText = new RegExp(`([“”„«"「『]?…[“”»"」』]?|${quote.source})`, 'u')

/** Where the words in the picture stand: in one place, or each line in its own if there are as many places. */
function textSentence({ text, lettering }: ImagePlan, described: Rendered, origin: Origin): Piece[] {
  if (text === undefined) return []
  const ours = frame(origin)
  const sentence = lettering ? ended(lettering, origin) : []
  const runs = sentence.flatMap((run) => run.text.split(placeOfText).map((text) => ({ ...run, text })))
  const places = runs.filter((run) => run.text.includes('…')).length
  const isTold = isQuoted(text, [{ id: '', pieces: sentence }])
  if (places === 0 && !isTold) {
    // A whole sentence cannot go on from ours.
    const isPhrase = /^\p{Ll}/u.test(textOf(sentence))
    const place = isPhrase ? ours`, ${lettering}` : []
    const rest = stops.includes(textOf(place).at(-1) ?? ' ') ? ' No' : '; no'
    const named = isQuoted(text, described) ? ours`quoted text` : ours`text ${quoted(text, origin)}`
    const told = ours`The ${named} appears once, letter for letter${place}${rest} lettering beyond what is named.`
    return joinPieces([told, isPhrase ? [] : sentence], ' ', origin)
  }
  const lines = linesOf(text)
  const given = lines.length === places ? [...lines] : [text]
  const shown = runs.flatMap((run) => {
    const isHere = (line: Item) => isQuoted(line, [{ id: '', pieces: [run] }])
    const here = run.text.includes('…') ? given.shift() : lines.find(isHere)
    if (here === undefined) return [run]
    return isQuoted(here, described) ? ours`the quoted text` : quoted(here, origin)
  })
  return isTold ? [...shown, ...ours` No lettering beyond what is named.`] : shown
}

/** Whether these parts give the words in the picture already: given again, they would stand in it twice. */
export function isQuoted(text: Item, parts: Rendered): boolean {
  const quotes = parts.flatMap(({ pieces }) => readQuotes(textOf(pieces))).map(plainMarks)
  // Some put the comma or stop of their sentence before the closing mark.
  const known = new Set(quotes.flatMap((one) => [one, one.replace(/[.,]$/u, '')]))
  return linesOf(text).every((line) => known.has(plainMarks(textOf(line))))
}

/** To compare texts: a typed mark and the printed one, as in "don't" and "don’t", are the same. */
export function plainMarks(text: string): string {
  return text.replaceAll(/[‘’]/gu, "'").replaceAll('...', '…')
}

/** Each with the source of the words that hold it whole. */
function linesOf({ id, words }: Item): Item[] {
  const lines = textOf(words).split('\n').filter(Boolean)
  const sourceOf = (line: string) => words.find(({ text }) => text.includes(line)) ?? byModel
  return lines.map((text) => item(id, [{ ...sourceOf(text), text }]))
}

/** In a model's words, then what of the person's own list it does not name. */
function leftOutSentence(plan: ImagePlan, origin: Origin): Piece[] {
  const isTold = naming(plan.without ? textOf(plan.without) : '')
  const untold = leftOut(plan.without ? { leaveOut: plan.leaveOut } : plan).filter((thing) => !isTold(thing))
  const list = untold.length > 0 ? frame(origin)`Leave out: ${joinPieces(untold, ', ', origin)}.` : []
  return joinPieces([plan.without ? ended(plan.without, origin) : [], list], ' ', origin)
}

/** As the person wrote it: their idea, or what they typed in the place of something. */
function isOwn({ words }: Item): boolean {
  return words.every(({ from }) => from === 'you')
}

export const stops = '.!?…。！？।؟'

/** With a full stop, unless the sentence continues in the next part; an idea stays as the person wrote it. */
function ended(item: Item, origin: Origin): Piece[] {
  const pieces = piecesOfItem(item)
  const last = textOf(pieces).trimEnd().at(-1)
  const isIdea = item.id === 'subject' && isOwn(item)
  const hasEnd = last === undefined || isIdea || `${stops},;،；，、`.includes(last)
  return hasEnd ? pieces : [...pieces, { ...origin, text: '.' }]
}

function withoutAdvice(item: Item): Item {
  const words = item.words.map((span) => {
    if (!span.row?.startsWith('open/')) return span
    return { ...span, text: `${span.text.startsWith(' ') ? ' ' : ''}${upperFirst(shortOf(span))}.` }
  })
  return { ...item, words }
}

/**
 * A sentence as a phrase for receivers that read tags: of a choice the first two parts, of what was left open the
 * first. "" for rows that another one has spoken for, and everything of other words.
 */
export function shortOf({ text, row }: Pick<Span, 'text' | 'row'>): string {
  const [table = ''] = row?.split('/') ?? []
  if (table === 'ratio') return ''
  const phrase = text.trim().replace(/\.$/u, '')
  if (row === undefined) return phrase
  const parts = phrase.replace(/^An? /u, '').split(/[,;] /u)
  return parts.slice(0, table === 'open' ? 1 : 2).join(', ')
}
