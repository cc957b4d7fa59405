// npm run bench -- plagiarism FOLDER [--format pan|clough|clean] [--via engine|http|pairs] [--part 1/2]
//   [--out-xml DIR] [--json FILE] [--require NAME=VALUE,…]
// engine: through a scratch library, as the server does; http: the same through a built server; pairs: each text with
// the sources named for it, without a library.
// Without a folder, the development data beside the repository, with the figures of issue 17 required; also pairs of our
// own in languages without word lists, and tricks that make a copy worth nothing. Texts over the limit are checked in parts.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Evidence } from '#comparison/comparison.ts'
import { percentile, type Measurement } from './bench-result.ts'
import { createPairChecker, inParts, type Checker } from './plagiarism/checker.ts'
import { readCorpora, type Corpus, type PanPair } from './plagiarism/corpus.ts'
import { readDetections, trueShare, writeDetections } from './plagiarism/detections.ts'
import { disguises } from './plagiarism/disguises.ts'
import { worstGrowth } from './plagiarism/growth.ts'
import { stockLanguages, stockPairs } from './plagiarism/half-sentences.ts'
import { measure, type Annotation } from './plagiarism/measures.ts'
import { tricks } from './plagiarism/tricks.ts'

/** From this score on a text is called plagiarised. */
const boundary = 20
const developmentData = join(import.meta.dirname, '../../shared/data/plagiarism')
const requiredOfDevelopmentData = [
  'accuracy=0.96',
  'highestNon=19.99',
  'plagdet:02-verbatim=0.99',
  'plagdet:03-random=0.95',
  'plagdet:04-human-multi=0.94',
  'plagdet:05-human-single=0.78',
  'plagdet:pan-train=0.9',
  'plagdet=0.88',
  'granularity=1.02',
  'plagdet:pan25=0.65',
  'granularity:pan25=1.05',
  'shareError:pan-train=1.2',
  'highestClean=19.99',
  'meanClean=1',
  'evasion=0.99',
  ...stockLanguages.flatMap((name) => [`precision:${name}=0.8`, `recall:${name}=0.9`]),
  'tricks=1',
  'growth=10',
]
/** Figures that are better when they are low. */
const lowIsGood = /^(?:granularity|growth|scoreError|shareError|highest|mean|ms)/
const disguisedTexts = 12
const stockTexts = 100
const trickedTexts = 3

type Report = {
  add: (name: string, value: number, unit?: string) => void
  times: number[]
  /** Of all folders in PAN layout together. */
  panResults: PanResult[]
}

