import { expect, test } from 'vitest'
import { markupFaults, missingFactFaults } from './checks.ts'
import { byModel, plainItem, textOf, type Item } from './plan.ts'

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

test('the sentence that is put back is whole, whatever short forms are in it', () => {
  const idea = 'Mail an Ada. Baby 5 Monate, max. 140 Wörter bis 12. Mai. Danke!\nKein Wort zu „Geld“. Nie!'
  const empty: Record<'context', Item[]> = { context: [] }
  const mended = missingFactFaults<'context', typeof empty>('Mail an Ada.', {
    idea,
    called: 'wish',
    section: 'context',
  }).reduce((plan, { mend }) => mend?.(plan) ?? plan, empty)
  expect(mended.context.map(textOf)).toEqual([
    'Baby 5 Monate, max. 140 Wörter bis 12. Mai.',
    'Kein Wort zu „Geld“.',
  ])
})
