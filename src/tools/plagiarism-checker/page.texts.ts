export const pageTitle = 'Plagiarism Checker'
export const geminiTitle = 'Plagiarism Checker (Gemini-Powered)'
export const pageDescription =
  'Compare your text with your own sources and a library. See each shared passage next to its source, and a score you can verify. Quotations with a source don’t count.'
export const checkForPlagiarism = 'Check for Plagiarism'
export const generating = 'Checking...'
export const yourResult = 'Your result'
export const plagiarismCheck = 'Plagiarism check'
export const wordsChecked = 'Words in your text'
export const charactersChecked = 'Characters in your text'
export const copyResult = 'Copy Result'
export const resultAppearsHere = 'Your result appears here'
export const score = 'Score'
export const scoreAbout = 'The share of your words that also appear in the texts compared.'
export const passages = 'Passages'
export const passagesAbout = 'Each shared passage, with its source beside it.'
export const breakdown = 'Breakdown'
export const breakdownAbout = 'The counts behind the score.'
export const coverage = 'Coverage'
export const coverageAbout = 'What was compared, and what wasn’t.'
export const wishes = ['shorter explanation', 'simpler words', 'rewrite only the marked passages']
export const downloadRewritten = 'Download rewritten text'

// The form.
export const textToCheck = 'Text to check'
export const textHint = 'Any language works. Use at least 40 words for a reliable result.'
export const pasteYourText = 'Paste your text here'
export const chooseFile = 'Choose a file'
export const searchWeb = 'Search the web too'
export const searchWebAbout =
  'A few short phrases from your text are sent to a search service. The result lists them.'
export const privateSources = 'Your sources'
export const privateSourcesEnd = 'are also checked when you’re signed in.'
export const compareWith = 'Compare with'
export const compareWithHint =
  'Texts you worked from. They are sent for this check only and aren’t stored. Matching passages are kept with the results in this browser.'
export const nameOfText = (number: number) => `Name of text ${number}`
export const textNumber = (number: number) => `Text ${number}`
export const textToCompare = (number: number) => `Text ${number} to compare with`
export const removeText = (number: number) => `Remove text ${number}`
export const addText = 'Add a text to compare with'
export const addFile = 'Add a file to compare with'

// Files.
export const orDrop = 'or drop one here: .txt, .md, .docx, .pdf'
export const readingFile = (name: string) => `Reading ${name}...`
export const loadedText = (name: string) => `Loaded the text from ${name}.`
export const fileProblem = (name: string, reason: string) => `${name}: ${reason}`
export const saveAsDocx =
  'Please save it as .docx first; .doc files from older versions of Word can’t be read.'
export const otherFile = 'Please choose a .txt, .md, .docx or .pdf file.'
export const fileTooLarge = 'This file is larger than 10 MB. Please choose a smaller one.'
export const fileEmpty = 'This file is empty. Please choose another one.'
export const noTextInFile =
  'We couldn’t find any text in this file. Please choose another file or paste the text.'
export const fileTooLong = (length: number, most: number) =>
  `This file has ${length.toLocaleString('en-US')} characters, but the limit is ${most.toLocaleString('en-US')}. Please use a shorter file or paste part of the text.`
export const binaryFile = 'This doesn’t look like a text file. Please choose another one.'
export const saveAsUtf8 =
  'This file uses an older text encoding that we can’t read. Please save it as UTF-8, or paste the text.'
export const fileNotReadHere =
  'Your browser couldn’t read this file. Please try another file or paste the text.'
export const fileNotRead = 'We couldn’t read this file. Please try again or paste the text.'
export const noAnswer = 'The server didn’t respond. Please try again or paste the text.'

// What is wrong with an input.
export const emptyText = 'Please enter some text to check'
export const tooLong = (limit: number) =>
  `Please shorten this to ${limit.toLocaleString('en-US')} characters.`
export const tooLongNotCut = (limit: number) => `${tooLong(limit)} All of your text is still here.`
export const nameThisText = 'Please name this text.'
export const nameTooLong = 'Please shorten this name to 200 characters.'
export const pasteToCompare = 'Please paste the text to compare with.'
export const pasteOrRemove = 'Please paste the text to compare with, or remove this field.'
export const textTooLong = (limit: number) =>
  `Please shorten this text to ${limit.toLocaleString('en-US')} characters.`
export const textTooLongNotCut = (limit: number) => `${textTooLong(limit)} All of your text is still here.`
export const tooManyTexts = (most: number) => `Please add no more than ${most} texts to compare with.`
export const trueOrFalse = 'Please send true or false.'

// Messages.
export const error = 'Error'
export const checkFailed = 'Failed to check plagiarism. Please try again.'
export const copied = 'Copied!'
export const copiedAbout = 'The result was copied to the clipboard.'
export const copyFailed = 'Failed to copy to clipboard'
export const original = 'Great news! Your text appears to be original'
export const highSimilarity = 'High similarity detected'
export const reviewSuggestions = 'Consider reviewing the suggestions below'
