export const pageTitle = 'Storyboard Prompt Generator'
export const pageDescription =
  "Turn an idea for a children's story into a storyboard: consistent characters, an image prompt for every scene, age-appropriate narration, sound, motion and a printable sheet."
export const generateStoryboard = 'Generate Storyboard'
export const generating = 'Generating...'
export const yourStoryboard = 'Your storyboard'
export const copyAll = 'Copy All'
export const resultAppearsHere = 'Your storyboard appears here'
export const charactersAbout = 'A fixed description of each one, and a character sheet to create first.'
export const styleAbout = 'Medium, light and four or five colors.'
export const scenesAbout = 'An image prompt, narration, sound and motion for each.'
export const continuityAbout = 'Where everything is, from scene to scene.'
export const forGrownUps = 'For grown-ups'
export const grownUpsAbout =
  'What the story is about, what was changed for safety, and a question to talk about.'
export const wishQuieterEnding = 'a quieter ending'

export const storyboard = 'Storyboard'
export const characters = 'Characters'
export const style = 'Style'
export const scenes = 'Scenes'
export const continuity = 'Continuity'
