import { expect, test } from 'vitest'
import { collectFacts } from '#shared/text/facts.ts'
import { looksLikeRule, readRules } from './rules.ts'

function ears(text: string): string[] {
  return readRules(text).map((rule) => rule.ears)
}

const rewritten: [source: string, ears: string][] = [
  [
    'Max 3 tools out per member.',
    'The system shall allow at most 3 tools out per member, refuse anything beyond that and say why.',
  ],
  [
    'No more than 48 hours in 7 days.',
    'The system shall allow at most 48 hours in 7 days, refuse anything beyond that and say why.',
  ],
  ['Minimum age 16', 'The system shall require a minimum age of 16.'],
  ['Max file size 10 MB', 'The system shall enforce a maximum file size of 10 MB.'],
  [
    'Same tool cannot be reserved twice for the same Saturday.',
    'The system shall not allow the same tool to be reserved twice for the same Saturday.',
  ],
  [
    "A student can't enrol in two courses at once.",
    'The system shall not allow a student to enrol in two courses at once.',
  ],
  [
    'Only the head teacher can change a final grade after 15 July.',
    'The system shall allow only the head teacher to change a final grade after 15 July.',
  ],
  [
    'Patients under 16 must be accompanied by a parent.',
    'The system shall require patients under 16 to be accompanied by a parent.',
  ],
  [
    'password must be at least 12 characters',
    'The system shall require the password to be at least 12 characters.',
  ],
  ['No double bookings.', 'The system shall not allow double bookings.'],
  ['No pets and no smoking.', 'The system shall not allow pets or smoking.'],
  ['No account needed at first.', 'The system shall not require an account at first.'],
  [
    'Nobody may enter the cellar without a partner.',
    'The system shall not allow anyone to enter the cellar without a partner.',
  ],
  [
    'No two talks may overlap in one room',
    'The system shall not allow any two talks to overlap in one room.',
  ],
  [
    "Never show members each other's phone numbers.",
    "The system shall never show members each other's phone numbers.",
  ],
  ['We must not promise a cure.', 'The system shall not promise a cure.'],
  ["Don't allow negative stock!", 'The system shall not allow negative stock.'],
  ['It must not be possible to overbook a boat.', 'The system shall make it impossible to overbook a boat.'],
  ['must work for 500 users at once', 'The system shall work for 500 users at once.'],
  [
    'The user should be able to undo within 10 seconds.',
    'The system shall allow the user to undo within 10 seconds.',
  ],
  [
    'There must be at least 2 coaches per group.',
    'The system shall require there to be at least 2 coaches per group.',
  ],
  [
    'Every booking requires a deposit of 20%.',
    'The system shall require a deposit of 20% for every booking.',
  ],
  [
    'Transfers above 10,000 EUR require approval by two managers.',
    'The system shall require approval by two managers for transfers above 10,000 EUR.',
  ],
  ['Donations below 5 EUR are not accepted.', 'The system shall not allow donations below 5 EUR.'],
  [
    'One extension of 7 days only if nobody else reserved.',
    'The system shall allow one extension of 7 days only if nobody else reserved.',
  ],
  [
    'Blocked after two overdue returns in 90 days.',
    'The system shall apply the state “blocked” after two overdue returns in 90 days and tell the person why.',
  ],
  [
    'If varroa_count is above 3 per 100 bees in August or later, warn.',
    'If varroa_count is above 3 per 100 bees in August or later, then the system shall warn.',
  ],
  [
    'If delivery fails twice, return the parcel and notify the sender.',
    'If delivery fails twice, then the system shall return the parcel and notify the sender.',
  ],
  [
    'If soil is below 20%, start irrigation for 15 minutes; otherwise skip the day.',
    'If soil is below 20%, then the system shall start irrigation for 15 minutes; otherwise it shall skip the day.',
  ],
  [
    'When a truck leaves, the customer gets an SMS.',
    'When a truck leaves, the system shall send the customer an SMS.',
  ],
  [
    'Unless the organiser approves, no outside food.',
    'Unless the organiser approves, the system shall not allow outside food.',
  ],
  ['After 22:00, no notifications.', 'After 22:00, the system shall not allow notifications.'],
  ['Prescriptions expire after 30 days.', 'The system shall let prescriptions expire after 30 days.'],
  [
    'Next inspection is 7 days in May to July, otherwise 14.',
    'The system shall set the next inspection to 7 days in May to July, otherwise 14.',
  ],
  [
    'Inspector audits weekly',
    'The system shall have the inspector audit weekly and mark a missed one as overdue.',
  ],
  [
    'A depot under 20 t of salt triggers an order',
    'When a depot is under 20 t of salt, the system shall trigger an order.',
  ],
  ['VAT 19% included', 'The system shall keep to “VAT 19% included”.'],
  [
    'Ticket price: adults 12 €, children 6 €',
    'For the ticket price, the system shall apply: adults 12 €, children 6 €.',
  ],
  ['Cash on delivery max 500 EUR.', 'The system shall limit cash on delivery to at most 500 EUR.'],
  ['Stripe webhooks must be verified.', 'The system shall require Stripe webhooks to be verified.'],
  [
    'You cannot delete a category that has products.',
    'The system shall not allow anyone to delete a category that has products.',
  ],
  ['All guests cannot enter the lab.', 'The system shall not allow any guests to enter the lab.'],
  ['Smoking is forbidden in all rooms.', 'The system shall not allow smoking in any rooms.'],
  ["It's forbidden to feed the horses.", 'The system shall not allow anyone to feed the horses.'],
  ['No one under 18.', 'The system shall not allow anyone under 18.'],
  ['Helmets required on the track', 'The system shall require helmets on the track.'],
  ['must be 18', 'The system shall keep to “must be 18”.'],
  ['Refund possible within 14 days', 'The system shall allow a refund within 14 days.'],
  [
    'While an election is open, results stay hidden.',
    'While an election is open, the system shall keep results hidden.',
  ],
  [
    'Only members who passed the briefing may borrow the saw.',
    'The system shall allow only members who passed the briefing to borrow the saw.',
  ],
  [
    "Members who owe more than 20 € can't borrow until they pay.",
    'The system shall not allow members who owe more than 20 € to borrow until they pay.',
  ],
  [
    'Alarm when above 8 °C or below 2 °C for more than 10 minutes.',
    'When the temperature is above 8 °C or below 2 °C for more than 10 minutes, the system shall raise an alarm.',
  ],
  [
    'Samples arriving late must be stored under their own date and may reopen a case.',
    'When a sample arrives late, the system shall store it under its own date; it may reopen a case.',
  ],
  ['Scans are kept 10 years.', 'The system shall keep scans for 10 years.'],
  [
    'If not answered in 5 minutes, SMS to duty nurse.',
    'If not answered in 5 minutes, then the system shall send an SMS to the duty nurse.',
  ],
  ['one seat per guest and evening', 'The system shall allow only one seat per guest and evening.'],
  [
    'Guests max 1 per booking',
    'The system shall allow at most 1 guest per booking, refuse anything beyond that and say why.',
  ],
  ['Swaps only before 7:30.', 'The system shall allow swaps only before 7:30.'],
  ['Vouchers are valid 3 years.', 'The system shall treat vouchers as valid for 3 years.'],
  [
    'Complaints are approved by the head nurse.',
    'The system shall require the head nurse to approve complaints.',
  ],
  ['Nobody cooks while on holiday.', 'The system shall not allow anyone to cook while on holiday.'],
  [
    'Austria: up to 10 kg 5,90 €, up to 31 kg 9,90 €',
    'The system shall charge 5,90 € up to 10 kg, then 9,90 € up to 31 kg for Austria.',
  ],
  ['Never delete a sample; archive it.', 'The system shall never delete a sample; archive it.'],
]

