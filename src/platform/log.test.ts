import { expect, test } from 'vitest'
import { DatabaseError } from 'pg'
import { describeError } from './log.server.ts'

test('what a database error quotes from the data stays out of the log', () => {
  const cause = new DatabaseError('duplicate key (email)=(ada@example.org)', 1, 'error')
  Object.assign(cause, {
    code: '23505',
    routine: '_bt_check_unique',
    detail: 'Key (email)=(ada@example.org)',
  })
  const error = Object.assign(new Error('Failed query with ada@example.org', { cause }), {
    query: 'insert …',
  })
  const text = JSON.stringify(describeError(error))
  expect(text).not.toContain('ada')
  expect(text).toContain('23505')
})

test('our own errors keep their message and where they happened', () => {
  const described = describeError(new TypeError('the vase fell', { cause: new Error('the cat') }))
  expect(described).toMatchObject({
    type: 'TypeError',
    message: 'the vase fell',
    cause: { message: 'the cat' },
  })
  expect(described.stack).toContain('log.test.ts')
})
