import { expect, test } from 'vitest'
import { endsSentence } from './rendered.ts'

test('a sentence has ended behind its sign in any script, quotation marks and brackets included', () => {
  const ended = [
    'It falls.',
    'Why?”',
    '(she waits…)',
    '«Стой!»',
    '「待って！」',
    '「待って」',
    'नहीं।',
    'Mara:',
    '落ちる。 ',
  ]
  for (const text of ended) expect(endsSentence(text), text).toBe(true)
  for (const text of ['', 'a kite', 'a kite, ', '(a kite)', 'a hat that says “WOW”', '凧が落ちる', '3.5 m'])
    expect(endsSentence(text), text).toBe(false)
})
