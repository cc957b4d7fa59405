import {
  imageReply,
  narrations,
  storyReply,
  storyboardReply,
  textReply,
  thumbnailReply,
  videoReply,
} from './replies.ts'

/** What a journey needs to know of a creative tool; sentences are those of the specification, sections 5 and 8. */
export type CreativeTool = {
  slug: string
  functionName: string
  action: string
  copyLabel: string
  idea: string
  /** Told at an empty idea. */
  empty: string
  failed: string
  generated?: string
  copied?: string
  copyFailed: string
  /** The button waits for an idea. */
  needsIdea?: true
  /** Without a model the answer is a request for one. */
  needsModel?: true
  form: 'markdown' | 'json'
  reply: string
  /** The beginning of something in the reply that can be edited. */
  item: string
  /** Another dialect that tells it too. */
  dialect: string
}

export const creativeTools: readonly CreativeTool[] = [
  {
    slug: 'text-to-prompt',
    functionName: 'generate-text-prompt',
    action: 'Generate Prompt',
    copyLabel: 'Copy',
    idea: 'email landlord heating broken 2 weeks baby at home',
    empty: 'Please enter an idea to convert into a prompt',
    failed: 'Failed to generate prompt. Please try again.',
    copyFailed: 'Failed to copy to clipboard',
    form: 'markdown',
    reply: textReply,
    item: 'Firm and polite; no threats.',
    dialect: 'Claude',
  },
  {
    slug: 'story-prompt',
    functionName: 'generate-story',
    action: 'Generate',
    copyLabel: 'Copy',
    idea: 'a piano tuner who can hear which couples in the building will part',
    empty: 'Please enter a story idea first.',
    failed: 'Failed to generate content. Please try again.',
    copyFailed: 'Failed to copy content to clipboard.',
    needsIdea: true,
    needsModel: true,
    form: 'markdown',
    reply: storyReply,
    item: 'Marta oiled the pedal before she rang.',
    dialect: 'Markdown',
  },
  {
    slug: 'image-prompt-generator',
    functionName: 'generate-image-prompt',
    action: 'Generate Image Prompt',
    copyLabel: 'Copy Prompt',
    idea: 'two fishermen mending a net',
    empty: 'Please enter an image idea',
    failed: 'Failed to generate image prompt. Please try again.',
    generated: 'Image prompt generated successfully!',
    copied: 'Image prompt copied to clipboard',
    copyFailed: 'Failed to copy to clipboard.',
    form: 'json',
    reply: imageReply,
    item: 'Cold light falls from the left',
    dialect: 'FLUX',
  },
  {
    slug: 'thumbnail-prompt-generator',
    functionName: 'generate-thumbnail-prompt',
    action: 'Generate Thumbnail Prompt',
    copyLabel: 'Copy',
    idea: 'I slept in a lighthouse for 9 nights',
    empty: 'Please enter a YouTube title or video idea',
    failed: 'Failed to generate thumbnail prompt. Please try again.',
    copyFailed: 'Failed to copy to clipboard.',
    needsModel: true,
    form: 'json',
    reply: thumbnailReply,
    item: 'A worn spiral step',
    dialect: 'Midjourney',
  },
  {
    slug: 'text-to-video-prompt-generator',
    functionName: 'generate-video-prompt',
    action: 'Generate Video Prompt',
    copyLabel: 'Copy Prompt',
    idea: 'a paper boat travels along a rain gutter and reaches the river',
    empty: 'Please enter your video idea first.',
    failed: 'Failed to generate video prompt. Please try again.',
    generated: 'Video prompt generated successfully.',
    copied: 'Video prompt copied to clipboard.',
    copyFailed: 'Failed to copy to clipboard.',
    needsIdea: true,
    form: 'json',
    reply: videoReply,
    item: 'The boat drops into the gutter',
    dialect: 'Kling 4.0',
  },
  {
    slug: 'storyboard-prompt-generator',
    functionName: 'generate-storyboard-prompts',
    action: 'Generate Storyboard',
    copyLabel: 'Copy All',
    idea: 'a shy kite who is afraid of the wind wants to see the lake',
    empty: 'Please enter a story idea first. One sentence is enough: who it is about and what happens.',
    failed: 'Failed to generate the storyboard. Please try again.',
    generated: 'Storyboard generated successfully.',
    copied: 'Storyboard copied to clipboard.',
    copyFailed: 'Failed to copy to clipboard.',
    needsModel: true,
    form: 'json',
    reply: storyboardReply(),
    item: narrations[0] ?? '',
    dialect: 'To read aloud',
  },
]

export function toolWith(slug: string): CreativeTool {
  const tool = creativeTools.find((one) => one.slug === slug)
  if (!tool) throw new Error(`There is no tool ${slug}`)
  return tool
}
