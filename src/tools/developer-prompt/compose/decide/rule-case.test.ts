import { expect, test } from 'vitest'
import { ruleCase } from './rule-case.ts'

const cast = {
  person: 'Amira',
  other: 'Ben',
  verb: 'reserve',
  roles: [
    { label: 'member', labels: 'members' },
    { label: 'librarian', labels: 'librarians' },
  ],
}

test('a maximum is met at its number and broken one above', () => {
  const found = ruleCase('Max 3 tools out per member.', cast)
  expect(found.boundary).toBe('third accepted; fourth refused, nothing saved')
  expect(found.given).toBe('Amira already has 3 tools out')
  expect(found.when).toBe('Amira tries to reserve one more')
})

test('a minimum is broken one below', () => {
  expect(ruleCase('Orders need at least 10 units.', cast).boundary).toBe('10 units accepted; 9 units refused')
  expect(ruleCase('At least one tooth number is needed.', cast).given).toBe('no tooth number is given')
})

test('money limits move by a cent', () => {
  const { boundary } = ruleCase('Orders over €50 ship free.', cast)
  expect(boundary).toContain('€50.00')
  expect(boundary).toContain('€50.01')
})

test('notice periods are tested a minute apart', () => {
  expect(ruleCase('Cancel up to 24 hours before the start.', cast).boundary).toBe(
    '24 hours before the start accepted; 23 h 59 min before refused',
  )
})

test('opening hours are tested at both ends', () => {
  expect(ruleCase('Pick-up is on Saturdays between 10 and 12.', cast).boundary).toBe(
    '10:00 and 12:00 accepted; 09:59 and 12:01 refused',
  )
})

test('a count within a span has a last day', () => {
  expect(ruleCase('Blocked after two overdue returns in 90 days.', cast).boundary).toBe(
    'second overdue return on day 90: applies; on day 91: does not',
  )
})

test('months have a first and a last day', () => {
  expect(ruleCase('Next inspection is 7 days in May to July, otherwise 14.', cast).boundary).toBe(
    '1 May and 31 July follow the seasonal value; 30 April and 1 August follow the other',
  )
})

test('a uniqueness rule is tested against two at once', () => {
  expect(ruleCase('Same tool cannot be reserved twice for the same Saturday.', cast).boundary).toContain(
    'two at the same moment leave one row',
  )
})

test('a right of one role is tested with the other', () => {
  expect(ruleCase('Only librarians can mark a tool as repaired.', cast).boundary).toBe(
    'librarian succeeds; member gets 403 and nothing changes',
  )
})

test('what must stay hidden is looked for in the answer', () => {
  expect(ruleCase("Never show members each other's phone numbers.", cast).then).toContain(
    'absent from the page source',
  )
})

test('a sentence without any border still gets a case', () => {
  expect(ruleCase('Invoices carry the club logo.', cast).boundary).not.toBe('')
})

test('a sustained value is tested on value and time', () => {
  expect(ruleCase('Alarm when above 8 °C for more than 10 minutes.', cast).boundary).toBe(
    '10 min 1 s at 8.0 °C: no alarm; exactly 10 minutes at 8.1 °C: no alarm; 10 min 1 s at 8.1 °C: alarm',
  )
})

test('a price by weight is charged, not refused', () => {
  const found = ruleCase('Up to 2 kg 4.50 EUR, up to 5 kg 6.90 EUR', cast).boundary
  expect(found).toContain('2 kg: 4.50 EUR')
  expect(found).not.toContain('refused')
})

test('a clock has a minute on each side', () => {
  expect(ruleCase('Swaps only before 7:30.', cast).boundary).toBe('07:29 accepted; 07:30 refused')
  expect(ruleCase('No reminders after 21:00.', cast).boundary).toBe('21:00 accepted; 21:01 refused')
})

test('what must stay below a number passes below it', () => {
  expect(ruleCase('Memory must stay below 200 MB.', cast).boundary).toBe('199 MB: accepted; 200 MB: refused')
})

test('a limit in another language keeps its digits', () => {
  expect(ruleCase('Maximal 3 Werkzeuge pro Mitglied.', cast).boundary).toBe(
    'exactly 3 Werkzeuge: accepted; one more: refused',
  )
})
