import { expect, test } from 'vitest'
import { readQuotes } from './quotes.ts'

test('the marks of many languages', () => {
  expect(readQuotes('“one” "two" „drei“ »vier« «cinq» « six » ‹sept› ”åtta” 「九」 『十』 《十一》')).toEqual(
    'one two drei vier cinq six sept åtta 九 十 十一'.split(' '),
  )
})

test('apostrophes and inches are no marks', () => {
  expect(readQuotes(`the dogs' bowls, don't, it's 5" long and 6" wide, the '90s and '80s`)).toEqual([])
})

test('a quotation in single marks may hold an apostrophe', () => {
  expect(readQuotes("reads one line: 'I don't mind', then ‘I kept your chair warm’")).toEqual([
    "I don't mind",
    'I kept your chair warm',
  ])
})

test('a quotation inside another is part of it', () => {
  expect(readQuotes('He wrote “say ‘no more’ to them”.')).toEqual(['say ‘no more’ to them'])
})

test('a mark that never closes takes nothing with it', () => {
  expect(readQuotes('an “open one\nand a "closed" one')).toEqual(['closed'])
})
