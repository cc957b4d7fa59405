import { expect, test } from 'vitest'
import { fileSlug } from './file-slug.ts'

test('a name becomes a file name that every system takes', () => {
  expect(fileSlug('  Käse & Co: the "Shop" ')).toBe('käse-co-the-shop')
  expect(fileSlug('../../etc/passwd')).toBe('etc-passwd')
  expect(fileSlug('予約 アプリ')).toBe('予約-アプリ')
  expect(fileSlug('हिन्दी पाठशाला')).toBe('हिन्दी-पाठशाला')
})

test('a name without letters still gives a file name', () => {
  expect(fileSlug('🧀🧀')).toBe('project')
  expect(fileSlug('')).toBe('project')
})
