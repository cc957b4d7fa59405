import { counted } from '#shared/text/counted.ts'
import { plural } from '#shared/text/plural.ts'

// What was compared, and what was found.
export const comparedWithItself = 'Compared only with itself'
export const allIgnored = 'Every source with matching passages is ignored'
export const inLibrary = (sources: number) => `${counted(sources, 'source')} in the library`
export const ofYours = (texts: number) => `${counted(texts, 'text')} you added`
export const textsCompared = (texts: number) => counted(texts, 'text')
export const webPages = (pages: number) => counted(pages, 'web page')
export const matchesIn = (matches: number, where: string) =>
  `${matches === 0 ? 'No matches' : counted(matches, 'match', 'matches')} in ${where}`

// The score.
export const nothingCompared =
  'You didn’t add any texts to compare with, so this score says nothing about other sources. Add the texts you worked from under “Compare with.”'
export const similarity = 'similarity'
export const bands = {
  green: 'Excellent! Your text appears to be highly original.',
  yellow: 'Some passages closely match other text. Review each one.',
  red: 'Much of this text matches other text. Review each passage, and cite its source if it isn’t yours.',
}
export const noWords = 'There are no words to compare in this text.'
export const sharedPassages = (passages: number) =>
  `We found ${counted(passages, 'matching passage')}. Review ${plural(passages, 'it', 'each one')} below.`
export const seeNotes = 'The score may not tell the whole story. See the notes.'
export const withoutIgnored = (ignored: number, score: number) =>
  `${counted(ignored, 'source')} ignored. With all sources, the score is ${score}%.`
export const tooShort = 'Too short to be reliable'
export const tooShortAbout =
  'With fewer than 40 words, chance matches and common phrases affect the score too much. Check a longer passage if you can.'
export const reportNotMade = 'The report couldn’t be made. Please check your connection and try again.'
export const downloadReport = 'Download report (HTML)'
export const printReport = 'Print report'

// Sources.
export const sources = 'Sources'
export const sourcesAbout =
  'Ignore sources that don’t matter, such as an earlier version of your own text. The score updates automatically.'
export const library = 'Library'
export const yours = 'Yours'
export const web = 'Web'
export const nothingInCommon = 'No passages in common.'
export const inCommon = (passages: number) => `${counted(passages, 'passage')} in common`
export const show = 'Show'
export const passagesOf = (title: string) => `passages from ${title}`
export const ignore = 'Ignore'
export const includeAgain = 'Include again'

// Passages.
export const passages = 'Passages'
export const passagesAboutStart =
  'Choose a marked passage to see its source beside it, or go through them with'
export const keyOfNext = 'n'
export const passagesAboutAnd = 'and'
export const keyOfPrevious = 'p'
export const passagesAboutEnd = 'when this section is active. Passages with a dashed border aren’t scored.'
export const showKinds = 'Types of passages to show'
export const kinds = {
  verbatim: 'Word for word',
  near: 'Small changes',
  paraphrase: 'Reworded',
  repeated: 'Repeated',
  quoted: 'Quoted and cited',
  stock: 'Common phrase',
}
export const kindWithCount = (kind: string, count: number) => `${kind} (${count})`
export const yourTextMarked = 'Your text with marked passages'
export const previousPassage = 'Previous passage'
export const nextPassage = 'Next passage'
export const position = (number: number, of: number) => `Passage ${number} of ${of}`
export const allHidden = 'All passages are hidden. Select at least one type above.'
export const countedAt = (words: number, percent: number) =>
  `${counted(words, 'word')} counted at ${percent}% similarity.`
export const notScored = 'Not scored.'
export const inYourText = 'In your text'
export const earlierInYourText = 'Earlier in your text'
export const inSource = (title: string) => `In “${title}”`
export const whatToDo = 'What to do'
export const aboutMarks = (percent: number) =>
  `${percent}% of these words appear in both excerpts. Matching words are underlined; changed or added words are in brackets.`
export const changedStart = '['
export const changedEnd = ']'

// What to do about a passage.
export const theSource = 'the source'
export const named = (title: string) => `“${title}”`
export const keepFacts = (facts: string) => `Keep these facts, but not the wording: ${facts}.`
export const keepTheFacts = 'Keep the facts, not the wording.'
export const putInQuotes = (source: string) =>
  `If the exact words matter, put them in quotation marks and cite ${source}.`
export const sayAloud = (source: string, keep: string) =>
  `Otherwise, close ${source}, say out loud what it means, and write that down. ${keep}`
export const thenCompare = (source: string) =>
  `Then compare the two: no five words in a row should match. Cite ${source} either way, because that’s where the idea comes from.`
export const onlyReplaced = 'Only a few words were changed; the sentences still follow the source.'
export const beginElsewhere = (keep: string) =>
  `Start from a different point: what follows from this, or why you need it. ${keep}`
export const nameOrQuote = (source: string) => `Cite ${source}, or quote it exactly if the wording matters.`
export const followsClosely = (source: string) => `The idea closely follows ${source}. Add a citation.`
export const ifChance = (keep: string) =>
  `If you’ve never read the source, leave the passage as it is. If you have, rewrite it to fit your own argument. ${keep}`
export const keepBetter = 'Keep the better of the two, or make clear why you need both.'
export const quotedWithSource = 'Quoted and cited, so it isn’t scored.'
export const ownWordsSayMore =
  'This is a common phrase, so it isn’t scored, but your own words would be stronger.'

// The figures.
export const howCalculated = 'How the score is calculated'
export const howCalculatedAndNotChecked = 'How the score is calculated, and what wasn’t checked'
export const notChecked = 'What wasn’t checked'
export const notes = 'Notes'
export const scoreFormula = (weighted: number, scored: number) =>
  `Score: 100 × ${weighted.toLocaleString('en-US')} / ${scored.toLocaleString('en-US')}`
export const wordsCompared = 'Words compared (hyphenated words are split)'
export const wordsScored = 'Words that are scored'
export const wordsVerbatim = 'Words that match word for word'
export const wordsNear = 'Words that match with small changes'
export const wordsParaphrase = 'Words in reworded passages'
export const wordsRepeated = 'Words that repeat an earlier passage'
export const wordsQuoted = 'Words quoted with a source, not scored'
export const wordsExcluded = 'Words in references, code, formulas and common phrases, not scored'
export const wordsWeighted = 'Matching words, weighted by closeness'

// The report.
export const similarityOf = (score: number) => `Similarity: ${score}%`
export const leftOut = ({ titles, score }: { titles: readonly string[]; score: number }) =>
  `Ignored sources: ${titles.join(', ')}. With all sources, the score is ${score}%.`
export const theText = 'The text'
export const earlierInText = 'Earlier in the text'
export const wordsAt = (words: number, percent: number) =>
  `${counted(words, 'word')} at ${percent}% similarity`
export const notScoredInline = 'not scored'
export const roundedScore = (weighted: number, scored: number) =>
  `Score: 100 × ${weighted} / ${scored}, rounded`
export const shareOf = (title: string, share: number) => `${title}: ${share}%`
export const placeOf = (kind: string, start: number, end: number, words: number, similarity: number) =>
  `${kind}, characters ${start} to ${end}, ${words > 0 ? `${counted(words, 'word')} counted at ${Math.round(similarity * 100)}% similarity` : 'not scored'}.`
