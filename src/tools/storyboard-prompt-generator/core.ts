import type { HandOffTargetId } from '#tools/hand-off.ts'
import type { Dialect, ToolCore } from '../contract/tool-core.ts'
import { answerOf } from './answer.ts'
import { faultsOf, notesOf } from './checks.ts'
import { StoryboardInput } from './input.ts'
import { partsOf, StoryboardPlan, withPart } from './plan.ts'
import { readStoryboard, writeStoryboard } from './read.ts'
import * as render from './render/render-board.ts'

const sheetsFirst = 'Make the character sheets first and attach them to every scene'
const oref = 'Make the sheets first; add --oref and the address of a sheet to the scenes with that character'
const films: readonly HandOffTargetId[] = ['flow', 'kling', 'runway', 'luma']

const dialects: readonly Dialect<StoryboardInput, StoryboardPlan>[] = [
  { id: 'storyboard', name: 'Whole storyboard', render: render.renderBoard, handOff: ['gemini', 'chatgpt'] },
  {
    id: 'references',
    name: 'Gemini images',
    render: render.renderWithReferences,
    settings: () => sheetsFirst,
    handOff: ['gemini', 'google-ai-studio'],
  },
  {
    id: 'midjourney',
    name: 'Midjourney',
    render: render.renderForMidjourney,
    settings: () => oref,
    handOff: ['midjourney'],
  },
  { id: 'motion', name: 'Video from the images', render: render.renderMotion, handOff: films },
  { id: 'read-aloud', name: 'To read aloud', render: render.renderToRead, isProse: true, handOff: [] },
]

export const core: ToolCore<StoryboardInput, StoryboardPlan> = {
  input: StoryboardInput,
  planVersion: 1,
  plan: StoryboardPlan,
  // Scenes need understanding.
  compose: () => undefined,
  dialects: () => dialects,
  parts: partsOf,
  read: readStoryboard,
  write: writeStoryboard,
  withPart,
  faults: faultsOf,
  notes: notesOf,
  answer: answerOf,
  requestAnswer: (request) => ({ title: '', generatedPrompts: [], generatedPrompt: request }),
}