for (const [source, expected] of rewritten) {
  test(`"${source}"`, () => {
    expect(ears(source)).toEqual([expected])
  })
}

test('words whose move would twist the meaning stay where they are', () => {
  expect(ears('Fragile items may only be loaded on top.')).toEqual([
    'The system shall allow fragile items only to be loaded on top.',
  ])
  expect(ears('Guests can book without an account but must confirm by e-mail.')).toEqual([
    'The system shall allow guests to book without an account but require them to confirm by e-mail.',
  ])
  expect(ears('Members must not have more than 2 loans and no unpaid fees.')).toEqual([
    'The system shall keep to “Members must not have more than 2 loans and no unpaid fees”.',
  ])
})

test('a condition typed without its comma still stands in front of its duty', () => {
  expect(ears('If the parent is late the child cannot join')).toEqual([
    'If the parent is late, then the system shall not allow the child to join.',
  ])
  expect(ears('If the same well breaks three times in a month it is inspected.')[0]).toMatch(
    /^If the same well breaks three times in a month, then the system shall /u,
  )
})

test('every language keeps its own words, with a refusal where it forbids', () => {
  expect(readRules('Maximal 3 Werkzeuge pro Mitglied.')).toEqual([
    {
      ears: 'The system shall refuse what breaks “Maximal 3 Werkzeuge pro Mitglied” and say why.',
      source: 'Maximal 3 Werkzeuge pro Mitglied.',
      kind: 'limit',
      refusal: 'Maximal 3 Werkzeuge pro Mitglied.',
    },
  ])
  const kinds = [
    'Un membre ne peut pas réserver deux fois',
    '每人最多3个',
    'يجب الإلغاء قبل 24 ساعة',
    'Нельзя бронировать дважды',
    '中学生は予約できません',
    'किसी को भी अनुमति नहीं है',
  ]
  expect(kinds.map((text) => readRules(text)[0]?.kind)).toEqual([
    'forbid',
    'limit',
    'condition',
    'forbid',
    'forbid',
    'forbid',
  ])
})

