import { expect, test } from 'vitest'
import { addTags } from './tag-list.ts'

test('a typed tag is trimmed and added at the end', () => {
  expect(addTags(['Login'], '  Export to CSV ')).toEqual(['Login', 'Export to CSV'])
})

test('empty values and values that differ only in case are ignored', () => {
  expect(addTags(['Dark mode'], 'dark MODE, , Search,search')).toEqual(['Dark mode', 'Search'])
})

test('a pasted list loses its bullets and numbers but keeps its order', () => {
  expect(addTags([], '- Wish list\n* Gift cards\n3. Stock alerts\r\n10) Refunds')).toEqual([
    'Wish list',
    'Gift cards',
    'Stock alerts',
    'Refunds',
  ])
})

test('a number that belongs to the words stays', () => {
  expect(addTags([], '3D preview, 2.5% fee')).toEqual(['3D preview', '2.5% fee'])
})

test('nothing new leaves the list as it was', () => {
  expect(addTags(['One'], ' , ;\n')).toEqual(['One'])
})
