import { expect, test } from 'vitest'
import { readFlow } from './flow.ts'

function texts(text: string): string[] {
  return readFlow(text).steps.map((step) => step.text)
}

test('arrows of every kind part steps', () => {
  for (const arrow of ['→', '->', '=>', '-->', '>', '➔']) {
    expect(texts(`Home ${arrow} search ${arrow} book`)).toEqual(['Home', 'search', 'book'])
  }
})

test('numbers, lines and "then" part steps', () => {
  expect(texts('1. User signs up 2. User picks a plan 3. Pays')).toEqual([
    'User signs up',
    'User picks a plan',
    'Pays',
  ])
  expect(texts('Step 1: scan\nStep 2: weigh')).toEqual(['scan', 'weigh'])
  expect(texts('log in, then pick a doctor, choose a slot and pay')).toEqual([
    'log in',
    'pick a doctor',
    'choose a slot and pay',
  ])
  expect(texts('Anmelden, Kurs wählen, dann bezahlen')).toEqual(['Anmelden', 'Kurs wählen', 'bezahlen'])
})

test('brackets stay in their step', () => {
  expect(texts('open app -> questions (eggs? stores, mood -> calm) -> save')).toEqual([
    'open app',
    'questions (eggs? stores, mood -> calm)',
    'save',
  ])
})

test('a number comparison is no arrow', () => {
  expect(texts('enter amount > 500 -> confirm')).toEqual(['enter amount > 500', 'confirm'])
})

test('the person who acts is named', () => {
  expect(
    readFlow('search tool -> librarian scans QR -> ward manager approves').steps.map(({ actor }) => actor),
  ).toEqual([undefined, 'Librarian', 'Ward manager'])
})

test('a condition becomes a branch of the step before it', () => {
  expect(readFlow('pay -> librarian checks condition; if damaged, mark repair and cancel').steps).toEqual([
    { text: 'pay' },
    {
      text: 'librarian checks condition',
      actor: 'Librarian',
      branch: { condition: 'if damaged', outcome: 'mark repair and cancel' },
    },
  ])
  expect(readFlow('Pay. If the card is declined, show the reason. Otherwise confirm.').steps).toEqual([
    {
      text: 'Pay',
      branch: { condition: 'If the card is declined', outcome: 'show the reason; otherwise confirm' },
    },
  ])
})

test('scripts without spaces', () => {
  expect(texts('ログイン → 予約 → 確認')).toEqual(['ログイン', '予約', '確認'])
})

test('one step or none', () => {
  expect(texts('open the app')).toEqual(['open the app'])
  expect(texts(' -> ')).toEqual([])
})
