import type { Document } from './read-document.ts'

/** Words `from..to` of the text that answer words `sourceFrom..sourceTo` of the source. */
export type Seed = {
  from: number
  to: number
  sourceFrom: number
  sourceTo: number
  /** The same words in a row. */
  isExact: boolean
  /** Two whole sentences that resemble each other enough to stand alone. */
  isSentence?: true
  /** Of three stems close together. */
  stemIds?: readonly number[]
}

/** Words in a row that have to be equal to count as the same wording. */
export const exactRun = 5
const mostPlaces = 4
/** From then on a run of words that comes back again and again meets one place instead of all. */
const refrainAfter = 32
const stemBits = 131_072

/** Where the sources have the same runs of words, or the same three stems close together in any order. */
export function findSeeds(document: Document, sources: readonly Document[]): Seed[][] {
  const seeds: Seed[][] = sources.map(() => [])
  seedExact(document, sources, seeds)
  seedStems(document, sources, seeds)
  return seeds
}

function seedExact(document: Document, sources: readonly Document[], seeds: readonly Seed[][]): void {
  const places = createPlaces()
  for (const [number, source] of sources.entries()) {
    for (let at = 0; at + exactRun <= source.forms.length; at += 1) places.add(runKey(source, at), number, at)
  }
  for (let at = 0; at + exactRun <= document.forms.length; at += 1) {
    places.visit(runKey(document, at), (number, sourceAt) => {
      const source = sources[number]
      if (!source || !isSameRun(document, at, source, sourceAt)) return
      seeds[number]?.push({
        from: at,
        to: at + exactRun - 1,
        sourceFrom: sourceAt,
        sourceTo: sourceAt + exactRun - 1,
        isExact: true,
      })
    })
  }
}

/** Runs of the text that stood earlier in it: the nearest earlier place of each. */
export function findRepetitions(document: Document): Seed[] {
  const latest = new Map<number, number>()
  const seeds: Seed[] = []
  for (let at = 0; at + exactRun <= document.forms.length; at += 1) {
    const key = runKey(document, at)
    const earlier = latest.get(key)
    if (earlier !== undefined && at - earlier >= exactRun && isSameRun(document, at, document, earlier)) {
      seeds.push({
        from: at,
        to: at + exactRun - 1,
        sourceFrom: earlier,
        sourceTo: earlier + exactRun - 1,
        isExact: true,
      })
    }
    latest.set(key, at)
  }
  return seeds
}

function seedStems(document: Document, sources: readonly Document[], seeds: readonly Seed[][]): void {
  const places = createPlaces()
  for (const [number, source] of sources.entries()) {
    eachStemGroup(source, (key, at) => places.add(key, number, at))
  }
  eachStemGroup(document, (key, at, stemIds) => {
    places.visit(key, (number, sourceAt, isRefrain) => {
      const source = sources[number]
      // Equal runs are enough to follow a refrain.
      if (!source || isRefrain) return
      seeds[number]?.push({
        from: document.content[at] ?? 0,
        to: document.content[at + 2] ?? document.content[at + 1] ?? 0,
        sourceFrom: source.content[sourceAt] ?? 0,
        sourceTo: source.content[sourceAt + 2] ?? source.content[sourceAt + 1] ?? 0,
        isExact: false,
        stemIds,
      })
    })
  })
}

/** Sorted groups of three content stems in a window of four: none left out, or one of the two in the middle. */
function eachStemGroup(
  document: Document,
  visit: (key: number, contentAt: number, stemIds: readonly number[]) => void,
): void {
  const { content, stems } = document
  const stemAt = (at: number) => stems[content[at] ?? 0] ?? 0
  for (let at = 0; at + 3 <= content.length; at += 1) {
    const [a, b, c] = [stemAt(at), stemAt(at + 1), stemAt(at + 2)]
    visit(groupKey(a, b, c), at, [a, b, c])
    if (at + 4 > content.length) continue
    const d = stemAt(at + 3)
    visit(groupKey(a, b, d), at, [a, b, d])
    visit(groupKey(a, c, d), at, [a, c, d])
  }
}

function groupKey(a: number, b: number, c: number): number {
  const low = Math.min(a, b, c)
  const high = Math.max(a, b, c)
  const middle = a + b + c - low - high
  return ((low % stemBits) * stemBits + (middle % stemBits)) * stemBits + (high % stemBits)
}

function runKey({ forms }: Document, at: number): number {
  let key = 17
  for (let offset = 0; offset < exactRun; offset += 1) {
    key = Math.imul(key ^ (forms[at + offset] ?? 0), 0x9e37_79b1)
    key ^= key >>> 15
  }
  return key
}

function isSameRun(one: Document, at: number, other: Document, otherAt: number): boolean {
  for (let offset = 0; offset < exactRun; offset += 1) {
    if (one.forms[at + offset] !== other.forms[otherAt + offset]) return false
  }
  return true
}

/** Words of a stretch that stand in runs which the stretch of the source has too. */
export function sharedRuns(
  document: Document,
  source: Document,
  range: { from: number; to: number; sourceFrom: number; sourceTo: number },
): number {
  const keys = new Set(runKeys(source, range.sourceFrom, range.sourceTo).map(({ key }) => key))
  return wordsInRuns(document, range, keys)
}

/** Words of a stretch that stand in one of these runs. */
export function wordsInRuns(
  document: Document,
  { from, to }: { from: number; to: number },
  keys: ReadonlySet<number>,
): number {
  let [count, end] = [0, from]
  for (const { key, at } of runKeys(document, from, to)) {
    if (!keys.has(key)) continue
    count += at + exactRun - Math.max(at, end)
    end = at + exactRun
  }
  return count
}

/** The runs of a stretch of words, both ends included, as numbers that are equal for equal runs. */
export function runKeys(document: Document, from: number, to: number): { key: number; at: number }[] {
  const keys: { key: number; at: number }[] = []
  for (let at = from; at + exactRun <= to + 1; at += 1) keys.push({ key: runKey(document, at), at })
  return keys
}

/** Keys to places in sources; the first few of each source, because refrains would multiply. */
function createPlaces() {
  const heads = new Map<number, number>()
  const sources: number[] = []
  const positions: number[] = []
  const before: number[] = []
  const visits = new Map<number, number>()
  return {
    add(key: number, source: number, position: number) {
      const head = heads.get(key)
      let ofThisSource = 0
      for (let entry = head; entry !== undefined && sources[entry] === source; entry = before[entry]) {
        ofThisSource += 1
        if (ofThisSource >= mostPlaces) return
      }
      heads.set(key, sources.length)
      sources.push(source)
      positions.push(position)
      before.push(head ?? -1)
    },
    visit(key: number, meet: (source: number, position: number, isRefrain: boolean) => void) {
      const head = heads.get(key)
      if (head === undefined) return
      const times = visits.get(key) ?? 0
      visits.set(key, times + 1)
      const isRefrain = times >= refrainAfter
      for (let entry = head; entry >= 0; entry = isRefrain ? -1 : (before[entry] ?? -1)) {
        meet(sources[entry] ?? 0, positions[entry] ?? 0, isRefrain)
      }
    },
  }
}