test('a list of short rules comes apart, an alternative does not', () => {
  expect(readRules('max 2 per day, no refunds, only adults')).toHaveLength(3)
  expect(readRules('Dogs must be vaccinated, cats should be chipped.').map(({ source }) => source)).toEqual([
    'Dogs must be vaccinated',
    'Cats should be chipped.',
  ])
  expect(readRules('If a, warn; otherwise wait')).toHaveLength(1)
})

test('a limit and a ban tell the person why', () => {
  expect(readRules('Max 3 tools out per member.')[0]?.refusal).toBe('Max 3 tools out per member.')
  expect(readRules('Sellers cannot bid on their own items')[0]?.refusal).toBe(
    'Sellers cannot bid on their own items.',
  )
  expect(readRules('Reminders go out 24 h before.')[0]?.refusal).toBeUndefined()
})

test('a question stays a question', () => {
  expect(ears('Can users cancel?')).toEqual([
    'The system shall leave this open until the owner decides: “Can users cancel?”',
  ])
})

test('no number, quotation or name is lost on the way', () => {
  const text = `If the balance of "Gold" cards is under 1,000.50 USD for 3 days, send an SMS via Twilio.
A coupon can be used once per customer and not together with "SALE-20".
Weight on an axle never above 11.5 t. Checks on 1 May 2027 at 07:30, 2–4 people, ±3 °C.`
  const all = ears(text).join('\n')
  for (const fact of collectFacts(text)) expect(all).toContain(fact)
})

test('rules end in one full stop, start as EARS, and repeats fall away', () => {
  for (const line of ears('no a!!\nmax 5 b;;\n- Never c...\nNo A!!'))
    expect(line).toMatch(/^(?:The system shall|If|When|While|Where|Unless|After|For)\b.*[^.!]\.$/u)
  expect(readRules('No refunds. no refunds')).toHaveLength(1)
  expect(readRules('  \n…')).toEqual([])
})

test('only binding sentences of prose sound like rules', () => {
  expect(looksLikeRule('Members bring tools back within 7 days.')).toBe(true)
  expect(looksLikeRule('Only the manager approves.')).toBe(true)
  expect(looksLikeRule('Jeder darf maximal 3 Geräte leihen.')).toBe(true)
  expect(looksLikeRule('必须提前24小时取消')).toBe(true)
  expect(looksLikeRule('We started in 1998 with a paper notebook.')).toBe(false)
  expect(looksLikeRule('Do you need more than 3?')).toBe(false)
})
