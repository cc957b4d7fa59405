import { plural } from '#shared/text/plural.ts'

const counted = (count: number, one: string, other = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${plural(count, one, other)}`

// What was compared, and what was found.
export const comparedWithItself = 'Compared only with itself'
export const inLibrary = (documents: number) => `${counted(documents, 'document')} in the library`
export const ofYours = (texts: number) => `${counted(texts, 'text')} of yours`
export const textsCompared = (texts: number) => counted(texts, 'text')
export const webPages = (pages: number) => counted(pages, 'web page')
export const matchesIn = (matches: number, where: string) =>
  `${matches === 0 ? 'No matches' : counted(matches, 'match', 'matches')} in ${where}`

// The score.
export const nothingCompared =
  'No other text was given, so this says nothing about other sources. Add the texts you worked from under “Compare with”.'
export const similarity = 'similarity'
export const bands = {
  green: 'Excellent! Your text appears to be highly original.',
  yellow: 'Some passages are close to what they were compared with. Look at each one.',
  red: 'Much of this text also stands in what it was compared with. Look at each passage and name its source.',
}
export const sharedAllTheSame = (passages: number) =>
  `${counted(passages, 'passage is', 'passages are')} shared all the same. Look at ${plural(passages, 'it', 'each one')} below.`
export const withoutIgnored = (ignored: number, score: number) =>
  `Without ${counted(ignored, 'ignored source')}; with all of them it is ${score}%.`
export const tooShort = 'Too short to be reliable'
export const tooShortAbout =
  'Under 40 words, chance and common phrases weigh too much. Check a longer part of the text if you have one.'
export const downloadReport = 'Download Report (HTML)'
export const printReport = 'Print Report'

// Sources.
export const sources = 'Sources'
export const sourcesAbout =
  'Leave out sources that do not matter, such as an earlier version of your own text. The score updates.'
export const library = 'Library'
export const yours = 'Yours'
export const web = 'Web'
export const nothingInCommon = 'Nothing in common found.'
export const inCommon = (passages: number) => `${counted(passages, 'passage')} in common`
export const show = 'Show'
export const passagesOf = (title: string) => `passages of ${title}`
export const ignore = 'Ignore'
export const includeAgain = 'Include again'

// Passages.
export const passages = 'Passages'
export const passagesAboutStart =
  'Choose a marked passage to see its source beside it, or go through them with'
export const keyOfNext = 'n'
export const passagesAboutAnd = 'and'
export const keyOfPrevious = 'p'
export const passagesAboutEnd = 'while the focus is here. Passages with a dashed border are not scored.'
export const showKinds = 'Show passages of these kinds'
export const kinds = {
  verbatim: 'Word for word',
  near: 'Small changes',
  paraphrase: 'Other words',
  repeated: 'Repeated',
  quoted: 'Quoted and cited',
  stock: 'Common phrase',
}
export const kindWithCount = (kind: string, count: number) => `${kind} (${count})`
export const yourTextMarked = 'Your text with marked passages'
export const previousPassage = 'Previous passage'
export const nextPassage = 'Next passage'
export const position = (number: number, of: number) => `Passage ${number} of ${of}`
export const allHidden = 'All kinds of passages are hidden.'
export const countedAt = (words: number, percent: number) =>
  `${counted(words, 'word')} counted, each at ${percent} percent.`
export const notScored = 'Not scored.'
export const inYourText = 'In your text'
export const earlierInYourText = 'Earlier in your text'
export const inSource = (title: string) => `In “${title}”`
export const whatToDo = 'What to do'
export const aboutMarks = (percent: number) =>
  `${percent} percent of these words stand in both excerpts. Words that are alike have a solid line below them; changed or added words stand in brackets.`
export const changedStart = '['
export const changedEnd = ']'

// What to do about a passage.
export const theSource = 'the source'
export const named = (title: string) => `“${title}”`
export const keepFacts = (facts: string) => `Keep what is fact and not wording: ${facts}.`
export const keepTheFacts = 'Keep the facts, not the wording.'
export const putInQuotes = (source: string) =>
  `If the exact words matter, put quotation marks around them and name ${source} beside them.`
export const sayAloud = (source: string, keep: string) =>
  `Otherwise close ${source}, say aloud what it means, and write that down. ${keep}`
export const thenCompare = (source: string) =>
  `Then compare: no run of five words should be the same. Name ${source} either way, because the idea comes from there.`
export const onlyReplaced = 'Single words were replaced, but the sentences are still those of the source.'
export const beginElsewhere = (keep: string) =>
  `Begin with a different thought: what follows from this, or what you need it for. ${keep}`
export const nameOrQuote = (source: string) => `Name ${source}; or quote it exactly, if its words matter.`
export const followsClosely = (source: string) =>
  `The thought follows ${source} closely. Put its name or a reference beside it.`
export const ifChance = (keep: string) =>
  `If you have never read it, leave the passage as it is. If you have, say it in the order your own argument needs. ${keep}`
export const keepBetter = 'Keep the better of the two, or say why both are needed.'
export const quotedWithSource = 'Quoted with its source named, so it is not scored.'
export const ownWordsSayMore = 'This is a common phrase. Nobody owns it, but your own words would say more.'

// The figures.
export const howCalculated = 'How the score is calculated'
export const howCalculatedAndNotChecked = 'How the score is calculated, and what was not checked'
export const notChecked = 'What was not checked'
export const scoreFormula = (weighted: number, scored: number) =>
  `Score: 100 × ${weighted.toLocaleString('en-US')} / ${scored.toLocaleString('en-US')}`
export const wordsInText = 'Words in your text'
export const wordsScored = 'Words that are scored'
export const wordsVerbatim = 'Words that match word for word'
export const wordsNear = 'Words that match with small changes'
export const wordsParaphrase = 'Words that match in other words'
export const wordsRepeated = 'Words that repeat an earlier passage'
export const wordsQuoted = 'Words quoted with a source, not scored'
export const wordsExcluded = 'Words in references, code, formulas and common phrases, not scored'
export const wordsWeighted = 'Matching words, weighted by closeness'

// The report.
export const similarityOf = (score: number) => `Similarity ${score} of 100`
export const leftOut = (titles: string, score: number) =>
  `Sources left out by the reader: ${titles}. With them the score is ${score}.`
export const isLeftOut = ' (left out)'
export const theText = 'The text'
export const earlierInText = 'Earlier in the text'
export const wordsAt = (words: number, percent: number) => `${counted(words, 'word')} at ${percent} percent`
export const notScoredInline = 'not scored'
export const roundedScore = (weighted: number, scored: number) =>
  `Score: 100 × ${weighted} / ${scored}, rounded`
export const shareOf = (title: string, share: number) => `${title}: ${share} percent`
export const placeOf = (kind: string, start: number, end: number, words: number, similarity: number) =>
  `${kind}, characters ${start} to ${end}, ${words > 0 ? `${counted(words, 'word')} counted at ${similarity}` : 'not counted'}.`
export const earlier = 'Earlier'
