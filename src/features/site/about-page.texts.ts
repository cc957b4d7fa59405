export const whatToolsNeed =
  'AI tools do what they are told. But most people with an idea don’t know what an engineer, an illustrator or an editor would need to know before starting.'
export const whatProductKnows = (appName: string) =>
  `${appName} knows what to ask. It keeps your words, marks what is still open and gives you a prompt that says what to make, for whom, and how to tell when it is done.`
export const noBarriers = 'No barriers: every tool works without an account.'
export const yourWordsCount = 'Your words count: what you write stays in the result, word for word.'
export const nothingMadeUp =
  'Nothing is made up: what you didn’t say is marked as an assumption or asked as a question.'
export const nothingHidden = 'Nothing is hidden: you can see where every line comes from.'
export const visionText =
  'Making things keeps getting easier. The hard part is saying clearly what you want. We want everyone to be able to do that.'
export const tryYourIdea = 'Try your idea'
export const developerPrompts = 'Developer prompts'
export const developerPromptsAbout = 'Turn an app idea into a brief that an app builder can work from.'
export const storyPrompts = 'Story prompts'
export const storyPromptsAbout = 'Turn a rough idea into a story, or into a prompt for one.'
export const imagePrompts = 'Image prompts'
export const imagePromptsAbout =
  'Describe the subject, light, camera and style in terms image models understand.'
export const thumbnailPrompts = 'Thumbnail prompts'
export const thumbnailPromptsAbout = 'Plan one clear image and a few words that are readable even when small.'
export const plagiarismChecker = 'Plagiarism checker'
export const plagiarismCheckerAbout =
  'See which passages match other texts, and download a rewritten version.'
export const pageTitle = 'About'
export const pageDescription =
  'Why we turn rough ideas into prompts that work: our mission, what we offer developers, creators and teachers, and where we are heading.'
export const about = (appName: string) => `About ${appName}`
export const lead = 'We help you get from an idea to a finished result.'
export const onThisPage = 'On this page'
export const ourMission = 'Our mission'
export const whatWeOffer = 'What we offer'
export const howWeWork = 'How we work'
export const ourVision = 'Our vision'
