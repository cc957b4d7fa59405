import type { ToolDocs } from '../contract/define-tool.ts'

export const docs: ToolDocs = {
  purpose:
    'Turns a story idea for children into a storyboard: a cast that stays the same, an art style, and for every scene an image prompt, age-appropriate narration, sound and motion. The story needs a model: the one set up here, your own, or any AI chat you paste the request into.',
  steps: [
    'Write the idea in your own words: who it is about and what happens. One sentence is enough.',
    'Choose an age, a format, the number of scenes, an art style, a lesson or an aspect ratio, or leave them open.',
    'Press Generate Storyboard. Without a model, you get a complete request for your own AI chat and can paste the answer back.',
    'Copy one scene or all of them, rewrite a single scene, or print the storyboard and save it as a PDF.',
  ],
  tips: [
    'Make the character sheet first. The words that describe a character are the same, letter for letter, in every prompt.',
    'Anything unsafe for children is changed, and the storyboard says how. You decide whether to accept the change.',
    'Some image services don’t draw children, so each child also gets a description as an animal.',
    'Names of living artists, studios and known characters stay out of the prompts; their style is described instead.',
  ],
}
