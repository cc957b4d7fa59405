export const changeIt = 'Change it'
export const notes = 'Notes'

export const stillNotSaved = 'Still not saved to your history.'
export const notSaved = 'Not saved to your history.'
export const signedOut = 'You’re signed out, so this isn’t in your history yet.'
export const signIn = 'Sign in'
export const savedApart =
  'This entry was changed on another page, so your version was saved as a separate entry.'
export const saveIt = 'Save it'
export const tryAgain = 'Try Again'

export const textAppearsHere = 'The text appears here as it’s written.'
export const settings = 'Settings'
export const writtenFor = 'Written for'

export const editAndShowSources = 'Edit and show sources'
export const showOnlyMine = 'Show only my words'
export const notStored =
  'Your browser couldn’t store this result. Copy or download it before you leave this page.'
export const undo = 'Undo'
export const redo = 'Redo'
export const sourcesOfWords = 'Where the words come from'

export const makeItAgain = 'Generate again'
export const requestIsComplete =
  'Copy the request below into any AI chat, then paste the answer here to get your result.'
export const notesSizeAndFiles = (noteCount: number) => `Notes (${noteCount}), size and files`
export const sizeAndFiles = 'Size and files'
export const needsModel = 'This needs an AI model, and none is connected.'
export const result = 'Result'
export const words = 'Words'
export const characters = 'Characters'

export const download = 'Download'
export const change = 'Change'
export const openOrDownload = 'Open or download'

export const versions = [
  { id: 'version-a', heading: 'Version A (current)', label: 'Version A', keep: 'Keep A' },
  { id: 'version-b', heading: 'Version B (new)', label: 'Version B', keep: 'Keep B' },
] as const

export const whereItComesFrom = 'Where it comes from'
export const sourceLine = (source: string, about: string) => `${source}: ${about}`
export const typedHere = 'typed here'
export const becauseOf = (fields: readonly string[]) => `because of ${fields.join(', ')}`
export const save = 'Save'
export const remove = 'Remove'
export const keptByLaterVersions = 'Later versions from a model won’t change this.'
export const editPart = 'Edit this part of the text'
export const partRequired = 'This part is required. Edit it instead.'
export const partRefused = 'This text couldn’t be saved. Please shorten it.'
export const partChanged =
  'This part has changed in the meantime. Copy your text, then close this and open the part again.'
export const text = 'Text'
export const confirm = 'Confirm'
export const keepAsItIs = 'Keep as is'

export const backToMyEdits = 'Back to the version with my edits'
export const keepNewVersion = 'Keep the new version'
export const noPlaceForEdits = 'The new version doesn’t include these edits'

export const anotherVersion = 'Another version'
export const compareTwoVersions = 'Compare two versions'
export const changesSoFar = 'Your changes. The next version will include them.'
export const sayWhatShouldChange = 'Please describe what to change, or ask for another version.'
export const whatShouldChange = 'What should change?'
export const wishTooLong = (longestWish: number) => `Please keep this to ${longestWish} characters.`
export const commonChanges = 'Common changes'
export const forgetWish = (wish: string) => `Remove this change: ${wish}`

export const stoppedByPerson = 'Stopped: this text isn’t finished'
export const modelStopped = 'The model stopped: this text isn’t finished'
export const madeByEarlierVersion = 'Made with an earlier version of this site and shown unchanged.'
export const fromOwnChat = 'Pasted from your own AI chat. Not checked.'
export const fromBrowser = (others: string) => `Saved from your browser. Not checked.${others}`
export const writtenByOwnModel = (model: string, others: string) =>
  `Written by your own model ${model}. Checked in your browser, not by us.${others}`
export const writtenByModel = (model: string | undefined, hasOwnKey: boolean, others: string) =>
  `Written by ${model ?? 'a model'}${hasOwnKey ? ' with your own key' : ''}. Checked: your numbers, names and choices are in it.${others}`
export const composed = (appName: string) =>
  `Put together by ${appName} from your words and choices, without a model.`

export const noteKinds = { conflict: 'Conflict', limit: 'Limit', changed: 'Changed', hint: 'Tip' }

export const writeInOwnChat = 'Have your own AI chat write it'
export const print = 'Print'
export const answerWithoutPlace = 'This part of the answer doesn’t belong to any section of the result'
export const markdown = 'Markdown'
export const plainText = 'Text'
