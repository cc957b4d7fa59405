import { expect, test } from 'vitest'
import { plainBeginning } from './plain-beginning.ts'

test('marks are dropped, entities become signs once, and text stays text', () => {
  expect(plainBeginning('<h2>New</h2><p>Tom &amp; Ann: <b>1 &lt; 2</b>.</p>', 100)).toBe(
    'New Tom & Ann: 1 < 2.',
  )
  expect(plainBeginning('<p>&amp;lt;b&amp;gt;</p>', 100)).toBe('&lt;b&gt;')
  expect(plainBeginning('&constructor; &unknown;', 100)).toBe('&constructor; &unknown;')
  expect(plainBeginning('', 10)).toBe('')
})

test('it ends after a whole word, and never inside a sign of two halves', () => {
  expect(plainBeginning('<p>one two three four</p>', 12)).toBe('one two…')
  expect(plainBeginning(`<p>${'😀'.repeat(20)}</p>`, 5)).toBe('😀😀…')
})
