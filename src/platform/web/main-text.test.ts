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

test('a page that nests deep or has many lines is read in moments', () => {
  const startedAt = performance.now()
  expect(readMainText(`${'<div>'.repeat(900)}deep${'</div>'.repeat(900)}`).text).toBe('deep')
  expect(readMainText('line<br>'.repeat(70_000)).text.split('\n\n')).toHaveLength(70_000)
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})

test('a page that nests too deep is refused at once, also where comments look like end tags', () => {
  const startedAt = performance.now()
  for (const level of ['<div>', '<div><!--</div>-->'])
    expect(() => readMainText(level.repeat(100_000))).toThrow('nests too deep')
  // Other versions of the parser take what is in these for text.
  for (const raw of ['plaintext', 'iframe', 'noembed'])
    expect(() => readMainText(`<${raw}>${'<div>'.repeat(100_000)}`)).toThrow('nests too deep')
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})
