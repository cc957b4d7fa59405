import { expect, test } from 'vitest'
import { readEntities } from './entities.ts'

test('names with their fields', () => {
  expect(readEntities('Watch(serial, brand, status available/reserved), Order (id)')).toEqual([
    { name: 'Watch', hasFields: true, text: 'Watch(serial, brand, status available/reserved)' },
    { name: 'Order', hasFields: true, text: 'Order (id)' },
  ])
})

test('a colon does the same, one per line or parted by semicolons', () => {
  expect(readEntities('- Watch: serial, brand\nOrder: id, side x / b / b //; Человек: имя')).toEqual([
    { name: 'Watch', hasFields: true, text: 'Watch: serial, brand' },
    { name: 'Order', hasFields: true, text: 'Order: id, side x / b / b //' },
    { name: 'Человек', hasFields: true, text: 'Человек: имя' },
  ])
})

test('fields may have remarks in brackets', () => {
  const text = '항목: 제목(필수), 마감일(선택)'
  expect(readEntities(text)).toEqual([{ name: '항목', hasFields: true, text }])
})

test('fields may stand on lines of their own between the brackets', () => {
  const text = 'Watch(\n  serial,\n  brand\n)'
  expect(readEntities(text)).toEqual([{ name: 'Watch', hasFields: true, text }])
})

test('names alone have no fields', () => {
  expect(readEntities('product, order, customer').map(({ name, hasFields }) => [name, hasFields])).toEqual([
    ['product', false],
    ['order', false],
    ['customer', false],
  ])
})

test('a name ends at the first bracket, whatever the fields hold', () => {
  for (const text of [
    'Watch{serial: string, brand: string}',
    'Watch[id: uuid, brand]',
    'Watch（id，side：a/b）',
  ])
    expect(readEntities(text)).toEqual([{ name: 'Watch', hasFields: true, text }])
})

test('some entries of a list may be names alone', () => {
  const found = readEntities('Watch(serial, brand), Customer')
  expect(found.map(({ name, hasFields }) => [name, hasFields])).toEqual([
    ['Watch', true],
    ['Customer', false],
  ])
})

test('anything else is kept as text', () => {
  for (const text of [
    'A customer has orders, and each order has products.',
    'people (members) who lend (tools) to each other',
    'see https://example.org/a, b',
    'Watch(serial, brand',
    'title, due (optional), status (open)',
    'title (required), due (optional)',
  ])
    expect(readEntities(text)).toEqual([{ name: text, hasFields: false, text }])
})
