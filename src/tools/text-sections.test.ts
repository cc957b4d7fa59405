import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listSections, replaceSection } from './text-sections.ts'

const brief = '# Shop\n\nIntro.\n\n## Goal\n\nSell.\n\n```\n## not one\n```\n\n## Data\n\n- a\n'

function headings(text: string): string[] {
  return listSections(text).map(({ heading }) => heading)
}

test('a brief has the sections of its headings, and none of what stands in code', () => {
  expect(headings(brief)).toEqual(['Goal', 'Data'])
})

test('a labelled prompt has a section for each label, over several lines', () => {
  expect(headings('Push-in: a robot.\nLight: one shaft.\nMore of it.\nEnd frame: a drop.')).toEqual([
    'Push-in',
    'Light',
    'End frame',
  ])
})

test('other texts have their paragraphs, and one paragraph is one piece', () => {
  expect(headings('One.\nStill one.\n\nTwo.')).toEqual(['Paragraph 1', 'Paragraph 2'])
  expect(headings('All in one piece.')).toEqual([])
})

test('headings that come twice are told apart', () => {
  expect(headings('## Rules\na\n## Rules\nb')).toEqual(['Rules', 'Rules (2)'])
})

test('a section gets other words, and everything else stays', () => {
  expect(replaceSection(brief, 'Data', '- b\n- c')).toBe(brief.replace('- a', '- b\n- c'))
  expect(replaceSection('Light: low\nEnd: dark', 'Light', ' new ')).toBe('Light: new\nEnd: dark')
  expect(replaceSection(brief, 'Price', 'x')).toBeUndefined()
})

test('with its own words a section gives the same text, whatever the text', () => {
  const line = fc.constantFrom('## Goal', '## Data', 'Light: low.', 'words', '', '```', '- a', '  b  ')
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const text = lines.join('\n')
      for (const { heading, start, end } of listSections(text)) {
        const words = text.slice(start, end)
        if (words.trim() !== '') expect(replaceSection(text, heading, words)).toBe(text)
      }
    }),
  )
})
