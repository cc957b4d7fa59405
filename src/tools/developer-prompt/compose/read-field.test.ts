import { expect, test } from 'vitest'
import { readActions, readLines, readSteps } from './read-field.ts'

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
