import { expect, test } from 'vitest'
import { markupFaults, missingFactFaults } from './checks.ts'
import { mendedPlan } from './edit-plan.ts'
import { byModel, item, plainItem, textOf, you, type Item } from './plan.ts'

/** The same text with its faults mended. */
function mended(text: string, given = ''): string {
  const plan = { points: [plainItem('points-1', text, byModel)] }
  const faults = markupFaults(plan, given)
  const after = mendedPlan(plan, faults) ?? plan
  expect(markupFaults(after, given)).toEqual([])
  expect(faults.every(({ byCode }) => byCode)).toBe(true)
  return after.points.map(textOf).join()
}

test('markup that runs loses its signs and none of its words', () => {
  expect(
    mended('<script src=x>, <IFRAME a src="y">, [it](javascript:alert(1)) and <img src=x onerror="y">'),
  ).toBe('‹script src=x>, ‹IFRAME a src="y">, [it](javascript alert(1)) and <img src=x onerror "y">')
})

test.each([
  ['JavaScript: variables, functions and loops', ''],
  ['Explain what `<script src=x>` does.\n```html\n<object data="x">\n```', ''],
  ['Keep the <script src=x> tag.', 'Why is my <script src=y> tag ignored?'],
  ['Tighten what stands between <script> and </script>.', ''],
])('a placeholder, what is written about, and what the person wrote stay: %s', (text, given) => {
  expect(mended(text, given)).toBe(text)
})

test('what a person typed stays', () => {
  expect(markupFaults({ a: item('a', [you('result', '<script src=x>')]) })).toEqual([])
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
