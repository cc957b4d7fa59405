import { expect, test } from 'vitest'
import { deedClause } from './deeds.ts'

function clauseOf(verb: string, rest: string, more: { to?: string; isNamed?: boolean; shown?: string } = {}) {
  return deedClause({ verb, rest, entity: 'alarm', entities: 'alarms', ...more })?.clause
}

test('a period is reviewed as a list with totals, not as a rating', () => {
  expect(clauseOf('review', 'week')).toContain('alarms of the week are listed')
})

test('confirming names the new status and refuses a second try', () => {
  expect(clauseOf('acknowledge', 'alert', { to: 'seen' })).toBe(
    'it moves to "seen" with who and when; a second try reads "Already acknowledged"',
  )
  expect(clauseOf('acknowledge', 'alert with reason')).toContain('an empty reason is refused')
})

test('a call is a phone link, unless something else is called', () => {
  expect(clauseOf('call', 'driver')).toContain('tel: link')
  expect(clauseOf('call', 'an API endpoint')).toBeUndefined()
})

test('a receipt is read into the form while a pallet is scanned by its code', () => {
  expect(clauseOf('scan', 'receipt')).toContain('correction before saving')
  expect(clauseOf('scan', 'pallet')).toContain('Code not found')
})

test('what is seen lists its fields and says what stands there when empty', () => {
  expect(clauseOf('view', 'alarms', { isNamed: true, shown: 'van and state' })).toBe(
    'newest first with van and state; none reads "No alarms yet"',
  )
})

test('unknown verbs and open senses get no clause', () => {
  expect(clauseOf('ponder', 'life')).toBeUndefined()
  expect(clauseOf('move', 'pallet')).toBeUndefined()
})

test('no clause is longer than 28 words', () => {
  const verbs =
    'see view spot watch track review check cancel confirm reject validate call block pick measure log compare split settle swap assign water complete set pause vote rate answer invite send join leave grade pay publish generate play book export manage reorder scan'
  for (const verb of verbs.split(' ')) {
    const clause = clauseOf(verb, 'report', { isNamed: true, shown: 'van, state and time' }) ?? ''
    expect(clause.split(/\s+/u).length, verb).toBeLessThanOrEqual(28)
  }
})
