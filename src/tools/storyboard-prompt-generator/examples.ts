import type { ToolExample } from '../contract/define-tool.ts'

const bat = 'a young bat who is afraid of the dark wants to fly with the others'
const rain = 'explain to 7 year olds where rain comes from, with a curious duckling'
const snail = 'a snail wants to see the sea'
const kite = 'two brothers argue over one kite on a windy day'

export const examples: readonly ToolExample[] = [
  { label: 'A fear', input: { idea: bat, ageBand: '3-5', format: 'picture-book', scenes: '8' } },
  {
    label: 'A question',
    input: { idea: rain, ageBand: '6-8', format: 'video', scenes: '8', artStyle: 'watercolor' },
  },
  { label: 'Brothers, one kite', input: { idea: kite, format: 'comic', lesson: 'taking turns can be fun' } },
  { label: 'A big wish', input: { idea: snail, ageBand: '3-5', artStyle: 'felt', aspect: '3:2' } },
]
