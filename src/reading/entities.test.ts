import { expect, test } from 'vitest'
import { readEntities } from './entities.ts'

test('names with their fields and values', () => {
  expect(readEntities('Watch(serial, brand, status available/reserved), Order (id)')).toEqual([
    {
      name: 'Watch',
      fields: [{ name: 'serial' }, { name: 'brand' }, { name: 'status', values: ['available', 'reserved'] }],
      text: 'Watch(serial, brand, status available/reserved)',
    },
    { name: 'Order', fields: [{ name: 'id' }], text: 'Order (id)' },
  ])
})

test('a colon does the same, one per line or parted by semicolons', () => {
  expect(readEntities('- Watch: serial, brand\nOrder: id, side x / b / b //; Человек: имя')).toEqual([
    { name: 'Watch', fields: [{ name: 'serial' }, { name: 'brand' }], text: 'Watch: serial, brand' },
    {
      name: 'Order',
      fields: [{ name: 'id' }, { name: 'side', values: ['x', 'b'] }],
      text: 'Order: id, side x / b / b //',
    },
    { name: 'Человек', fields: [{ name: 'имя' }], text: 'Человек: имя' },
  ])
})

test('fields may stand on lines of their own between the brackets', () => {
  expect(readEntities('Watch(\n  serial,\n  brand\n)')[0]?.fields).toEqual([
    { name: 'serial' },
    { name: 'brand' },
  ])
})

test('names alone have no fields', () => {
  expect(readEntities('product, order, customer').map(({ name, fields }) => [name, fields])).toEqual([
    ['product', []],
    ['order', []],
    ['customer', []],
  ])
})

test('anything else is kept as text', () => {
  for (const text of [
    'A customer has orders, and each order has products.',
    'people (members) who lend (tools) to each other',
    'see https://example.org/a, b',
    'Watch(serial, brand',
  ])
    expect(readEntities(text)).toEqual([{ name: text, fields: [], text }])
})
