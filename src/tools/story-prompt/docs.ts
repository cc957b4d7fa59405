import type { ToolDocs } from '../contract/define-tool.ts'

export const docs: ToolDocs = {
  purpose:
    'Turns an idea into a story with a clear goal, an obstacle, a hard choice and a final image that shows what changed, or into a brief with characters, beats, voice and ending for any writing model.',
  steps: [
    'Write the idea: a person, an object, a place or a whole plot. Names, places, ages, endings and numbers of words are kept.',
    'Choose a story to read it at once, or a prompt for one to get the brief. If you like, choose genre, reader, length, point of view, tense, ending and language.',
    'Press Generate. A story is written by a model; without one you get the complete request for your own chat, and the answer can be pasted back.',
    'Read it aloud, download it as Markdown or as an e-book, print it, or press Refine to put it back into the idea field.',
  ],
  tips: [
    'The best ideas contain a contradiction: someone who can do anything except one thing, two people who must share, something that keeps changing.',
    'Say for whom: “bedtime story for my 4 year old Mira” changes length, words and what may happen.',
    'Each paragraph of a story can be written again alone; the others stay word for word.',
  ],
}
