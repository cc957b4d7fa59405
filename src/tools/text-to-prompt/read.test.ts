import { expect, test } from 'vitest'
import { textOf } from '../contract/plan.ts'
import { core } from './core.ts'
import { TextPromptInput } from './input.ts'

const input = TextPromptInput.parse({ idea: 'x' })

test('a mark counts for its own line where a page lost the bullets', () => {
  const reply = '## [1] Task\nWrite.\n## [4] Requirements\n(A) Firm.\nPolite.\n[end]'
  const plan = core.read(reply, input).plan
  expect(plan?.requirements.map(({ words: [first] }) => first?.from)).toEqual(['assumed', 'model'])
})

test('a mark may be bold or written as Chinese and Japanese write it', () => {
  const reply =
    '## [1] Task\nWrite.\n## [4] Requirements\n- **(A)** 注明日期\n- （A）**提到**减租\n- **(A) Firm**\n[end]'
  const plan = core.read(reply, input).plan
  expect(plan?.requirements.map(textOf)).toEqual(['注明日期', '**提到**减租', '**Firm**'])
  expect(plan?.requirements.every(({ words: [first] }) => first?.from === 'assumed')).toBe(true)
})

test('the prompt of a reply without markers and with other sections first is whole', () => {
  const named =
    '# Heating\n\n## Questions\n- When?\n\n## Requirements\n- short\nNo threats.\n\n## Context\nCold.'
  const plan = core.plan.parse(core.read(named, input).plan)
  const prompt = String(core.answer(plan, input)['generatedPrompt'])
  for (const words of ['Heating', 'short', 'No threats.', 'Cold.']) expect(prompt).toContain(words)
  expect(plan.questions.map(textOf)).toEqual(['When?'])
})
