export const openTool = (name: string) => `Open ${name}`
export const stepByStep = 'Step by step'
export const goodToKnow = 'Good to know'

export const firstPromptStart = 'Type your idea on the'
export const firstPromptEnd =
  ', pick what you want to make and press Generate Prompt. One sentence is enough. Then copy the prompt and paste it into your AI tool.'
export const homePage = 'home page'
export const sixStepsStart = 'For more control over a developer prompt, use'
export const sixStepsEnd =
  '. Only fields with a red asterisk are required; the others make the prompt more precise. You don’t need an account or an API key, and there is nothing to install.'
export const sixStepForm = 'the six-step form'
export const linesShowSource =
  'Turn on “Edit and show sources” to see where each line of a prompt comes from:'
export const sourceWords = 'Your words appear exactly as you typed them, in your language.'
export const sourceOptions =
  'Lines marked “Choice” come from an option you chose. Choose a different one to get different lines.'
export const sourceModel = 'Lines from a model were written for your idea.'
export const sourceAssumptions = 'Assumptions fill in what you didn’t say. Confirm, change or remove them.'
export const linesCanChange =
  'You can change or remove any line. The change applies to the prompt for every AI tool.'
export const worksWithoutModel =
  'You can use every tool without a model. Most tools put your words and choices in order and don’t guess. Anything still open is left to the AI tool you paste the prompt into.'
export const needsModel =
  'Stories, storyboard scenes, thumbnail prompts and rewriting need a model. When none is connected, you get a ready-made request instead: paste it into ChatGPT, Claude or Gemini, then paste the answer back here. The result works like any other.'
export const ownModelStart =
  'You can also use your own model: connect OpenRouter, paste a key, or use Ollama on your computer.'
export const ownModelEnd = 'compares the cost and privacy of each option.'
export const whichModel = 'Which model?'
export const draftsSaved =
  'What you type is saved in this browser as you go. After a reload or a crash, the form is as you left it.'
export const draftsCleared =
  'To clear the form, press Start New Prompt in the six-step form or Clear in any other tool. Drafts are stored only on this device. Clearing this site’s data in your browser deletes them for good.'
export const key = 'Key'
export const whatItDoes = 'What it does'
export const whatIsSent =
  'Nothing leaves your device while you type. When you generate, the form is sent to this server and, if a model is connected, to that model. What you enter isn’t written to the server’s logs.'
export const moreAboutPrivacy = 'More about privacy'
export const whatIsStoredHere =
  'Your drafts, latest prompts and theme are stored in this browser. Links that open your prompt in another app include the prompt, and nothing is sent until you click one.'
export const pageTitle = 'Documentation'
export const pageDescription =
  'User guide: your first prompt in a minute, a guide to every tool, drafts, keyboard shortcuts, and what happens to your data.'
export const lead = 'How to get from an idea to a prompt that works.'
export const onThisPage = 'On this page'
export const yourFirstPrompt = 'Your first prompt'
export const readingAResult = 'Reading a result'
export const withAndWithoutModel = 'With and without a model'
export const drafts = 'Drafts'
export const keyboard = 'Keyboard'
export const privacy = 'Privacy'
export const keyGoTo = 'Go to any tool or page (Cmd+K on a Mac)'
export const keyGenerate = 'Generate from the field you are in (Cmd+Enter on a Mac)'
export const keyNextField = 'Next field or button (Shift+Tab goes back)'
export const keyAddValue = 'Add a value in fields that take several'
export const keyAddSeveral = 'Add a value and start typing the next one'
export const keyRemoveLast = 'Remove the last value when the field is empty'
export const keyNextTab = 'Previous or next tab or option'
export const keyClose = 'Close dialogs and menus'

export const ctrl = 'Ctrl'
export const enter = 'Enter'
export const tab = 'Tab'
export const backspace = 'Backspace'
export const esc = 'Esc'
