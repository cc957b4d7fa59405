import { expect, test } from 'vitest'
import { tools } from '#tools/tools.ts'
import { askServer } from '../answer-engine.ts'
import { createBench } from './bench.ts'

async function open(slug: string) {
  const tool = tools.find(({ card }) => card.slug === slug)
  if (!tool) throw new Error(`no tool ${slug}`)
  const core = await tool.core()
  return {
    /** A whole answer to the form. */
    answer: (input: unknown) => core.write(core.compose(core.input.parse(input))),
    /** What the page says of a pasted reply. */
    told(input: unknown, reply: string) {
      const bench = createBench({ tool, core, storage: undefined, isSignedIn: () => false, ask: askServer })
      expect(bench.takeReply(reply, { input: Object(input) })).toBe('taken')
      return bench.state().result?.engine?.sentence
    },
  }
}

test('an answer that breaks off, or is only a part, says so; of a whole one there is nothing to say', async () => {
  const { answer, told } = await open('text-to-prompt')
  const input = { idea: 'Write a speech for our retiring postman' }
  const whole = answer(input)
  expect(told(input, whole)).toBeUndefined()
  const last = whole.lastIndexOf('## [')
  expect(told(input, whole.slice(0, last + 30))).toContain('doesn’t have the end mark')
  expect(told(input, `${whole.slice(last)}`)).toMatch(/Not in the answer: .+, .+\./)
})

test('what code only went on with is not told as taken out', async () => {
  const { told } = await open('image-prompt-generator')
  const said = told({ idea: 'exactly 3 boats on a lake' }, '{"subject": "Boats on a lake."}')
  expect(said).toContain('exactly 3 boats on a lake')
  expect(said).not.toContain('took out')
})

test('what code adds to a pasted answer is told, so that no two numbers stand there unseen', async () => {
  const { answer, told } = await open('text-to-prompt')
  const input = { idea: 'Write a refusal of an offer of 12,480.50 € to the Ostrava workshop' }
  const reply = answer(input)
  expect(told(input, reply)).toBeUndefined()
  expect(told(input, reply.replaceAll('12,480.50', '12,840.50'))).toMatch(
    /We added what the answer left out: “.*12,480\.50/,
  )
})
