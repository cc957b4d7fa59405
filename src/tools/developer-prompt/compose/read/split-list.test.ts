import { expect, test } from 'vitest'
import { splitList } from './split-list.ts'

test('two names with one comma are two items', () => {
  expect(splitList('Nurse, Manager')).toEqual(['Nurse', 'Manager'])
})

test('lines, bullets, numbers and tabs part items', () => {
  expect(splitList('- a\n* b\n3) c\n\t• d')).toEqual(['a', 'b', 'c', 'd'])
  expect(splitList('1) log in 2) browse 3) pay')).toEqual(['log in', 'browse', 'pay'])
  expect(splitList('name\temail\tphone')).toEqual(['name', 'email', 'phone'])
})

test('a closing "and" parts short items only', () => {
  expect(splitList('users, posts and comments')).toEqual(['users', 'posts', 'comments'])
  expect(splitList('hero, terms and conditions')).toEqual(['hero', 'terms and conditions'])
  expect(splitList('upload and share photos')).toEqual(['upload and share photos'])
  expect(splitList('Kunden, Termine und Rechnungen')).toEqual(['Kunden', 'Termine', 'Rechnungen'])
})

test('commas in brackets, quotes and numbers do not part', () => {
  expect(splitList('Order(id, total), Item(x); Foo')).toEqual(['Order(id, total)', 'Item(x)', 'Foo'])
  expect(splitList('"a, b", 1,000 euros, 3,5 kg')).toEqual(['"a, b"', '1,000 euros', '3,5 kg'])
})

test('a lone bracket is an ordinary character', () => {
  expect(splitList(':( one, two')).toEqual([':( one', 'two'])
})

test('a condition with a comma is one thought', () => {
  expect(splitList('If damaged, mark repair')).toEqual(['If damaged, mark repair'])
})

test('East Asian and Arabic commas part items', () => {
  expect(splitList('ログイン、検索、予約')).toEqual(['ログイン', '検索', '予約'])
  expect(splitList('حجز، دفع، إلغاء')).toEqual(['حجز', 'دفع', 'إلغاء'])
})

test('repeats and empty pieces fall away', () => {
  expect(splitList('Search, search,, ;; ...')).toEqual(['Search'])
  expect(splitList('')).toEqual([])
})
