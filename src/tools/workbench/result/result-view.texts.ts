export const changeIt = 'Change it'
export const tryNext = 'Try next'
export const notes = 'Notes'

export const stillNotSaved = 'Still not saved to your history.'
export const notSaved = 'Not saved to your history.'
export const saveIt = 'Save it'
export const tryAgain = 'Try again'

export const textAppearsHere = 'The text appears here part by part.'
export const settings = 'Settings'
export const writtenFor = 'Written for'

export const editAndShowSources = 'Edit and show sources'
export const showOnlyMine = 'Show only mine'
export const undo = 'Undo'
export const redo = 'Redo'
export const sourcesOfWords = 'Where the words come from'

export const makeItAgain = 'Make it again'
export const requestIsComplete =
  'The request below is complete: any chat can answer it, and the answer becomes a result like any other.'
export const notesSizeAndFiles = (noteCount: number) => `Notes (${noteCount}), size and files`
export const sizeAndFiles = 'Size and files'
export const needsModel = 'This needs a model, and none is connected here.'
export const result = 'Result'
export const words = 'Words'
export const characters = 'Characters'

export const download = 'Download'
export const change = 'Change'
export const openOrDownload = 'Open or download'

export const versionAShownSoFar = 'Version A, shown until now'
export const keepA = 'Keep A'
export const versionBIsNew = 'Version B, new'
export const keepB = 'Keep B'
export const versionA = 'Version A'
export const versionB = 'Version B'

export const whereItComesFrom = 'Where it comes from'
export const save = 'Save'
export const remove = 'Remove'
export const keptByLaterVersions = 'A later version by a model leaves this as it is.'
export const editPart = 'Edit this part of the text'
export const partRequired = 'This part is required. Edit it instead.'
export const text = 'Text'
export const confirm = 'Confirm'
export const keepAsItIs = 'Keep as it is'

export const backToMyEdits = 'Back to the version with my edits'
export const keepNewVersion = 'Keep the new version'
export const noPlaceForEdits = 'The new version has no place for what you edited'

export const anotherVersion = 'Another version'
export const compareTwoVersions = 'Compare two versions'
export const changesSoFar = 'Your changes so far. The next version keeps to them.'
export const sayWhatShouldChange = 'Please say what should change, or ask for another version'
export const whatShouldChange = 'What should change?'
export const wishTooLong = (longestWish: number) => `Please say it in at most ${longestWish} characters`
export const commonChanges = 'Common changes'
export const forgetWish = (wish: string) => `Do not ask for this any more: ${wish}`

export const writeWith = (model: string) => `Write it with ${model}`
export const models = 'Models'
export const ownModel = 'Use your own model'

export const tryAgainButton = 'Try Again'
export const stoppedByPerson = 'Stopped: this text is not finished'
export const modelStopped = 'The model stopped: this text is not finished'
export const madeByEarlierVersion = 'Made with an earlier version of this site and shown unchanged.'
export const fromOwnChat = 'Read back from your own chat. Not checked.'
export const writtenByOwnModel = (model: string, others: string) =>
  `Written by your own model ${model}. Checked in your browser, not by us.${others}`
export const writtenByModel = (model: string | undefined, others: string) =>
  `Written by ${model ?? 'a model'}. Checked: your numbers, names and choices are in it.${others}`
export const composed = (appName: string) =>
  `Put together by ${appName} from your words and choices, without a model.`

export const conflict = 'Conflict'
export const limit = 'Limit'
export const changed = 'Changed'
