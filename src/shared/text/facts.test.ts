import { expect, test } from 'vitest'
import { collectFacts } from './facts.ts'

test('numbers keep their unit, currency and range', () => {
  const facts = collectFacts(
    'costs 89 euros or €1.299,00, 3,5 kg, 90 % within 48-hour windows, 1 000 000 rows',
  )
  expect(facts).toEqual(['89 euros', '€1.299,00', '3,5 kg', '90 %', '48-hour', '1 000 000'])
})

test('dates, times, colours, addresses and quotations are whole', () => {
  expect(
    collectFacts('on 14 March 2026 at 07:30, "Ward full", #1F4E4A, https://x.de/a?b=1, me@x.org'),
  ).toEqual(['14 March 2026', '07:30', 'Ward full', '#1F4E4A', 'https://x.de/a?b=1', 'me@x.org'])
})

test('names inside a sentence count, its first word does not', () => {
  expect(collectFacts('Members pay with Stripe Payment Link in Porto. They use GitHub.')).toEqual([
    'Stripe Payment Link',
    'Porto',
    'GitHub',
  ])
})

test('German nouns are no names, brands written in two cases are', () => {
  expect(collectFacts('Der Verein nutzt PayPal für die Beiträge der 240 Mitglieder')).toEqual([
    'PayPal',
    '240',
  ])
})

test('every fact is a piece of the text', () => {
  const text = 'A4 at ±3 °C, v2.0 of 「注文」 for 5万円 «oui» ’90s'
  for (const fact of collectFacts(text)) expect(text).toContain(fact)
})

test('nothing to keep gives an empty list', () => {
  expect(collectFacts('')).toEqual([])
  expect(collectFacts('just words here')).toEqual([])
})
