import { expect, test } from 'vitest'
import { localPath } from './local-path.ts'
import { redirectTricks } from './redirect-tricks.test-support.ts'

const here = 'http://localhost:3000'

test('paths of ours are kept with what follows them', () => {
  for (const path of [
    '/',
    '/history',
    '/auth?confirmed=1',
    '/generate#step-2',
    '/tools/technical?x=https://a.example/b',
  ]) {
    expect(localPath(path)).toBe(path)
  }
  for (const nothing of [null, undefined, '']) expect(localPath(nothing)).toBe('/')
})

test('no trick leads to another origin', () => {
  expect(redirectTricks.length).toBeGreaterThan(200)
  for (const trick of redirectTricks) {
    expect(new URL(localPath(trick), here).origin, JSON.stringify(trick)).toBe(here)
    expect(localPath(trick), JSON.stringify(trick)).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
  }
})

test('the tricks are tricks: taken as they are, many would leave', () => {
  const leaving = redirectTricks.filter((trick) => {
    if (!URL.canParse(trick, here)) return false
    return new URL(trick, here).origin !== here
  })
  expect(leaving.length).toBeGreaterThan(100)
})
