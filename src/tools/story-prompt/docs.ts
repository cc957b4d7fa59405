import type { ToolDocs } from '../contract/define-tool.ts'

export const docs: ToolDocs = {
  purpose:
    'Turns an idea into the story itself, with a want, an obstacle, a choice that costs something and a last image that has changed, or into a brief with characters, beats, voice and ending for any writing model.',
  steps: [
    'Write the idea: a person, an object, a place or a whole plot. Names, places, ages, endings and numbers of words are kept.',
    'Choose a story to read it at once, or a prompt for one to get the brief. If you like, choose genre, reader, length, point of view, tense, ending and language.',
    'Press Generate. A story is written by a model; without one you get the complete request for your own chat, and the answer can be pasted back.',
    'Read it aloud, download it as Markdown or as an e-book, print it, or press Refine to put it back into the idea field.',
  ],
  tips: [
    'The best ideas hold a contradiction: somebody who can do anything but one thing, two who must share, a thing that will not stay as it is.',
    'Say for whom: “bedtime story for my 4 year old Mira” changes length, words and what may happen.',
    'Each paragraph of a story can be written again alone; the others stay word for word.',
  ],
}
