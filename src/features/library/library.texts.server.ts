import { plural } from '#shared/text/plural.ts'

export const tookTooLong = 'This took too long. Please try again with a shorter text.'
export const tooManyChecks = 'Too many texts are being checked right now. Please try again in a minute.'
export const checkStopped = 'The check was canceled.'
export const fileTooLarge = 'This file is too large to read. Please try a smaller one.'

export const chooseFile = 'Please choose a .txt, .md, .docx or .pdf file.'
export const tooManyUploads = 'You’ve uploaded too many files. Please paste the text instead.'

export const tooManyImports = 'You’ve added too many sources. Please try again later.'

export const readingYourText = 'Reading your text'
export const lookingThroughLibrary = 'Searching the library'
export const webSearchesUsed = 'you’ve used all your web searches for this hour'
export const searchingTheWeb = 'Searching the web'
export const searchNotAnswering = 'the search service didn’t respond'
export const comparingWithItself = 'Checking your text for repetition'
export const comparingWith = (sources: number) =>
  `Comparing with ${sources} ${plural(sources, 'source', 'sources')}`
