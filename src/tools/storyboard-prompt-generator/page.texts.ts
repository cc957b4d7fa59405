import type { ToolPageWords } from '#tools/workbench/tool-page-spec.ts'
import { copyFailed, emptyIdea } from './messages.texts.ts'

export const pageDescription =
  'Turn an idea for a children’s story into a storyboard: characters, an image prompt for every scene, narration, sound, motion and a printable sheet.'

export const words: ToolPageWords = {
  action: 'Generate Storyboard',
  resultHeading: 'Your storyboard',
  kind: 'Storyboard',
  copyLabel: 'Copy All',
  empty: {
    title: 'Your storyboard appears here',
    parts: [
      { name: 'Characters', about: 'A fixed description of each, and a sheet to create first.' },
      { name: 'Style', about: 'Medium, light and four or five colors.' },
      { name: 'Scenes', about: 'An image prompt, narration, sound and motion for each.' },
      { name: 'Continuity', about: 'Where everything is, scene by scene.' },
      { name: 'For grown-ups', about: 'What it is about, what changed for safety, and a question to ask.' },
    ],
  },
  wishes: ['simpler narration', 'funnier', 'a quieter ending', 'more sound'],
}

export const messages = {
  empty: { title: emptyIdea },
  failed: { title: 'Failed to generate the storyboard. Please try again.' },
  generated: { title: 'Storyboard generated successfully.' },
  copied: { title: 'Copied!', description: 'Storyboard copied to clipboard.' },
  copyFailed: { title: copyFailed },
}
