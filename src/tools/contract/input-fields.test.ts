import { expect, test } from 'vitest'
import { ideaLimit } from './idea-limit.ts'
import { ideaText } from './input-fields.ts'

const Idea = ideaText('Please enter an idea')

test('an idea is trimmed before it is measured', () => {
  expect(Idea.parse(`  ${'x'.repeat(ideaLimit)}\n`)).toHaveLength(ideaLimit)
})

test('missing, blank and too long texts get a sentence that says what to do', () => {
  for (const text of [undefined, '', ' \n\t'])
    expect(Idea.safeParse(text).error?.issues[0]?.message).toBe('Please enter an idea')
  expect(Idea.safeParse('x'.repeat(ideaLimit + 1)).error?.issues[0]?.message).toContain('5,000')
})
