import { expect, test } from 'vitest'
import { tools } from '../tools.ts'
import { splitReply } from './split-reply.ts'

async function answersIn(slug: string, input: object, reply: string): Promise<string[]> {
  const tool = tools.find(({ card }) => card.slug === slug)
  if (tool === undefined) throw new Error(`no tool is called ${slug}`)
  const [core, { schema }] = await Promise.all([tool.core(), tool.instructions()])
  return splitReply(reply, schema !== undefined, (one) => core.read(one, core.input.parse(input)).plan)
}

const fenced = (objects: readonly object[]) =>
  objects.map((one) => `\`\`\`json\n${JSON.stringify(one)}\n\`\`\``).join('\n\n')
const concepts = ['receipt', 'empty fridge', 'jar'].map((subject) => ({
  name: `The ${subject}`,
  subject: `a ${subject}, close, on a kitchen table`,
  light: 'cold light from the side',
}))

test('objects that make up one answer are not offered one by one', async () => {
  const slug = 'thumbnail-prompt-generator'
  const input = { title: 'I lived on 5 euros a day', mode: 'idea' }
  expect(await answersIn(slug, input, fenced(concepts))).toHaveLength(1)
  const other = concepts.map((one) => ({ ...one, light: 'warm light of a lamp' }))
  expect(await answersIn(slug, input, fenced([{ concepts }, { concepts: other }]))).toHaveLength(2)
  const shots = concepts.map(({ subject }) => ({ action: subject, camera: 'a slow push in' }))
  expect(await answersIn('text-to-video-prompt-generator', { idea: 'x' }, fenced(shots))).toHaveLength(1)
})

test('pieces that are no answer are not offered', async () => {
  const thought = { thought: 'What does the person want from this picture, really?' }
  const answer = { subject: 'a fox at dawn', light: 'low sun', setting: 'a wide meadow in the fog' }
  expect(await answersIn('image-prompt-generator', { idea: 'x' }, fenced([thought, answer]))).toHaveLength(1)
})
