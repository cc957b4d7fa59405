import { expect, test } from 'vitest'
import { core as promptCore } from '../../developer-prompt/core.ts'
import { shiftSwap, shiftSwapReply } from '../../developer-prompt/replies.test-support.ts'
import { tool as promptTool } from '../../developer-prompt/tool.ts'
import { core as imageCore } from '../../image-prompt-generator/core.ts'
import { tool as imageTool } from '../../image-prompt-generator/tool.ts'
import { core as textCore } from '../../text-to-prompt/core.ts'
import { tool as textTool } from '../../text-to-prompt/tool.ts'
import type { ToolCore } from '../../contract/tool-core.ts'
import { askServer } from '../answer-engine.ts'
import { createBench } from './bench.ts'

const prompt = { tool: promptTool, core: promptCore as unknown as ToolCore }
const image = { tool: imageTool, core: imageCore as unknown as ToolCore }
const text = { tool: textTool, core: textCore as unknown as ToolCore }

/** What the page says of a pasted reply. */
function told({ tool, core }: typeof prompt | typeof text, input: object, reply: string) {
  const bench = createBench({ tool, core, storage: undefined, isSignedIn: () => false, ask: askServer })
  expect(bench.takeReply(reply, { input: { ...input } })).toBe('taken')
  return bench.state().result?.engine?.sentence
}

test('of a whole answer there is nothing to say', () => {
  expect(told(prompt, shiftSwap, shiftSwapReply)).toBeUndefined()
})

test('an answer that breaks off, or is only a part, says so', () => {
  const cut = shiftSwapReply.slice(0, shiftSwapReply.indexOf('## [9]') + 30)
  expect(told(prompt, shiftSwap, cut)).toContain('doesn’t have the end mark')
  const [, section = ''] = /(## \[3\][\s\S]*?)(?=## \[4\])/.exec(shiftSwapReply) ?? []
  expect(told(prompt, shiftSwap, `${section}\n[end]`)).toMatch(/^Not in the answer: .*Requirements.*\./)
})

test('what code only went on with is not told as taken out', () => {
  const said = told(image, { idea: 'exactly 3 boats on a lake' }, '{"subject": "Boats on a lake."}')
  expect(said).toContain('exactly 3 boats on a lake')
  expect(said).not.toContain('took out')
})

test('what code adds to a pasted answer is told, so that no two numbers stand there unseen', () => {
  const input = { idea: 'Write a refusal of an offer of 12,480.50 € to the Ostrava workshop' }
  const reply = text.core.write(text.core.compose(textCore.input.parse(input)))
  expect(told(text, input, reply)).toBeUndefined()
  expect(told(text, input, reply.replaceAll('12,480.50', '12,840.50'))).toMatch(
    /We added what the answer left out: “.*12,480\.50/,
  )
})
