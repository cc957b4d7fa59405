import type { ToolDocs } from '../contract/define-tool.ts'

export const docs: ToolDocs = {
  purpose:
    'Finds the picture that a video title leaves unsaid: one subject, one piece of evidence, at most four words, few colors, with its layout at full size and at 138 pixels. This needs a model: the server’s, your own, or any chat with the request that you get here.',
  steps: [
    'Type the title or what the video is about, in any language.',
    'Choose one finished prompt, or two to three different ideas to choose from.',
    'If you like, say whether there is a face, which words stand on it, the topic, your colors and the layout.',
    'Press Generate Thumbnail Prompt. Without a model, take the request to your chat and paste the answer back.',
    'Look at the layout, choose the wording for your image model, then copy it or open it there.',
  ],
  tips: [
    'The words on the picture should not repeat the title: the title tells, the picture shows.',
    'To use your own face, attach a photo of yourself in the image model and ask it to keep your face unchanged.',
    'Make two or three variants and let YouTube compare them with Test & compare.',
    'Keep the lower right corner empty: YouTube puts the length of the video there.',
  ],
}
