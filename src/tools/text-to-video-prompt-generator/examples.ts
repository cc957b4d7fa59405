import type { ToolExample } from '../define-tool.ts'
import type { VideoInput } from './input.ts'

export const examples: readonly ToolExample<VideoInput>[] = [
  { label: 'One shot', input: { idea: 'an old robot waters the last plant in an abandoned mall' } },
  {
    label: 'A small story',
    input: { idea: 'a postman slips on ice, his letters fly into the air, and a dog brings every one back' },
  },
  {
    label: 'Product ad',
    input: { idea: '12 second ad for a hand-blown glass teapot, no talking, calm, ends on the empty cup' },
  },
  {
    label: 'Dialogue',
    input: {
      idea: 'two divers surface beside a tiny boat at sunset. "Was that a whale?" asks the first. "That was the island," says the second.',
    },
  },
  {
    label: 'Vertical reel',
    input: { idea: 'a barista pours a fern into a cappuccino, top view, vertical for reels' },
  },
]
