import type { ToolDocs } from '../contract/define-tool.ts'

export const docs: ToolDocs = {
  purpose:
    'Turns a story idea for children into a storyboard: who is in it and how they stay the same, how it looks, and for every scene an image prompt, narration fit for the age, sound and motion. The story needs a model: the one set up here, your own, or any chat you take the request to.',
  steps: [
    'Write the idea in your own words: who it is about and what happens. One sentence is enough.',
    'Choose an age, a format, the number of scenes, an art style, a lesson or a picture shape, or leave them to the idea.',
    'Press Generate Storyboard. Without a model you get a complete request for a chat; paste its answer back.',
    'Copy one scene or all of it, have one scene written anew, or print the storyboard and save it as a PDF.',
  ],
  tips: [
    'Make the character sheet first. The words that describe a character are the same, letter for letter, in every prompt.',
    'What is not safe for children is changed, and the storyboard says how; you decide whether you like the change.',
    'Some services draw no children. For human children there is a description as an animal.',
    'Names of living artists, studios and known characters stay out of the prompts; their manner is described instead.',
  ],
}
