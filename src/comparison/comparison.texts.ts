import { counted } from '#shared/text/counted.ts'
import { joinList } from '#shared/text/join-list.ts'
import { plural } from '#shared/text/plural.ts'

// What was compared, and what was not.
export const ownTexts = (count: number) =>
  count === 1 ? 'the text you provided' : `the ${count} texts you provided`
export const libraryOf = (documents: number, hasPrivate: boolean) =>
  `this site’s library (${counted(documents, 'source')}${hasPrivate ? ', including your private ones' : ''})`
export const webPages = (count: number) => `${counted(count, 'web page')} found by searching for rare phrases`
export const itself = 'other parts of your text'
export const commonPhrases = 'a list of common phrases'
export const restOfWeb = 'the rest of the web'
export const webWithoutPage = 'the web (the search found no readable pages)'
export const webWithReason = (reason: string) => `the web (${reason})`
export const web = 'the web'
export const noSearchService = 'you asked for it, but no search service is set up here'
export const booksOutside = 'books, journals and databases outside the library'
export const books = 'books, journals and databases'
export const submissions = 'other people’s submissions'
export const emptyLibrary = 'this site’s library (it has no texts yet)'
export const libraryNotSearched =
  'this site’s library and any private sources of yours (they couldn’t be searched this time)'
export const otherTexts = 'any text other than your own'
export const tooManySources = 'less likely sources (there were too many to compare)'
export const translations = 'translations from other languages'

// Why a passage counts or not.
export const reasons = {
  verbatim: 'The same words in the same order.',
  near: 'The same sentences with a few words changed.',
  paraphrase: 'The same content, partly reworded. Read both passages before you decide.',
}
export const sameInOtherOrder = 'The same sentences in a different order.'
export const quotedWithSource = 'Quoted and cited, so it isn’t scored.'
export const quotedWithoutSource = 'In quotation marks, but no source is cited.'
export const secondSource = 'Also matches another source. The words are counted only once.'
export const standsEarlier = 'Also appears earlier in your text.'
export const repetitionNotCounted =
  'Also appears earlier in your text. Because there are other texts to compare with, repetition is shown but not scored.'
export const commonPhrase = 'A common phrase, so it isn’t scored.'
export const withSourcesNamed = 'With sources cited'

// The score in words.
export const inSource = (title: string) => `“${title}”`
export const inCompared = 'the texts it was compared with'
export const inOthers = 'the other texts it was compared with'
export const noWords = 'There are no words to compare in this text.'
export const nothingToScore =
  'There were no words to score: every word is either quoted with a source or excluded.'
export const allIgnored = 'Every source with matching passages is ignored.'
export const noneFound = (scored: number, where: string) =>
  scored === 1
    ? `The one scored word in your text was not found in ${where}.`
    : `None of the ${scored.toLocaleString('en-US')} scored words in your text were found in ${where}.`
export const wordForWord = (words: number) => `${words.toLocaleString('en-US')} word for word`
export const withSmallChanges = (words: number) => `${words.toLocaleString('en-US')} with small changes`
export const inOtherWords = (words: number) => `${words.toLocaleString('en-US')} reworded`
export const foundIn = (
  found: number,
  scored: number,
  where: string,
  kinds: readonly string[],
  score: number,
) =>
  `${found.toLocaleString('en-US')} of ${counted(scored, 'scored word')} ${plural(found, 'is', 'are')} in passages that match ${where}: ${joinList(kinds)}. Weighted by how close the wording is, the score is ${score}%.`
const onlyItself =
  'There was no other text to compare with, so this score covers only repetition inside your text and ignores common phrases. It says nothing about other sources.'
export const nothingRepeated = `${onlyItself} No long passage appears twice.`
export const repeatedWords = (repeated: number, scored: number, score: number) =>
  `${onlyItself} ${repeated.toLocaleString('en-US')} of ${counted(scored, 'scored word')} ${plural(repeated, 'repeats', 'repeat')} an earlier passage, so the score is ${score}%.`
export const passage = (excerpt: string, words: number, title: string | undefined, reason: string) =>
  `“${excerpt}” (${counted(words, 'word')}${title === undefined ? '' : `, matches “${title}”`}): ${reason}`
export const morePassages = (count: number) =>
  `${count} more ${plural(count, 'passage is', 'passages are')} listed below.`
export const quotedWords = (words: number) =>
  `${counted(words, 'word')} in quotation marks with a cited source ${plural(words, 'is', 'are')} not scored.`
export const commonPhrasing = (count: number, excerpt: string) =>
  count === 1
    ? `One passage is common phrasing: “${excerpt}.” It isn’t scored, but your own words would be stronger.`
    : `${count} passages are common phrasing, such as “${excerpt}.” They aren’t scored, but your own words would be stronger.`
export const aboutVersion =
  'The version with sources cited keeps all your words. It puts quotation marks around anything taken word for word and cites the source after each passage, so readers can see what is yours. Reworded passages get a citation but no quotation marks, because they aren’t exact quotes. It doesn’t paraphrase anything. Check whether this much quotation is allowed.'
export const aboutRepetition =
  'Repetition is a matter of style: keep the better of the two passages, or make clear why you need both.'
export const shortText = (words: number, least: number) =>
  `Your text has ${counted(words, 'word')}. Results for texts under ${least} words are unreliable, because chance matches and common phrases count too much.`
export const coverage = (compared: readonly string[], notChecked: readonly string[], score: number) =>
  `Compared with: ${joinList(compared)}. Not checked: ${joinList(notChecked)}. A low score (this one is ${score}%) doesn’t prove that a text is original, and a high score doesn’t prove plagiarism. Look at the passages themselves.`
export const namedBeside = (title: string) => ` (${title})`
export const namedAfter = (title: string) => ` (adapted from ${title})`

// What a reader has to know beside the score.
export const figureOfStyle = (words: string, times: number) =>
  `“${words}” is repeated ${times} times. It looks intentional, so it isn’t counted. If it comes from another text, cite the source.`
export const changedWords =
  'To fix a reworded passage, close the source, write the idea from memory in your own words, then compare the two. Cite the source either way.'
export const disguised = (ways: readonly string[], unmasked: number) =>
  `Some of this text looks different to a program than to a person${ways.length > 0 ? ` (${joinList(ways)})` : ''}. ${unmasked > 0 ? `${counted(unmasked, 'word was', 'words were')} compared the way a person would read them.` : 'Copied text written this way may not be found.'}`
export const mostlyQuoted =
  'More than three-quarters of this text is quoted with a source. That leaves too little of your own writing, so the quotations are scored like everything else.'
export const dressedUp = (words: number) =>
  `${counted(words, 'word looks', 'words look')} like references, code or formulas here, but ${plural(words, 'appears', 'appear')} as regular text in a source. ${plural(words, 'It is', 'They are')} scored like everything else.`

// Ways to write that people read and a program does not.
export const spacedLetters = 'spaced-out letters'
export const signsInWords = 'symbols inside words'
export const signsForLetters = 'numbers and symbols in place of letters'
export const otherAlphabets = 'look-alike letters from other alphabets'
export const invisibleCharacters = 'invisible characters inside words'
export const joinedWords = 'words without spaces between them'
export const turnedAround = 'reversed text'
