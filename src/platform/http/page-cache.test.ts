import { expect, test } from 'vitest'
import { PageCache, pageKey, pageToKeep, withNonce, type CachedPage } from './page-cache.server.ts'

function pageOf(text: string): CachedPage {
  return pageToKeep(text, 'mark', { status: 200, headers: {} })
}

test('every visitor gets the page with a nonce of its own, whatever stands before it', () => {
  const page = pageOf('é “a” <script nonce="mark"></script> 你好 <style nonce="mark"></style>')
  const read = (nonce: string) => new TextDecoder().decode(withNonce(page, nonce))
  expect(read('one1')).toBe('é “a” <script nonce="one1"></script> 你好 <style nonce="one1"></style>')
  expect(read('two2')).toBe('é “a” <script nonce="two2"></script> 你好 <style nonce="two2"></style>')
})

test('the page asked for longest ago goes first when there are too many', () => {
  const cache = new PageCache({ pages: 2, bytes: 1_000, lifetimeMs: 1_000 })
  cache.set('/a', pageOf('a'))
  cache.set('/b', pageOf('b'))
  cache.get('/a')
  cache.set('/c', pageOf('c'))
  expect([cache.get('/a'), cache.get('/b'), cache.get('/c')]).toEqual([pageOf('a'), undefined, pageOf('c')])
})

test('the whole never grows past its limit, and one giant is not kept', () => {
  const cache = new PageCache({ pages: 1_000, bytes: 1_000, lifetimeMs: 1_000 })
  for (let number = 0; number < 100; number += 1) cache.set(`/${number}`, pageOf('x'.repeat(100)))
  const kept = Array.from({ length: 100 }, (_, number) => cache.get(`/${number}`)).filter(Boolean)
  expect(kept.length).toBeGreaterThan(5)
  expect(kept.length).toBeLessThan(11)
  cache.set('/giant', pageOf('x'.repeat(900)))
  expect(cache.get('/giant')).toBeUndefined()
})

test('a page gets old', () => {
  let now = 0
  const cache = new PageCache({ pages: 2, bytes: 1_000, lifetimeMs: 60_000, now: () => now })
  cache.set('/', pageOf('home'))
  now = 59_999
  expect(cache.get('/')).toEqual(pageOf('home'))
  now = 60_000
  expect(cache.get('/')).toBeUndefined()
})

test('where a visitor came from does not make another page', () => {
  expect(pageKey(new URL('http://x/tools?utm_source=a&fbclid=b'))).toBe('/tools')
  expect(pageKey(new URL('http://x/?category=technical&gclid=1'))).toBe('/?category=technical')
})
