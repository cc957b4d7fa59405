import type { ToolPageWords } from '#tools/workbench/tool-page-spec.ts'
import { emptyTitle } from './messages.texts.ts'

export const pageDescription =
  'Turn a video title into a thumbnail prompt for GPT Image, Gemini, Midjourney or Ideogram: one subject, a few words and a layout.'

export const words: ToolPageWords = {
  action: 'Generate Thumbnail Prompt',
  resultHeading: 'Your thumbnail prompt',
  kind: 'Thumbnail prompt',
  copyLabel: 'Copy',
  empty: {
    title: 'Your thumbnail prompt appears here',
    parts: [
      { name: 'Layout', about: 'Where everything goes, at full size and at YouTube’s smallest.' },
      { name: 'Focal subject', about: 'Who or what it is, how large, and where it’s looking.' },
      { name: 'Text', about: 'Up to four words the title doesn’t say.' },
      { name: 'Colors and light', about: 'Two hues, a neutral and the light.' },
    ],
  },
  wishes: ['bolder colors', 'a closer shot', 'no words', 'different words in the image', 'calmer'],
}

export const messages = {
  empty: { title: 'Input Required', description: emptyTitle },
  failed: {
    title: 'Generation Failed',
    description: 'Failed to generate thumbnail prompt. Please try again.',
  },
  copyFailed: { title: 'Failed to copy to clipboard.' },
}
