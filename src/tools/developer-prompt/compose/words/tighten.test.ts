import { expect, test } from 'vitest'
import { leadItems, mainClause, tighten } from './tighten.ts'

test('whole sentences go before clauses do', () => {
  expect(tighten('The link opens once. It expires after 7 days. A second click says so.', 9)).toBe(
    'The link opens once. It expires after 7 days.',
  )
})

test('a condition keeps its result', () => {
  const line =
    'When a member scans the code with a phone camera, the matching tool opens within 2 seconds; the same code keeps working after a rename.'
  expect(tighten(line, 12)).toBe(
    'When a member scans the code with a phone camera, the matching tool opens within 2 seconds.',
  )
})

test('a text within its limit stays as it is', () => {
  expect(tighten('Short enough.', 5)).toBe('Short enough.')
})

test('the main clause is kept, lists are not cut open', () => {
  expect(
    mainClause(
      'An invitation link works once and only once, expires after a week of waiting, and creates the account.',
    ),
  ).toBe('An invitation link works once and only once.')
  expect(mainClause('Three numbered steps show in reading order at 360, 768 and 1280 px.')).toBe(
    'Three numbered steps show in reading order at 360, 768 and 1280 px.',
  )
})

test('a list that runs on keeps its first items, a condition keeps its result', () => {
  expect(
    leadItems('Its page shows standfirst, body with contents list over 800 words, three related pieces.', 9),
  ).toBe('Its page shows standfirst, body with contents list over 800 words.')
  const condition = 'When stock changes from 0 to a positive number, each subscriber receives one e-mail.'
  expect(leadItems(condition, 9)).toBe(condition)
})
