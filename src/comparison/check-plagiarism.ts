import * as texts from './comparison.texts.ts'
import { answerOf } from './answer-of.ts'
import type { Match, Evidence } from './evidence.ts'
import { describeCoverage, type Searched } from './describe-coverage.ts'
import { findPassages, findRepeatedPassages, type SourcePassage, type WordFate } from './find-passages.ts'
import { isEnglish } from './function-words.ts'
import type { Passage } from './judge-passage.ts'
import { writeNotes } from './notes.ts'
import { createLexicon, readDocument, type Document } from './read-document.ts'
import { readWords } from './read-words.ts'
import { quoteAround, readRegions, type Region } from './regions.ts'
import { findDressedUp, isMostlyQuoted, regionsOf, type WordRegion } from './see-through.ts'
import { countWords } from './score-passages.ts'
import type { SourceText } from './source-text.ts'
import { findStockPhrases } from './stock-phrases.ts'
import { unmaskWords } from './unmask-words.ts'
import { createWordWeights } from './word-weights.ts'

/**
 * Compares a text with the given sources, or with itself when nothing was searched. Pure, and the same every time.
 * `searched` says what the sources were chosen from, so that the answer can say what was compared.
 */
export function checkPlagiarism(
  text: string,
  given: readonly SourceText[],
  searched: Searched = {},
): Evidence {
  const lexicon = createLexicon()
  const sourceWords = given.map((source) => readWords(source.text))
  const { words, unmasked } = unmaskWords(text, readWords(text), sourceWords)
  const document = readDocument(text, words, lexicon)
  const own = given.map((source, index) => ({
    ...source,
    document: readDocument(source.text, sourceWords[index] ?? [], lexicon),
  }))
  const weighFor = createWordWeights(lexicon, isEnglish(words), document)
  const regions = readRegions(text)
  const wordRegions = regionsOf(document, regions)
  const dressedUp = findDressedUp(
    document,
    wordRegions,
    own.map((source) => source.document),
  )
  const isOnlyQuoted = isMostlyQuoted(document, wordRegions)
  const fates = decideFates(document, wordRegions, (region) =>
    region.kind === 'cited-quote' ? isOnlyQuoted : dressedUp.has(region),
  )
  const stock = findStockPhrases(document, lexicon).filter(({ from }) => fates[from] === 'scored')
  const isScored = (word: number) => fates[word] === 'scored'
  const found = findPassages(
    document,
    own.map((source) => source.document),
    (word) => fates[word] ?? 'scored',
    weighFor,
  )
  // A common phrase inside a copied passage holds it together, but is nobody's.
  for (const { from, to } of stock) fates.fill('excluded', from, to + 1)
  const repeated = findRepeatedPassages(document, weighFor(document)).filter(
    ({ from }) => fates[from] === 'scored',
  )
  const coverage = describeCoverage(given, searched)
  const hasSources = coverage.documents + coverage.pages > 0

  const matches: Match[] = []
  for (const { passage, countedWords } of countWords(found, document.words.length, isScored)) {
    const source = own[passage.source]
    if (!source) continue
    matches.push({
      ...placeOf(document, passage),
      kind: passage.isQuoted ? 'quoted' : passage.kind,
      similarity: passage.similarity,
      counts: countedWords > 0,
      countedWords,
      words: passage.to - passage.from + 1,
      reason: reasonOf(passage, countedWords, regions, document),
      sourceId: source.id,
      source: moveBy(
        placeOf(source.document, { from: passage.sourceFrom, to: passage.sourceTo }),
        source.offset ?? 0,
      ),
    })
  }
  const countsRepetition = hasSources ? () => false : isScored
  for (const { passage, countedWords } of countWords(repeated, document.words.length, countsRepetition)) {
    matches.push({
      ...placeOf(document, passage),
      kind: 'repeated',
      similarity: passage.similarity,
      counts: countedWords > 0,
      countedWords,
      words: passage.to - passage.from + 1,
      reason: hasSources ? texts.repetitionNotCounted : texts.standsEarlier,
      source: placeOf(document, { from: passage.sourceFrom, to: passage.sourceTo }),
    })
  }
  for (const { from, to } of stock) {
    matches.push({
      ...placeOf(document, { from, to }),
      kind: 'stock',
      similarity: 1,
      counts: false,
      countedWords: 0,
      words: to - from + 1,
      reason: texts.commonPhrase,
    })
  }
  matches.sort((one, other) => one.start - other.start || other.end - one.end)

  const matched = new Set(matches.map(({ sourceId }) => sourceId))
  // Candidates of a search in which nothing was found are no news; the caller's own texts are.
  const shown = own.filter(
    ({ id, origin, isPrivate }) => (origin === 'own' && isPrivate !== true) || matched.has(id),
  )
  const fateCount = (fate: WordFate) => fates.filter((one) => one === fate).length
  return answerOf(text, regions, {
    matches,
    breakdown: {
      words: document.words.length,
      scoredWords: fateCount('scored'),
      quoted: fateCount('quoted'),
      excluded: fateCount('excluded'),
    },
    leftOut: leftOutOf(document, fates),
    sources: shown.map(({ id, title, url, origin }) => ({
      id,
      title,
      ...(url === undefined ? {} : { url }),
      origin,
    })),
    coverage,
    notes: writeNotes(document, { dressedUp: [...dressedUp], isOnlyQuoted, unmasked }),
  })
}

function decideFates(
  { words }: Document,
  regions: readonly WordRegion[],
  isSeenThrough: (region: WordRegion) => boolean,
): WordFate[] {
  const fates: WordFate[] = words.map(() => 'scored')
  for (const region of regions) {
    if (region.kind === 'uncited-quote' || isSeenThrough(region)) continue
    for (let word = region.from; word <= region.to; word += 1)
      if (fates[word] === 'scored') fates[word] = region.kind === 'cited-quote' ? 'quoted' : 'excluded'
  }
  return fates
}

function leftOutOf({ words }: Document, fates: readonly WordFate[]): NonNullable<Evidence['leftOut']> {
  const stretches: { start: number; end: number }[] = []
  for (const [at, { start, end }] of words.entries()) {
    const last = fates[at - 1] === 'scored' ? undefined : stretches.at(-1)
    if (fates[at] === 'scored') continue
    if (last) last.end = end
    else stretches.push({ start, end })
  }
  return stretches
}

function placeOf({ words, text }: Document, { from, to }: Pick<Passage, 'from' | 'to'>) {
  const start = words[from]?.start ?? 0
  const end = words[to]?.end ?? start
  return { start, end, excerpt: text.slice(start, end) }
}

function moveBy(place: ReturnType<typeof placeOf>, offset: number) {
  return { ...place, start: place.start + offset, end: place.end + offset }
}

function reasonOf(
  passage: SourcePassage,
  countedWords: number,
  regions: readonly Region[],
  document: Document,
): string {
  if (passage.isQuoted) return texts.quotedWithSource
  if (countedWords === 0) return texts.secondSource
  if (quoteAround(regions, placeOf(document, passage))) return texts.quotedWithoutSource
  return passage.isReordered ? texts.sameInOtherOrder : texts.reasons[passage.kind]
}
