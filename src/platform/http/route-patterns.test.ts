import { expect, test } from 'vitest'
import { createPatternFinder } from './route-patterns.ts'

const patternOf = createPatternFinder([
  '/',
  '/history',
  '/history/changes',
  '/history/:file',
  '/history/entries/:id',
  '/functions/*',
  '/functions/v1/:name',
  '/assets/*',
])

test('a path becomes the pattern of its route, the one that says most about it', () => {
  const patterns = {
    '/': '/',
    '/_root.data': '/',
    '/history': '/history',
    '/history/': '/history',
    '/history.data': '/history',
    '/history/changes': '/history/changes',
    '/history/all.json': '/history/:file',
    '/history/entries/3c1f': '/history/entries/:id',
    '/functions/v1/generate-prompt': '/functions/v1/:name',
    '/functions/v1/own-key/test': '/functions/*',
    '/assets/shell-1a2b.js': '/assets/*',
  }
  for (const [path, pattern] of Object.entries(patterns)) expect(patternOf(path), path).toBe(pattern)
})

test('whatever a visitor makes up is one and the same', () => {
  for (const path of ['/x', '/history/entries/a/b', '/functions', '/%2e%2e', '/History', ''])
    expect(patternOf(path), path).toBe('*')
})
