import { expect, test } from 'vitest'
import { readActions, readGivenEntities, readLines, readSteps } from './read-field.ts'

test('a line that ends with a colon keeps the list below it', () => {
  const under = 'Nobody under 18 may join, except:\n- children of members\n- guests:\n  - on open day'
  const vote = 'Nobody may be excluded without:\n\n1. a written warning\n2. a vote'
  expect(readLines(`- Open at 8.\n${under}\n${vote}\nFees are due in May.`)).toEqual([
    'Open at 8.',
    under,
    vote,
    'Fees are due in May.',
  ])
  // Below a marked line, only indentation says what belongs to it.
  const marked = '- Nobody under 18 may join, except:\n  - children of members'
  expect(readLines(`${marked}\n- Open at 8.`)).toEqual([marked.slice(2), 'Open at 8.'])
  // Without marks nothing says where the list ends but the next line of its kind.
  const rules = 'Rules:\nOpen at 8.\nClosed at 9.'
  expect(readLines(`${rules}\nExceptions:\nMay 1`)).toEqual([rules, 'Exceptions:\nMay 1'])
  expect(readLines('- Open at 8.\n- Ask me:')).toEqual(['Open at 8.', 'Ask me:'])
})

test('a day before a month is no mark of a list', () => {
  const days = '24. Dezember nur bis 13 Uhr\n1. Januar geschlossen'
  for (const read of [readLines, readActions]) expect(read(days)).toEqual(days.split('\n'))
  expect(readGivenEntities('24. Lieferung\n2. Fahrer').map(({ text }) => text)).toEqual([
    '24. Lieferung',
    '2. Fahrer',
  ])
  expect(readLines('1. Open at 8.\n2. Closed on:\n   24. December\n3. Pay later.')).toEqual([
    'Open at 8.',
    'Closed on:\n   24. December',
    'Pay later.',
  ])
})

test('what only joins the last item of a list is no part of it', () => {
  expect(readActions('find a yarn, choose a color, and pay')).toEqual([
    'find a yarn',
    'choose a color',
    'pay',
  ])
  expect(readActions('Ausleihen, Zurückgeben, und Bezahlen').at(-1)).toBe('Bezahlen')
  // "or" does more than join.
  expect(readActions('filter by game, day, or place')).toEqual(['filter by game, day, or place'])
  expect(readSteps('choose, pay, or cancel').at(-1)).toBe('or cancel')
})

test('beside arrows, conditions and ranges keep their marks', () => {
  expect(readSteps('fill the cart -> if total > 100 show a discount -> pay')).toEqual([
    'fill the cart',
    'if total > 100 show a discount',
    'pay',
  ])
  expect(readSteps('open → pick 5 - 7 items → confirm - or cancel')).toHaveLength(3)
  expect(readSteps('open > pick 5 – 7 items > pay')).toEqual(['open', 'pick 5 – 7 items', 'pay'])
  expect(readSteps('sign up > 2FA code > dashboard')).toEqual(['sign up', '2FA code', 'dashboard'])
  expect(readSteps('open – pick 5 – 7 items – pay')).toEqual(['open', 'pick 5 – 7 items', 'pay'])
})
