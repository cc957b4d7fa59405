import { counted } from '#shared/text/counted.ts'

export const fileTooLarge = (megabytes: number) => `It is larger than ${megabytes} MB.`
export const pleaseTryAgain = 'Please try again.'
export const cancelled = 'It was canceled.'
export const noAnswer = 'The server didn’t respond. Please try again.'

export const dropFilesHere = 'Drop files here'
export const filesHint = (megabytes: number) =>
  `Text, Markdown, HTML, PDF or .docx, up to ${megabytes} MB each.`
export const chooseFiles = 'Choose files'
export const addThesePages = 'Add these pages'
export const progressOf = (number: number, total: number, current: string) =>
  `${number} of ${total}: ${current}`
export const cancel = 'Cancel'
export const addedOf = (added: number, lineCount: number) => `${added} of ${lineCount} added.`
export const filesToAdd = 'Files to add'
export const webAddresses = 'Web addresses'
export const addressesHint = 'One per line. Only the main text is kept.'
export const importButton = 'Import'
export const addedWithWords = (words: number) => `Added ${counted(words, 'word')} from`
export const alreadyAddedAs = (title: string) => `Already added, as “${title}”:`
export const notAddedBecause = (reason: string) => `Not added. ${reason}`

export const documentsAndWords = (documents: number, words: number) =>
  `${counted(documents, 'source')}, ${counted(words, 'word')}`
export const search = 'Search'
export const showAll = 'Show all'
export const backNewest = 'Back to the newest sources'
export const olderSources = 'Older sources'
export const sourceFacts = (format: string, words: number, language: string) =>
  `${format} · ${counted(words, 'word')} · ${language} · `
export const notIndexed = 'Not indexed, so checks can’t find it. Please index it again.'
export const indexAgain = 'Index again'
export const deleteButton = 'Delete'
export const deleteWarning = (title: string) => `Checks will no longer use “${title}”.`
export const searchByTitle = 'Search by title'
export const noSourcesYet = 'No sources yet'
export const noMatchingSources = 'No matching sources'
export const addSourcesAbove = (isOwn: boolean) =>
  `Add files or web addresses above. ${isOwn ? 'Your' : 'Everyone’s'} checks will then use them.`
export const tryFewerWords = 'Try fewer words, or show all sources.'
export const deleteQuestion = 'Delete this source?'
export const unknownLanguage = 'unknown language'
