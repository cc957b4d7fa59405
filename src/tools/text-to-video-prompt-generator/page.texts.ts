import type { ToolPageWords } from '#tools/workbench/tool-page-spec.ts'
import { emptyIdea } from './messages.texts.ts'

export const pageDescription =
  'Turn an idea into a prompt for a video model such as Veo, Kling or Runway: timed beats, one camera move, light, sound and an end frame.'
export const asksForMoreDetail = 'Your idea now asks for more detail. Generate again to get it.'

export const words: ToolPageWords = {
  action: 'Generate Video Prompt',
  resultHeading: 'Your video prompt',
  kind: 'Video prompt',
  copyLabel: 'Copy Prompt',
  empty: {
    title: 'Your video prompt appears here',
    parts: [
      { name: 'Beats', about: 'What happens when, on a timeline you can edit.' },
      { name: 'Camera', about: 'Size, angle and one move for each shot.' },
      { name: 'Look and light', about: 'One light source, three to five colors.' },
      { name: 'Sound', about: 'Background, effects and spoken words.' },
      { name: 'End frame', about: 'The last image, and what stays the same until then.' },
    ],
  },
  wishes: ['shorter', 'slower camera movement', 'more sound', 'warmer light'],
}

export const messages = {
  empty: { title: emptyIdea },
  failed: { title: 'Failed to generate video prompt. Please try again.' },
  generated: { title: 'Video prompt generated successfully.' },
  copied: { title: 'Copied!', description: 'Video prompt copied to clipboard.' },
  copyFailed: { title: 'Failed to copy to clipboard.' },
}
