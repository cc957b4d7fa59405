import type { ToolDocs } from '../contract/define-tool.ts'

export const docs: ToolDocs = {
  purpose:
    'Turns an idea into a prompt for image models. It keeps your words and describes what you chose: medium, place, viewpoint, light, palette and the text in the image. You get a version for each model: GPT Image, Gemini and Imagen, Midjourney, FLUX, SDXL, Ideogram and Firefly.',
  steps: [
    'Describe what the image should show, in any language. Your words stay as you wrote them.',
    'Choose what you care about: art style, background, lighting, camera, quality, aspect ratio, effects. Everything is optional.',
    'If the image needs text, add up to 25 characters and choose a font style.',
    'Press Generate Image Prompt, choose the model you use, then copy the prompt or open it there.',
  ],
  tips: [
    'If you choose several options of one kind, one of them becomes the main choice. The notes below the result say which.',
    'Change one thing at a time: light first, then the angle, then the palette.',
    'Name a material or a pose (“worn brass,” “leaning on one elbow”): it changes an image more than words like “high quality” do.',
    'Say what is there instead of what isn’t: “an empty street” works better than “no people.”',
  ],
}
