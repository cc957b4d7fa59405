import { expect, test } from 'vitest'
import { readBan, splitBans } from './ban.ts'

const bans: readonly (readonly [string, string])[] = [
  ['no Firebase', 'Firebase'],
  ['Stripe no', 'Stripe'],
  ['Stripe: no', 'Stripe'],
  ['kein Login', 'Login'],
  ['sin anuncios', 'anuncios'],
  ['pas de cookies', 'cookies'],
  ['без рекламы', 'рекламы'],
  ['PayPay なし', 'PayPay'],
  ['PayPal nicht', 'PayPal'],
]
for (const [words, thing] of bans) {
  test(`"${words}" is a ban`, () => {
    expect(readBan(words)).toEqual({ words, thing })
  })
}

for (const wish of [
  'No-code editor',
  'Notion',
  'none',
  'no',
  'Piano lessons',
  'no more than 3 guests',
  'works with no signal',
  'Nosto',
]) {
  test(`"${wish}" is no ban`, () => {
    expect(readBan(wish)).toBeUndefined()
  })
}

test('a list keeps its wishes and gives up its bans', () => {
  expect(splitBans('WhatsApp Business for reminders, Stripe no')).toEqual({
    kept: 'WhatsApp Business for reminders',
    bans: [{ words: 'Stripe no', thing: 'Stripe' }],
  })
  expect(splitBans('PayPal but no Klarna').bans).toEqual([{ words: 'no Klarna', thing: 'Klarna' }])
})

test('a list without a ban comes back as it was', () => {
  const text = 'Resend for mail;\n- Google Calendar (one way), Notion'
  expect(splitBans(text)).toEqual({ kept: text, bans: [] })
})
