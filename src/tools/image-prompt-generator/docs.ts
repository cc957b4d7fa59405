import type { ToolDocs } from '../contract/define-tool.ts'

export const docs: ToolDocs = {
  purpose:
    'Turns an idea into a prompt for image models. It keeps your words and describes what you chose: medium, place, viewpoint, light, palette and the words in the picture. The same picture is worded for GPT Image, Gemini and Imagen, Midjourney, FLUX, SDXL, Ideogram and Firefly.',
  steps: [
    'Describe what should be seen, in any language. Your words stay as you wrote them.',
    'Choose what you care about: art style, background, lighting, camera, quality, aspect ratio, effects. Everything is optional.',
    'Add up to 25 characters of text for the image and a font, if words belong in the picture.',
    'Press Generate Image Prompt, choose the model you use, then copy the prompt or open it there.',
  ],
  tips: [
    'If you choose several options of one kind, one of them becomes the main choice. The notes below the result say which.',
    'Change one thing at a time: light first, then the angle, then the palette.',
    'Name a material or a pose (“worn brass”, “leaning on one elbow”): it changes a picture more than any quality word.',
    'Say what is there instead of what is not: “an empty street” works better than “no people”.',
  ],
}
