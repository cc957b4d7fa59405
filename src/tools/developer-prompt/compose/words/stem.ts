import { memoByText } from './memo.ts'

const irregular: Readonly<Record<string, string>> = {
  paid: 'pay',
  sold: 'sell',
  sent: 'send',
  bought: 'buy',
  took: 'take',
  taken: 'take',
  gave: 'give',
  given: 'give',
  made: 'make',
  lent: 'lend',
  left: 'leave',
  lost: 'lose',
  held: 'hold',
  met: 'meet',
  wrote: 'write',
  written: 'write',
  done: 'do',
  gone: 'go',
  chosen: 'choose',
  drawn: 'draw',
  won: 'win',
  built: 'build',
  kept: 'keep',
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  reservation: 'reserv',
  cancellation: 'cancel',
  approval: 'approv',
  refusal: 'refus',
  delivery: 'deliver',
  payment: 'pay',
  inspection: 'inspect',
  submission: 'submit',
  subscription: 'subscrib',
  registration: 'register',
  application: 'appl',
  completion: 'complet',
  assignment: 'assign',
  review: 'review',
  series: 'series',
  news: 'news',
  classes: 'class',
  boxes: 'box',
  analyses: 'analysis',
}

/** A crude common root for matching one form of a word with another: "reserved", "reserves" and "reservation" meet. */
export const stem = memoByText((word: string): string => {
  const lower = word.toLowerCase()
  const known = irregular[lower] ?? (lower.endsWith('s') ? irregular[lower.slice(0, -1)] : undefined)
  if (known !== undefined) return known
  let root = lower.length > 5 && /[^s]ings$/.test(lower) ? lower.slice(0, -1) : lower
  if (root.length > 5 && root.endsWith('ing')) root = undouble(root.slice(0, -3))
  else if (root.length > 4 && root.endsWith('ied')) root = `${root.slice(0, -3)}y`
  else if (root.length > 4 && root.endsWith('ies')) root = `${root.slice(0, -3)}y`
  else if (root.length > 4 && root.endsWith('ed')) root = undouble(root.slice(0, -2))
  else if (root.length > 4 && /(?:sh|ch|x|ss|z)es$/.test(root)) root = root.slice(0, -2)
  else if (root.length > 3 && root.endsWith('s') && !root.endsWith('ss') && !root.endsWith('us'))
    root = root.slice(0, -1)
  if (root.length > 3 && root.endsWith('e')) root = root.slice(0, -1)
  if (root.length > 4 && root.endsWith('y')) root = `${root.slice(0, -1)}i`
  return root
}, 8_000)

function undouble(root: string): string {
  return /([bdgklmnprtv])\1$/.test(root) && !/(?:ll|ss)$/.test(root.slice(0, 4)) ? root.slice(0, -1) : root
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu

export function wordsOf(text: string): string[] {
  return text.match(wordPattern) ?? []
}

const emptyWords = new Set(
  'a an the and or of to in on at for by with from as is are be was were it its this that these those their his her our your my we you they he she i not no so if then when while who which what can may must should will would do does did has have had than into out up down over under per each every all any some more most very just only also about after before between during'.split(
    ' ',
  ),
)

/** Empty for a word that carries no meaning. */
const rootOf = memoByText((word) => (emptyWords.has(word.toLowerCase()) ? '' : stem(word)), 8_000)

/** Roots of the words that carry meaning, in order. */
export function stemsOf(text: string): readonly string[] {
  const stems: string[] = []
  for (const word of wordsOf(text)) {
    const root = rootOf(word)
    if (root !== '') stems.push(root)
  }
  return stems
}

/** The same, remembered. */
export const contentStems = memoByText(stemsOf, 6_000)

/** The same roots for asking whether one is among them. */
export const contentRoots = memoByText((text): ReadonlySet<string> => new Set(contentStems(text)), 6_000)

/** Share of the first text's meaningful words that the second one holds, 0 to 1. */
export function overlap(text: string, other: string): number {
  const stems = contentStems(text)
  if (stems.length === 0) return 0
  const known = contentRoots(other)
  return stems.filter((word) => known.has(word)).length / stems.length
}
