import { plural } from '#shared/text/plural.ts'

export const stepType =
  'Type your idea in one sentence. Add details if you want: each question explains why we ask it.'
export const stepPress =
  'Press Generate Prompt. The prompt keeps your words and marks anything you left blank.'
export const stepCopy = 'Copy the prompt into Lovable, Cursor, ChatGPT, Midjourney or any other AI tool.'
export const howItWorks = 'How It Works'

export const pageDescription =
  'Turn one sentence into a prompt for apps, text, images, videos and stories. Works with Lovable, Cursor, ChatGPT and more. Free, no signup, ready in under a minute.'
export const pageTitle = (appName: string) => `${appName}: from an idea to a developer-level AI prompt`

export const yourIdea = 'Your idea'
export const whatToMake = 'What do you want to make?'
export const generatePrompt = 'Generate Prompt'
export const sixStepsFirst = 'Fill in the six-step form first'
export const detailsFirst = 'Add details first'

export const developersGet = 'A brief with a data model, rules and acceptance criteria.'
export const foundersGet = 'The questions a good engineer asks, before you pay for anything.'
export const videoMakers = 'Video creators'
export const videoMakersGet =
  'Shots, camera and sound for video models, and thumbnails people can read at a glance.'
export const teachersGet =
  'Stories and storyboards for any age, with characters that look the same in every scene.'
export const designersGet = 'Style, colors and light in terms image models understand.'
export const writersGet = 'Structure for a rough idea, in text you can keep editing.'
export const marketersGet = 'Landing pages built around the one thing a visitor should do.'
export const studentsGet = 'A plagiarism check that shows each match beside its source.'
export const perfectForEveryone = 'Perfect for Everyone'

export const viewAllTools = 'View All Tools'
export const toolsForEveryIdea = 'Tools for every kind of idea'
export const filterByCategory = 'Filter tools by category'
export const all = 'All'
export const toolsShown = (count: number) => `${count} ${plural(count, 'tool', 'tools')} shown`
export const tryNow = 'Try Now'

export const readyWhenYouAre = 'Ready when you are'
export const lessThanAMinute = 'Your first prompt takes less than a minute. Nothing to install.'
export const getStartedNow = 'Get Started Now'
export const signup = 'Signup'
export const notNeeded = 'Not needed'
export const price = 'Price'
export const youNeed = 'You need'
export const oneSentence = 'One sentence'

export const heroStart = "Have an idea? We'll turn it into a"
export const heroMarked = 'developer-level'
export const heroEnd = 'AI prompt'
export const oneSentenceIsEnough =
  'One sentence is enough. For developers, video creators, writers and teachers.'
export const noSignupNeeded =
  'No signup needed. Signing up is optional and lets you keep a history of your prompts.'

export const exampleOf = (name: string) => `Example: ${name}`

export const describe = 'Describe'
export const generate = 'Generate'
export const build = 'Build'

export const developers = 'Developers'
export const entrepreneurs = 'Entrepreneurs'
export const teachers = 'Teachers'
export const designers = 'Designers'
export const writers = 'Writers'
export const marketers = 'Marketers'
export const students = 'Students'

export const free = 'Free'
