import { joinList } from '#shared/text/join-list.ts'
import { plural } from '#shared/text/plural.ts'

const counted = (count: number, one: string, other = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${plural(count, one, other)}`

// What was compared, and what was not.
export const ownTexts = (count: number) =>
  count === 1 ? 'the one text you gave' : `the ${count} texts you gave`
export const libraryOf = (documents: number, hasPrivate: boolean) =>
  `the reference library of this site (${counted(documents, 'document')}${hasPrivate ? ', with your private sources' : ''})`
export const webPages = (count: number) =>
  `${counted(count, 'web page')} that a search for rare phrases found`
export const itself = 'your text with itself'
export const commonPhrases = 'a list of common phrases'
export const restOfWeb = 'the rest of the web'
export const webWithoutPage = 'the web (the search found no page to read)'
export const webWithReason = (reason: string) => `the web (${reason})`
export const web = 'the web'
export const noSearchService = 'you asked for it, but no search service is set up here'
export const booksOutside = 'books, journals and databases outside the library'
export const books = 'books, journals and databases'
export const submissions = 'other people’s submissions'
export const aLibrary = 'a reference library'
export const otherTexts = 'any text other than your own'
export const tooManySources = 'sources beyond the likeliest ones, because there were too many'
export const translations = 'translations from other languages'

// Why a passage counts or not.
export const reasons = {
  verbatim: 'The same words in the same order.',
  near: 'The same sentences with single words changed.',
  paraphrase: 'The same content in partly new words. Somebody should read both before judging.',
}
export const sameInOtherOrder = 'The same sentences in another order.'
export const quotedWithSource = 'Quoted, with its source named beside it. It is not scored.'
export const quotedWithoutSource = 'In quotation marks, but no source is named beside it.'
export const secondSource =
  'Shown for its second source; its words are scored once, with another passage, or not at all.'
export const standsEarlier = 'Stands earlier in your own text.'
export const repetitionNotCounted =
  'Stands earlier in your own text. With texts to compare with, repetition is shown and not counted.'
export const commonPhrase = 'A common phrase that nobody owns. It is not scored.'
export const withSourcesNamed = 'With sources named'

// The score in words.
export const inSource = (title: string) => `“${title}”`
export const inCompared = 'what it was compared with'
export const nothingToScore =
  'No words were left to score: all of them are quoted with a source, or left out.'
export const noneFound = (scored: number, where: string) =>
  `None of the ${counted(scored, 'scored word')} of your text was found in ${where}.`
export const wordForWord = (words: number) => `${words.toLocaleString('en-US')} word for word`
export const withSmallChanges = (words: number) => `${words.toLocaleString('en-US')} with small changes`
export const inOtherWords = (words: number) => `${words.toLocaleString('en-US')} in other words`
export const foundIn = (
  found: number,
  scored: number,
  where: string,
  kinds: readonly string[],
  score: number,
) =>
  `${found.toLocaleString('en-US')} of ${counted(scored, 'scored word')} lie in passages that are shared with ${where}: ${joinList(kinds)}. Weighed by how close the wording is, that is ${score} percent.`
const onlyItself =
  'No other text was given, so this score covers only repetition inside your text and sets common phrases aside. It says nothing about other sources.'
export const nothingRepeated = `${onlyItself} No long passage stands in it twice.`
export const repeatedWords = (repeated: number, scored: number, score: number) =>
  `${onlyItself} ${repeated.toLocaleString('en-US')} of ${counted(scored, 'scored word')} repeat an earlier passage, which makes ${score} percent.`
export const passage = (excerpt: string, words: number, title: string | undefined, reason: string) =>
  `“${excerpt}” (${counted(words, 'word')}${title === undefined ? '' : `, compare “${title}”`}): ${reason}`
export const morePassages = (count: number) =>
  `${count} more ${plural(count, 'passage is', 'passages are')} listed below.`
export const quotedWords = (words: number) =>
  `${counted(words, 'word')} in quotation marks with a source named beside them ${plural(words, 'is', 'are')} not scored.`
export const commonPhrasing = (count: number, excerpt: string) =>
  `${count === 1 ? 'One passage is' : `${count} passages are`} common phrasing that many texts share, for example “${excerpt}”: not scored, though your own words would say more.`
export const aboutVersion =
  'The version with sources named changes none of your words: it puts quotation marks around what was taken word for word and names the source after each passage, so that readers can see what is yours. Passages in changed words get the name only, because quotation marks would claim more than is true. It is no paraphrase; whether so much quotation is allowed is for you and your reader to say.'
export const aboutRepetition =
  'Repetition is a matter of style: keep the better of the two places, or say why both are needed.'
export const shortText = (words: number, least: number) =>
  `Your text has ${counted(words, 'word')}. Below ${least} words a result is unreliable: chance and common phrases weigh too much.`
export const coverage = (compared: readonly string[], notChecked: readonly string[], score: number) =>
  `Compared: ${joinList(compared)}. Not checked: ${joinList(notChecked)}. A low score (this one is ${score}) is no proof that a text is original, and a high one no proof of plagiarism; the passages are the evidence.`
export const namedBeside = (title: string) => ` (${title})`
export const namedAfter = (title: string) => ` (after: ${title})`

// What a reader has to know beside the score.
export const figureOfStyle = (words: string, times: number) =>
  `“${words}” comes back ${times} times. Read as a figure of style, so it is not counted. Such a figure may still come from a known text: if you know it from somewhere, name the source.`
export const changedWords =
  'For a passage in changed words: close the source, write what you understood from memory, compare, and cite it either way.'
export const disguised = (ways: readonly string[], unmasked: number) =>
  `People read this text differently from a program${ways.length > 0 ? ` (${joinList(ways)})` : ''}. ${unmasked > 0 ? `${counted(unmasked, 'word was', 'words were')} compared as people read them.` : 'What is written so may be a copy that was not found.'}`
export const mostlyQuoted =
  'More than three quarters of this text stand in quotation marks with a name beside them. So much quotation is no text of one’s own, so it is scored like everything else.'
export const dressedUp = (words: number) =>
  `${counted(words, 'word looks', 'words look')} like references, code or formulas here, but ${plural(words, 'is', 'are')} running text in what they were compared with. They are scored like everything else.`

// Ways to write that people read and a program does not.
export const spacedLetters = 'letters that are spaced out'
export const signsInWords = 'signs inside words'
export const signsForLetters = 'digits and signs in place of letters'
export const otherAlphabets = 'letters of other alphabets that look alike'
export const invisibleCharacters = 'invisible characters inside words'
export const joinedWords = 'words without spaces between them'
export const turnedAround = 'text that is turned around'
