import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSlug } from './slug.ts'

test.for([
  ['Hello World', 'hello-world'],
  ['  What’s New?  In 2026! ', 'whats-new-in-2026'],
  ['a -- b', 'a-b'],
  ['tabs\tand\nlines', 'tabs-and-lines'],
  ['C++ & Rust_lang', 'c-rustlang'],
  ['-edge-', 'edge'],
  ['Über Größe', 'über-größe'],
  ['१० सुझाव', '१०-सुझाव'],
  ['!!!', ''],
])('%j becomes %j', ([title, slug]) => {
  expect(toSlug(title ?? '')).toBe(slug)
})

test('a slug is its own slug, and never holds anything else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = toSlug(text)
      expect(toSlug(slug)).toBe(slug)
      expect(slug).toMatch(/^$|^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u)
    }),
  )
})
