import { joinList } from '#shared/text/join-list.ts'

export const editDetails = 'Edit Details'
export const viewHistory = 'View History'
export const startNewWarning = (isListed: boolean) =>
  `This clears your answers from the form and removes this prompt from the page. ${isListed ? 'You can open it again here, under “Results in this browser”.' : 'To keep the prompt, copy or download it first.'}`
/** Changes that people often ask for. */
export const wishes = ['shorter', 'add payments', 'add an admin panel', 'simpler data model', 'more tests']
export const generatedPrompt = 'Generated prompt'
export const copyPrompt = 'Copy Prompt'
export const untitledProject = 'Untitled project'
export const startNewQuestion = 'Start a new prompt?'
export const keepThisOne = 'Keep this one'
export const files = 'Files'

export const nextSteps = 'Next Steps'
export const stepsWith = (tool: string | undefined) => [
  'Copy the prompt.',
  `Open an AI development tool${tool === undefined ? '' : `, such as ${tool}`}.`,
  'Paste the prompt as your first message.',
  'Iterate: check each phase, then ask for the next one. Refer to requirements by number.',
]

export const sizeOfBrief = 'Size of the brief'
export const sizeNames = { tiny: 'Tiny', small: 'Small', large: 'Large' }
const sizeIsFor = {
  tiny: 'command-line tools and apps with one screen',
  small: 'websites and apps with a few screens and one user role',
  large: 'apps with several user roles, shared data, or payments',
}
type Size = keyof typeof sizeIsFor
export const sizeExplained = (size: Size, fitting: Size, reason: string) =>
  `${sizeNames[size]} is for ${sizeIsFor[size]}. We suggest ${sizeNames[fitting]} because ${reason}. Whichever size you pick, everything you typed and chose is kept.`
export const sizesAlike = (alike: readonly Size[]) =>
  alike.length < 2
    ? ''
    : `${joinList(alike.map((size) => sizeNames[size]))} give the same text for this app builder.`

export const writeAgain = 'Rewrite it from my answers'
export const finishAnswers = 'Finish answering'
export const answersHaveChanged = 'Your answers have changed since this prompt was written'
