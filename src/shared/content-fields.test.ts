import { expect, test } from 'vitest'
import { z } from 'zod'
import { faultsOf, OptionalAddress, requiredLine } from './content-fields.ts'

test('an address is empty, on this site, or https; http, scripts and other people’s hosts in disguise are refused', () => {
  expect(OptionalAddress.parse('  ')).toBeNull()
  for (const good of ['https://example.org/a.png', '/uploads/a.webp'])
    expect(OptionalAddress.parse(good)).toBe(good)
  for (const bad of [
    'http://example.org/a.png',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:image/png,x',
    'a.png',
  ])
    expect(OptionalAddress.safeParse(bad).success, bad).toBe(false)
})

test('a line is trimmed before it is missed, and the first fault of each input is told', () => {
  const schema = z.object({ title: requiredLine('a title', 5), image: OptionalAddress })
  expect(schema.parse({ title: ' a \n b ', image: '' })).toEqual({ title: 'a b', image: null })
  const form = new FormData()
  form.set('title', '   ')
  form.set('image', 'javascript:1')
  expect(faultsOf(schema, form)).toEqual({
    title: 'Please enter a title.',
    image: 'Please enter a URL that starts with https://. Images from http:// addresses won’t show.',
  })
  form.set('title', 'longer than five')
  expect(faultsOf(schema, form).title).toBe('Please keep this to 5 characters.')
})
