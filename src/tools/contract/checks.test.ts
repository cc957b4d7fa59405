import { expect, test } from 'vitest'
import { markupFaults } from './checks.ts'
import { byModel, plainItem } from './plan.ts'

const sentences = (text: string, given = '') => markupFaults(text, given).map(({ sentence }) => sentence)

test('markup that runs is a fault, and the item with it goes', () => {
  expect(sentences('Look: <script src=x>, <IFRAME> and [this](javascript:alert(1))')).toHaveLength(3)
  const plan = {
    points: [plainItem('points-1', 'Fine.', byModel), plainItem('points-2', '<script>', byModel)],
  }
  const [fault] = markupFaults<typeof plan>('Fine. <script>', '')
  expect(fault?.mend?.(plan).points.map(({ id }) => id)).toEqual(['points-1'])
})

test('what is written about, or by the person, is none', () => {
  expect(sentences('JavaScript: variables, functions and loops')).toEqual([])
  expect(sentences('Explain what `<script>` does.\n```html\n<object>\n```')).toEqual([])
  expect(sentences('Keep the <script> tag.', 'Why is my <script> tag ignored?')).toEqual([])
})
