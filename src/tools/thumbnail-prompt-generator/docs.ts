import type { ToolDocs } from '../contract/define-tool.ts'

export const docs: ToolDocs = {
  purpose:
    'Turns a video title into a thumbnail prompt: one subject, one telling detail, at most four words and a few colors, with a layout at full size and at 138 pixels. This needs a model: the one set up here, your own, or any AI chat you paste the request into.',
  steps: [
    'Type the title or what the video is about, in any language.',
    'Choose one finished prompt, or 2 to 3 concepts to choose from.',
    'If you like, choose whether to show a face, the words, the topic, your colors and the layout.',
    'Press Generate Thumbnail Prompt. Without a model, copy the request into your own AI chat and paste the answer back.',
    'Check the layout, choose your image model, then copy the prompt or open it there.',
  ],
  tips: [
    'The words in the image shouldn’t repeat the title: the title tells, the image shows.',
    'To use your own face, attach a photo of yourself in the image model and ask it to keep your face unchanged.',
    'Make two or three versions and try them out with YouTube’s Test & compare feature.',
    'Keep the lower right corner empty: YouTube puts the length of the video there.',
  ],
}
