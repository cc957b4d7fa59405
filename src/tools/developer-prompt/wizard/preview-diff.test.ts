import { expect, test } from 'vitest'
import type { PreviewSection, SectionId } from '../compose/result.ts'
import { diffPreview } from './preview-diff.ts'

function section(id: SectionId, heading: string, body: string): PreviewSection {
  return { id, heading, body, waitsFor: [], hint: '' }
}

/** The marked words themselves, which is what a reader sees. */
function marked(before: PreviewSection[], after: PreviewSection[]): string[] {
  return [...diffPreview(before, after)].flatMap(([id, spans]) => {
    const found = after.find((candidate) => candidate.id === id)
    return spans.map(
      ({ line, from, to }) =>
        (line === -1 ? found?.heading : found?.body.split('\n')[line])?.slice(from, to) ?? '',
    )
  })
}

const title = section('title', '# Shop', 'A shop that lets bakers sell bread.')

test('nothing is marked when nothing changed', () => {
  expect(diffPreview([title], [{ ...title }]).size).toBe(0)
})

test('a letter marks the whole word it belongs to', () => {
  expect(marked([title], [section('title', '# Shop', 'A shop that lets bakers sell breads.')])).toEqual([
    'breads.',
  ])
})

test('words put into the middle of a line are marked alone', () => {
  const after = section('title', '# Shop', 'A shop that lets bakers sell fresh rye bread.')
  expect(marked([title], [after])).toEqual(['fresh rye'])
})

test('a new line is marked, the lines around it are not', () => {
  const before = section('requirements', '## Requirements', '- Search\n- Pay')
  const after = section('requirements', '## Requirements', '- Search\n- Rate bread\n- Pay')
  expect(marked([before], [after])).toEqual(['- Rate bread'])
})

test('a heading is compared like a line', () => {
  expect(marked([title], [section('title', '# Bakery', title.body)])).toEqual(['Bakery'])
})

test('a section that appears is marked whole', () => {
  const data = section('data', '## Data model', 'Loaf: name\nOrder: date')
  expect(marked([title], [title, data])).toEqual(['## Data model', 'Loaf: name', 'Order: date'])
})

test('removed text leaves no mark', () => {
  expect(marked([title], [section('title', '# Shop', 'A shop that lets bakers sell')])).toEqual([])
  expect(marked([title], [section('title', '# Shop', '')])).toEqual([])
})

test('a long text is compared in linear time', () => {
  const long = Array.from({ length: 20_000 }, (_, index) => `line ${index} of a long text`)
  const before = section('appendix', '## Appendix', long.join('\n'))
  const after = section('appendix', '## Appendix', [...long, 'one more'].join('\n'))
  const started = performance.now()
  expect(marked([before], [after])).toEqual(['one more'])
  expect(performance.now() - started).toBeLessThan(500)
})
