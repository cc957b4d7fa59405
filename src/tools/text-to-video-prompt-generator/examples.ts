import type { ToolExample } from '../contract/define-tool.ts'

const letters = 'a postman slips on ice, his letters fly into the air, and a dog brings every one back'
const teapot = 'ad for a hand-blown glass teapot, calm, ends on the empty cup'
const fern = 'a barista pours a fern into a cappuccino'
const divers =
  'two divers surface beside a tiny boat at sunset. "Was that a whale?" asks the first. "That was the island," says the second.'

export const examples: readonly ToolExample[] = [
  { label: 'One shot', input: { idea: 'an old robot waters the last plant in an abandoned mall' } },
  {
    label: 'A small story',
    input: { idea: letters, seconds: '12', shots: '3', camera: 'beside', light: 'overcast' },
  },
  {
    label: 'Product ad',
    input: { idea: teapot, seconds: '12', look: 'commercial', light: 'window', dialogue: 'nobody' },
  },
  { label: 'Dialogue', input: { idea: divers, seconds: '8', dialogue: 'on-camera' } },
  { label: 'Vertical reel', input: { idea: fern, seconds: '6', aspect: '9:16', camera: 'overhead' } },
]
