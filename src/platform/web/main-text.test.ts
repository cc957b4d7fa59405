import { expect, test } from 'vitest'
import { readMainText } from './main-text.server.ts'

test('a page without menus is read as its title and its running text', () => {
  const sentence = 'The harbor opened in 1901 and was closed again after the great flood. '
  const page = `<html><head><title>Harbors</title></head><body><nav>Start</nav>
    <article><h1>Harbors</h1><p>${sentence.repeat(3)}</p><p>${sentence.repeat(2)}</p></article></body></html>`
  const paragraphs = [3, 2].map((times) => sentence.repeat(times).trim())
  expect(readMainText(page)).toEqual({
    title: 'Harbors',
    text: expect.stringContaining(paragraphs.join('\n\n')),
  })
  expect(readMainText(page).text).not.toContain('Start')
})

test('however deep a page nests and however many lines it has, reading it takes moments', () => {
  const startedAt = performance.now()
  expect(readMainText(`${'<div>'.repeat(900)}deep${'</div>'.repeat(900)}`).text).toBe('deep')
  expect(readMainText('line<br>'.repeat(70_000)).text.split('\n\n')).toHaveLength(70_000)
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})