export async function run(args: readonly string[]): Promise<Measurement[]> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      via: { type: 'string', default: 'engine' },
      part: { type: 'string', default: '1/1' },
      'out-xml': { type: 'string' },
      require: { type: 'string', multiple: true },
    },
  })
  const folder = positionals[0] ?? developmentData
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}`)
  const corpora = readCorpora(folder, readFormat(values.format)).map((corpus) =>
    takePart(corpus, values.part),
  )
  const goals = readGoals(values.require ?? (positionals.length === 0 ? requiredOfDevelopmentData : []))
  const measurements: Measurement[] = []
  const report: Report = {
    times: [],
    panResults: [],
    add(name, value, unit = '') {
      const goal = goals.get(name)
      measurements.push({ what: name, value, unit, ...(goal === undefined ? {} : { goal }) })
    },
  }
  const checker = await openChecker(values.via)
  try {
    for (const { sources } of corpora) await checker.importSources(sources)
    const allSources = corpora.flatMap(({ sources }) => [...sources.keys()])
    for (const corpus of corpora) {
      if (corpus.format === 'pan') await measurePan(corpus, checker, report, values['out-xml'])
      else if (corpus.format === 'clough') await measureClough(corpus, checker, report)
      else await measureClean(corpus, allSources, checker, report)
    }
    if (report.panResults.length > 0) addPan('', report.panResults, report)
    await measureEvasion(corpora, checker, report)
    if (positionals.length === 0) {
      await measureStock(report)
      report.add('growth', await worstGrowth())
    }
    await measureTricks(corpora, checker, report)
  } finally {
    await checker.close()
  }
  report.add('msMedian', percentile(report.times, 0.5), 'ms')
  report.add('msP95', percentile(report.times, 0.95), 'ms')
  const measured = new Set(measurements.map(({ what }) => what))
  const missing = [...goals.keys()].filter((name) => !measured.has(name))
  if (missing.length > 0) {
    throw new Error(
      `Nothing measured is called ${missing.join(', ')}. There are: ${[...measured].join(', ')}`,
    )
  }
  return measurements
}

function readFormat(format: string | undefined): Corpus['format'] | undefined {
  if (format === undefined || format === 'pan' || format === 'clough' || format === 'clean') return format
  throw new Error(`There is no format ${format}. There are: pan, clough, clean`)
}

/** `1/2` is every second text from the first on, so that figures can be held against texts not looked at. */
function takePart(corpus: Corpus, part: string): Corpus {
  const [number = 1, of = 1] = part.split('/').map(Number)
  const isTaken = (_: unknown, index: number) => index % of === number - 1
  if (corpus.format === 'pan') return { ...corpus, pairs: corpus.pairs.filter(isTaken) }
  if (corpus.format === 'clough') return { ...corpus, answers: corpus.answers.filter(isTaken) }
  return { ...corpus, texts: new Map([...corpus.texts].filter(isTaken)) }
}

function readGoals(requirements: readonly string[]): Map<string, { atLeast: number } | { atMost: number }> {
  return new Map(
    requirements
      .flatMap((given) => given.split(','))
      .map((requirement) => {
        const [name = '', value = ''] = requirement.split('=')
        if (value === '' || Number.isNaN(Number(value))) throw new Error(`${requirement} is no NAME=VALUE`)
        return [name, lowIsGood.test(name) ? { atMost: Number(value) } : { atLeast: Number(value) }]
      }),
  )
}

async function openChecker(via: string): Promise<Checker> {
  if (via === 'pairs') return createPairChecker()
  const { openHttpChecker, openLibraryChecker } = await import('./plagiarism/library-checker.ts')
  if (via === 'engine') return inParts(await openLibraryChecker())
  if (via === 'http') return inParts(await openHttpChecker())
  throw new Error(`There is no way ${via} to the engine. There are: pairs, engine, http`)
}

async function timed<T>({ times }: Report, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const result = await work()
  times.push(performance.now() - startedAt)
  return result
}

type PanResult = { pair: PanPair; detections: Annotation[]; scoreError: number; shareError: number }

async function measurePan(
  corpus: Corpus & { format: 'pan' },
  checker: Checker,
  report: Report,
  outXml: string | undefined,
): Promise<void> {
  const results: PanResult[] = []
  const byText = Map.groupBy(corpus.pairs, ({ text }) => text)
  for (const [text, pairs] of byText) {
    const submitted = corpus.texts.get(text) ?? ''
    const answer = await timed(report, () =>
      checker.check(
        submitted,
        pairs.map(({ source }) => source),
      ),
    )
    const copied = trueShare(
      submitted,
      pairs.flatMap(({ cases }) => cases),
    )
    const scoreError = Math.abs(answer.score - copied)
    const named = new Set(pairs.map(({ source }) => source))
    const shareError = Math.abs(shareOf(answer, named) - copied)
    for (const pair of pairs) {
      const detections = readDetections(answer, pair, corpus)
      if (outXml !== undefined) writeDetections(outXml, pair, detections)
      results.push({ pair, detections, scoreError, shareError })
    }
  }
  const kinds = Map.groupBy(results, ({ pair }) => pair.kind)
  for (const [kind, ofKind] of kinds) if (kind !== corpus.name) addPan(`:${kind}`, ofKind, report)
  addPan(`:${corpus.name}`, results, report)
  report.panResults.push(...results)
}

/** `name` is empty for everything together, or a kind or folder after a colon. */
function addPan(name: string, results: readonly PanResult[], { add }: Report): void {
  const { plagdet, recall, precision, granularity } = measure(
    results.flatMap(({ pair }) => pair.cases),
    results.flatMap(({ detections }) => detections),
  )
  add(`plagdet${name}`, plagdet)
  add(`recall${name}`, recall)
  add(`precision${name}`, precision)
  add(`granularity${name}`, granularity)
  add(`scoreError${name}`, mean(results.map(({ scoreError }) => scoreError)), 'points')
  // The annotation knows one source per text; a library may hold others that the text truly has words of.
  add(`shareError${name}`, mean(results.map(({ shareError }) => shareError)), 'points')
}

/** What part of the score the named sources make, in points. */
function shareOf({ matches, sources, breakdown }: Evidence, named: ReadonlySet<string>): number {
  const ids = new Set(sources.filter(({ title }) => named.has(title)).map(({ id }) => id))
  const counted = matches.filter(({ sourceId }) => sourceId !== undefined && ids.has(sourceId))
  const words = counted.reduce((sum, match) => sum + match.countedWords * match.similarity, 0)
  return (100 * words) / Math.max(1, breakdown.scoredWords)
}

async function measureClough(
  { answers, texts }: Corpus & { format: 'clough' },
  checker: Checker,
  report: Report,
): Promise<void> {
  const scored: { label: string; score: number }[] = []
  for (const { text, source, label } of answers) {
    const { score } = await timed(report, () => checker.check(texts.get(text) ?? '', [source]))
    scored.push({ label, score })
  }
  const { add } = report
  const isRight = scored.map(({ label, score }) => (label === 'non') === score < boundary)
  const called = scored.filter(({ score }) => score >= boundary)
  const hits = called.filter(({ label }) => label !== 'non').length
  const plagiarised = scored.filter(({ label }) => label !== 'non').length
  add('accuracy', isRight.filter(Boolean).length / scored.length)
  add('f1', (2 * hits) / (called.length + plagiarised))
  for (const [label, ofLabel] of Map.groupBy(scored, ({ label }) => label)) {
    add(`score:${label}`, mean(ofLabel.map(({ score }) => score)), 'points')
  }
  add(
    'highestNon',
    Math.max(0, ...scored.filter(({ label }) => label === 'non').map(({ score }) => score)),
    'points',
  )
}

async function measureClean(
  { texts }: Corpus,
  allSources: readonly string[],
  checker: Checker,
  report: Report,
): Promise<void> {
  const scores: number[] = []
  for (const text of texts.values()) scores.push((await checker.check(text, allSources)).score)
  report.add('highestClean', Math.max(0, ...scores), 'points')
  report.add('meanClean', mean(scores), 'points')
}

/** The found share of disguised copies over that of the same copies undisguised. */
async function measureEvasion(corpora: readonly Corpus[], checker: Checker, { add }: Report): Promise<void> {
  const copies = corpora.flatMap((corpus) => pickCopies(corpus).slice(0, disguisedTexts))
  if (copies.length === 0) return
  const found = async (disguise: (text: string) => string) => {
    let sum = 0
    for (const { text, sources } of copies) {
      const { breakdown } = await checker.check(disguise(text), sources)
      sum += breakdown.weightedWords / Math.max(1, breakdown.scoredWords)
    }
    return sum
  }
  const plain = await found((text) => text)
  const shares: number[] = []
  for (const [name, disguise] of Object.entries(disguises)) {
    const share = plain === 0 ? 1 : (await found(disguise)) / plain
    add(`evasion:${name}`, share)
    shares.push(share)
  }
  add('evasion', Math.min(...shares))
}

/** Half sentences that everybody writes are no passages; the comparison alone, with the source of each pair. */
async function measureStock(report: Report): Promise<void> {
  for (const language of stockLanguages) {
    const checker = createPairChecker()
    const pairs = stockPairs(language, stockTexts)
    const detections: Annotation[] = []
    for (const [number, { text, source, cases }] of pairs.entries()) {
      const name = `${language} ${number}`
      await checker.importSources(new Map([[name, source]]))
      const texts = new Map([[name, text]])
      const sources = new Map([[name, source]])
      const pair = { kind: language, text: name, source: name, cases }
      const answer = await timed(report, () => checker.check(text, [name]))
      detections.push(
        ...readDetections(answer, pair, { name: language, format: 'pan', texts, sources, pairs: [] }),
      )
    }
    const { recall, precision } = measure(
      pairs.flatMap(({ cases }) => cases),
      detections,
    )
    report.add(`precision:${language}`, precision)
    report.add(`recall:${language}`, recall)
  }
}

/** A whole source, handed in under each trick: scored like the plain copy, or named in the notes. */
async function measureTricks(corpora: readonly Corpus[], checker: Checker, { add }: Report): Promise<void> {
  const sources = corpora.flatMap((corpus) => [...corpus.sources].slice(0, trickedTexts))
  if (sources.length === 0) return
  const copies = sources.map(([key, text]) => ({ key, text: text.trim().slice(0, 4_000) }))
  const plain: number[] = []
  for (const { key, text } of copies) plain.push((await checker.check(text, [key])).score)
  const held: number[] = []
  for (const [name, trick] of Object.entries(tricks)) {
    const shares: number[] = []
    let seen = 0
    for (const [at, { key, text }] of copies.entries()) {
      const { score, notes } = await checker.check(trick(text), [key])
      const share = score / Math.max(1, plain[at] ?? 0)
      shares.push(share)
      if (share >= 0.9 || notes.some(({ kind }) => kind === 'changed')) seen += 1
    }
    add(`trick:${name}`, mean(shares))
    held.push(seen / copies.length)
  }
  add('tricks', Math.min(...held))
}

function pickCopies(corpus: Corpus): { text: string; sources: string[] }[] {
  const { texts } = corpus
  if (corpus.format === 'clough') {
    const cut = corpus.answers.filter(({ label }) => label === 'cut')
    return cut.map(({ text, source }) => ({ text: texts.get(text) ?? '', sources: [source] }))
  }
  if (corpus.format === 'clean') return []
  const copied = corpus.pairs.filter(({ cases }) => cases.length > 0)
  return copied.map(({ text, source }) => ({ text: texts.get(text) ?? '', sources: [source] }))
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
