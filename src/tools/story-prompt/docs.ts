import type { ToolDocs } from '../contract/define-tool.ts'

export const docs: ToolDocs = {
  purpose:
    'Turns an idea into a story with a clear goal, an obstacle, a hard choice and a final image that shows what changed, or into a prompt with characters, beats, voice and ending for any writing model.',
  steps: [
    'Write the idea: a person, an object, a place or a whole plot. Names, places, ages, endings and word counts are kept.',
    'Choose a story to read it right away, or a story prompt for any writing model. If you like, choose a genre, reader, length, point of view, tense, ending and language.',
    'Press Generate. A model writes the story. Without one, you get a complete request for your own AI chat and can paste the answer back.',
    'Read it aloud, download it as Markdown or as an e-book, print it, or press Refine to put it back into the idea field.',
  ],
  tips: [
    'The best ideas contain a contradiction: someone who can do anything except one thing, two people who must share, something that keeps changing.',
    'Say who it’s for: “bedtime story for my 4-year-old, Mira” changes the length, the words and what can happen.',
    'You can rewrite a single paragraph; the others stay word for word.',
  ],
}
