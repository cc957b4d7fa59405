import { expect, test } from 'vitest'
import { refinedDraft } from './refined-draft.ts'

const sentence = 'A dog brings every letter back. '

test('a result that fits goes into the form whole, and the sentence of the tool is all that is said', () => {
  const draft = { idea: 'a dog', tone: 'dry' }
  expect(refinedDraft(draft, `${sentence}\n`, { said: 'Said.' })).toEqual({
    draft: { idea: sentence.trim(), tone: 'dry' },
    said: 'Said.',
  })
  const more = { said: 'Said.', wish: ' More, please' }
  expect(refinedDraft(draft, '', more).draft.idea).toBe('More, please')
  const kept = refinedDraft(draft, sentence, { ...more, keepsIdea: true, patch: { tone: '' } })
  expect(kept.draft).toEqual({ idea: 'a dog More, please', tone: '' })
})

test('what the field cannot hold is cut behind a whole sentence or line, and the person is told', () => {
  for (const text of [
    sentence.repeat(200),
    '- A line without a full stop\n'.repeat(200),
    '犬が手紙を届ける。'.repeat(700),
  ]) {
    const { draft, said } = refinedDraft({}, text, { said: 'Said.', wish: ' More, please' })
    expect(said).toBe('Said. The text was shortened to fit 5,000 characters.')
    const kept = String(draft['idea']).replace(' More, please', '')
    expect(text.startsWith(kept)).toBe(true)
    expect(kept).toMatch(/(?:back\.|full stop|。)$/u)
    expect(kept.length).toBeGreaterThan(4_900)
    expect(String(draft['idea']).length).toBeLessThanOrEqual(5_000)
  }
})
