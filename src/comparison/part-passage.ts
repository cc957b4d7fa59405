import { sharedRuns } from './find-seeds.ts'
import { leastVerbatim, type Passage } from './judge-passage.ts'
import type { Document } from './read-document.ts'
import { compareRanges, leastShare } from './pair-sentences.ts'
import type { WordWeights } from './word-weights.ts'

/** A sentence, or a piece of a long one. */
type Unit = {
  from: number
  to: number
  /** Share of what it says that stands close together in the source; undefined where it says nothing. */
  support: number | undefined
  /** Where that is. */
  sourceFrom: number
  sourceTo: number
}

const longestUnit = 30
/** So many words in a row without anything in common part a passage; at its ends fewer words go. */
const foreign = {
  paraphrase: { support: 0.15, words: 20 },
  near: { support: 0.2, words: 12 },
  verbatim: { support: 0.2, words: 12 },
}
/** A sentence may stand in a longer one, or in two. */
const windowRatio = 1.6
const shortestWindow = 12
const fewestWords = 8
/** A word that stands in more places than this tells no place. */
const mostPlaces = 200

/** The parts of a passage that share something with the source: what shares nothing is left out, whatever stands around it. */
export function partPassage(
  document: Document,
  source: Document,
  passage: Passage,
  weights: WordWeights,
): Passage[] {
  const places = placesByRoot(source, passage)
  const least = weights.longestIdiom > 0 ? { support: leastShare, words: 12 } : foreign[passage.kind]
  const units = unitsOf(document, passage).map((unit) => support(document, unit, source, places, weights))
  const groups: Unit[][] = []
  let [group, waiting]: [Unit[], Unit[]] = [[], []]
  for (const unit of units) {
    if (unit.support !== undefined && unit.support < least.support) waiting.push(unit)
    else if (group.length > 0 && wordsOf(waiting) < least.words) {
      group.push(...waiting, unit)
      waiting = []
    } else {
      if (group.length > 0) groups.push(group)
      ;[group, waiting] = [[unit], []]
    }
  }
  if (group.length > 0) groups.push(group)
  const [first] = groups
  if (groups.length === 1 && first?.[0] === units[0] && first?.at(-1) === units.at(-1)) return [passage]
  return groups
    .map((parts) => asPassage(document, source, passage, parts))
    .filter(({ from, to }) => to - from + 1 >= fewestWords)
}

function wordsOf(units: readonly Unit[]): number {
  return units.reduce((sum, { from, to }) => sum + to - from + 1, 0)
}

function unitsOf({ sentences, sentenceStarts }: Document, { from, to }: Passage) {
  const units: { from: number; to: number }[] = []
  for (let at = from; at <= to;) {
    const end = Math.min(to, (sentenceStarts[(sentences[at] ?? 0) + 1] ?? to + 1) - 1)
    const size = Math.ceil((end - at + 1) / Math.ceil((end - at + 1) / longestUnit))
    for (; at <= end; at += size) units.push({ from: at, to: Math.min(end, at + size - 1) })
    at = end + 1
  }
  return units
}

function placesByRoot({ roots }: Document, { sourceFrom, sourceTo }: Passage): Map<number, number[]> {
  const places = new Map<number, number[]>()
  for (let at = sourceFrom; at <= sourceTo; at += 1) {
    const root = roots[at] ?? 0
    const known = places.get(root)
    if (!known) places.set(root, [at])
    else if (known.length < mostPlaces) known.push(at)
  }
  return places
}

/** The window of the source that has most of what a unit says. */
function support(
  document: Document,
  { from, to }: { from: number; to: number },
  source: Document,
  places: ReadonlyMap<number, readonly number[]>,
  weights: WordWeights,
): Unit {
  const { stems, roots } = document
  const wanted = new Map<number, { weight: number; count: number }>()
  let all = 0
  for (let at = from; at <= to; at += 1) {
    const weight = weights.placingOf(stems[at] ?? 0)
    if (weight === 0) continue
    all += weight
    const root = roots[at] ?? 0
    const known = wanted.get(root)
    if (known) known.count += 1
    else wanted.set(root, { weight, count: 1 })
  }
  const unit: Unit = { from, to, support: undefined, sourceFrom: Infinity, sourceTo: -1 }
  if (all === 0) return unit
  const hits = [...wanted]
    .flatMap(([root, { weight }]) => (places.get(root) ?? []).map((at) => ({ at, root, weight })))
    .sort((one, other) => one.at - other.at)
  const length = Math.max(shortestWindow, windowRatio * (to - from + 1))
  const inside = new Map<number, number>()
  let [sum, first] = [0, 0]
  unit.support = 0
  for (const hit of hits) {
    const had = inside.get(hit.root) ?? 0
    inside.set(hit.root, had + 1)
    if (had < (wanted.get(hit.root)?.count ?? 0)) sum += hit.weight
    for (let old = hits[first]; old && hit.at - old.at >= length; old = hits[(first += 1)]) {
      const left = (inside.get(old.root) ?? 1) - 1
      inside.set(old.root, left)
      if (left < (wanted.get(old.root)?.count ?? 0)) sum -= old.weight
    }
    if (sum / all > unit.support)
      Object.assign(unit, { support: sum / all, sourceFrom: hits[first]?.at ?? hit.at, sourceTo: hit.at })
  }
  if (weights.longestIdiom > 0 && unit.sourceTo >= 0) {
    const theirs = { from: unit.sourceFrom, to: unit.sourceTo }
    unit.support = compareRanges(document, unit, source, theirs, weights).share
  }
  return unit
}

function asPassage(document: Document, source: Document, passage: Passage, units: readonly Unit[]): Passage {
  const from = units[0]?.from ?? passage.from
  const to = units.at(-1)?.to ?? passage.to
  const placed = units.filter(({ sourceTo }) => sourceTo >= 0)
  const sourceFrom = Math.min(...placed.map((unit) => unit.sourceFrom), passage.sourceTo)
  const sourceTo = Math.max(...placed.map((unit) => unit.sourceTo), sourceFrom)
  const exactWords = sharedRuns(document, source, { from, to, sourceFrom, sourceTo })
  const exactShare = exactWords / (to - from + 1)
  // What stood around it may have been all that was not word for word.
  const kind = passage.kind === 'near' && exactShare >= leastVerbatim ? 'verbatim' : passage.kind
  const similarity = kind === 'verbatim' ? 1 : passage.similarity
  return { ...passage, kind, similarity, exactWords, from, to, sourceFrom, sourceTo }
}
