import type { z } from 'zod'
import type { ToolExample } from '../define-tool.ts'
import type { StoryboardInput } from './input.ts'

export const examples: readonly ToolExample<z.input<typeof StoryboardInput>>[] = [
  {
    label: 'A fear',
    input: {
      idea: 'a young bat who is afraid of the dark wants to fly with the others',
      ageBand: '3-5',
      format: 'picture-book',
      scenes: 8,
    },
  },
  {
    label: 'A question',
    input: {
      idea: 'explain to 7 year olds where rain comes from, with a curious duckling',
      ageBand: '6-8',
      format: 'video',
      scenes: 8,
      artStyle: 'watercolour',
    },
  },
  {
    label: 'Two and one thing',
    input: {
      idea: 'two brothers argue over one kite on a windy day',
      format: 'comic',
      lesson: 'taking turns can be fun',
    },
  },
  {
    label: 'A big wish',
    input: { idea: 'a snail wants to see the sea', ageBand: '3-5', artStyle: 'felt craft', aspect: '3:2' },
  },
]
