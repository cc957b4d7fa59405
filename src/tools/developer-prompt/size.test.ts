import { expect, test } from 'vitest'
import { emptyDraft, type PromptDraft } from './form-rules.ts'
import { sizeExplained } from './output/output-result.texts.ts'
import { shiftSwap } from './replies.test-support.ts'
import { chooseSize } from './size.ts'

test.each<[PromptDraft, string, string]>([
  [shiftSwap, 'large', 'you named 2 roles'],
  [
    { ...emptyDraft, projectType: 'ecommerce' },
    'large',
    'your project is an online store that takes payments',
  ],
  [{ ...emptyDraft, projectType: 'blog' }, 'small', 'your project is a content site'],
  [emptyDraft, 'small', 'you haven’t chosen any features yet'],
])('the size follows what was chosen, and the reason is told: %#', (draft, size, reason) => {
  expect(chooseSize(draft)).toEqual({ size, reason })
})

test('the reason stands below whichever size is shown', () => {
  const { size, reason } = chooseSize(shiftSwap)
  expect(sizeExplained('tiny', size, reason)).toContain('We suggest Large because you named 2 roles.')
})
