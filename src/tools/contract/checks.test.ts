import { expect, test } from 'vitest'
import { markupFaults, missingFactFaults, runningMarkup } from './checks.ts'
import { mendedPlan } from './edit-plan.ts'
import { byModel, item, plainItem, textOf, you, type Item } from './plan.ts'

/** The same text with its faults mended. */
function mended(text: string, given = '', markup?: RegExp): string {
  const plan = { points: [plainItem('points-1', text, byModel)] }
  const faults = markupFaults(plan, given, markup)
  const after = mendedPlan(plan, faults) ?? plan
  expect(markupFaults(after, given, markup)).toEqual([])
  expect(faults.every(({ byCode }) => byCode)).toBe(true)
  return after.points.map(textOf).join()
}

test('markup loses its signs and none of its words', () => {
  expect(
    mended('<script src=x>, <IFRAME a src="y">, [it](javascript:alert(1)) and <img src=x onerror="y">'),
  ).toBe('‹script src=x>, ‹IFRAME a src="y">, [it](javascript alert(1)) and ‹img src=x onerror "y">')
  expect(mended('Birds <script>alert(1)</script>')).toBe('Birds ‹script>alert(1)‹/script>')
})

test('in a prompt only what would run is markup', () => {
  const inPrompt = (text: string) => mended(text, '', runningMarkup)
  expect(inPrompt('Read <script>alert(1)</script> and <iframe src=x>')).toBe(
    'Read ‹script>alert(1)</script> and ‹iframe src=x>',
  )
  const placeholder = 'Tighten the script between <script> and </script>.\n<script>[paste it here]</script>'
  expect(inPrompt(placeholder)).toBe(placeholder)
})

test.each([
  ['JavaScript: variables, functions and loops', ''],
  ['Explain what `<script src=x>` does.\n```html\n<object data="x">\n```', ''],
  ['Keep the <script src=x> tag.', 'Why is my <script src=y> tag ignored?'],
])('what is written about and what the person wrote stay: %s', (text, given) => {
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
