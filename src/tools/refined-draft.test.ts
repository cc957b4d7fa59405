import { expect, test } from 'vitest'
import { refinedDraft } from './refined-draft.ts'

const sentence = 'A dog brings every letter back. '

test('a result that fits goes into the form whole, and the sentence of the tool is all that is said', () => {
  const draft = { idea: 'a dog', tone: 'dry' }
  expect(refinedDraft(draft, `${sentence}\n`, 'Said.')).toEqual({
    draft: { idea: sentence.trim(), tone: 'dry' },
    said: 'Said.',
  })
  expect(refinedDraft(draft, '', 'Said.', ' More, please').draft.idea).toBe('More, please')
})

test('what the field cannot hold is cut behind a whole sentence or line, and the person is told', () => {
  for (const text of [
    sentence.repeat(200),
    '- A line without a full stop\n'.repeat(200),
    '犬が手紙を届ける。'.repeat(700),
  ]) {
    const { draft, said } = refinedDraft({}, text, 'Said.', ' More, please')
    expect(said).toBe('Said. The text was shortened to fit 5,000 characters.')
    const kept = String(draft['idea']).replace(' More, please', '')
    expect(text.startsWith(kept)).toBe(true)
    expect(kept).toMatch(/(?:back\.|full stop|。)$/u)
    expect(kept.length).toBeGreaterThan(4_900)
    expect(String(draft['idea']).length).toBeLessThanOrEqual(5_000)
  }
})
