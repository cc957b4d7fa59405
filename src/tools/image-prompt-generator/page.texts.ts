import type { ToolPageWords } from '#tools/workbench/tool-page-spec.ts'
import { emptyIdea } from './messages.texts.ts'

export const pageDescription =
  'Turn an idea into an image prompt with one medium, one viewpoint and one light source, worded for GPT Image, Gemini, Midjourney, FLUX, SDXL, Ideogram or Firefly.'
export const ideaIsBack = 'Your idea is back in the form. Change one thing, then generate again.'

export const words: ToolPageWords = {
  action: 'Generate Image Prompt',
  resultHeading: 'Your image prompt',
  kind: 'Image prompt',
  copyLabel: 'Copy Prompt',
  empty: {
    title: 'Your image prompt appears here',
    parts: [
      { name: 'Image and medium', about: 'Your idea, word for word, and the medium.' },
      { name: 'Setting, view and light', about: 'One place, one viewpoint, one light direction.' },
      { name: 'Colors and details', about: 'A few colors, the materials and the finish.' },
      { name: 'Text', about: 'Only your words, with placement, lettering and contrast.' },
    ],
  },
  wishes: ['shorter', 'warmer light', 'closer', 'at night', 'fewer details'],
}

export const messages = {
  empty: { title: emptyIdea },
  failed: { title: 'Generation Failed', description: 'Failed to generate image prompt. Please try again.' },
  generated: { title: 'Image prompt generated successfully!' },
  copied: { title: 'Image prompt copied to clipboard' },
  copyFailed: { title: 'Failed to copy to clipboard.' },
}
