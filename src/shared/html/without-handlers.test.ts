import { expect, test } from 'vitest'
import { withoutHandlers } from './without-handlers.ts'

test.each([
  ['<p onclick="x()">a</p>', '<p data-handler="x()">a</p>'],
  ['<img src=x onerror=alert(1)>', '<img src=x data-handler=alert(1)>'],
  ['<svg/onload=x()>', '<svg/data-handler=x()>'],
  ['<a href="b"ONCLICK = "x">', '<a href="b"data-handler = "x">'],
])('%s', (html, cleaned) => {
  expect(withoutHandlers(html)).toBe(cleaned)
})

test.each([
  '<p>turn on=1 once</p>',
  '<img alt="press onclick=this" src="a">',
  "<p title='> onload=x'>a</p>",
  'a < b onclick=c',
])('%s stays', (html) => {
  expect(withoutHandlers(html)).toBe(html)
})
