import { expect, test } from 'vitest'
import { classifyFailure, failureOfAnswer } from './classify-failure.ts'

const upgrade = 'Need more tokens? Upgrade at https://example.org/settings/billing'
const quota = 'You exceeded your current quota, please check your plan and billing details.'

function failureOf(status: number, error: object, retryAfter?: string) {
  return failureOfAnswer({ status, retryAfter, text: JSON.stringify({ error }) }, 0)
}

test('a limit per minute is no empty account, whatever is said about plans and bills', () => {
  const code = 'rate_limit_exceeded'
  expect(failureOf(429, { code, message: `Limit 12000 tokens per minute. ${upgrade}` }, '2')).toMatchObject({
    kind: 'rate-limited',
    retryAfterMs: 2_000,
  })
  expect(failureOf(429, { message: quota, details: [{ retryDelay: '1.5s' }] })).toMatchObject({
    kind: 'rate-limited',
    retryAfterMs: 1_500,
  })
  expect(classifyFailure({ code: 429, message: quota, status: 'RESOURCE_EXHAUSTED' }).kind).toBe(
    'rate-limited',
  )
  expect(failureOf(413, { code, message: `Request too large. ${upgrade}` }).kind).toBe('bad-request')
})

test('an empty account is told by its code, and by its sentence where there is no code', () => {
  expect(failureOf(429, { code: 'insufficient_quota', message: quota }).kind).toBe('money')
  expect(failureOf(429, { code: 'billing_not_active', message: 'Your account is not active' }).kind).toBe(
    'money',
  )
  expect(failureOf(400, { type: 'budget_exceeded', message: 'Budget has been exceeded' }).kind).toBe('money')
  expect(
    failureOf(400, { type: 'invalid_request_error', message: 'Your credit balance is too low' }).kind,
  ).toBe('money')
})

test('too much thinking for a model is about the thinking', () => {
  for (const message of ['The thinking budget (52428) is invalid.', 'Unknown name "thinkingLevel"'])
    expect(failureOf(400, { message })).toMatchObject({ kind: 'bad-request', refusedPart: 'reasoning' })
})

test('a text that a filter turns down says nothing about the key or the account', () => {
  const flagged = { message: 'Your input was flagged', metadata: { flagged_input: 'insufficient_quota' } }
  expect(failureOf(403, flagged).kind).toBe('refused')
  expect(failureOf(403, { message: 'Content violates usage guidelines' }).kind).toBe('refused')
  expect(failureOf(400, { code: 'content_filter' }).kind).toBe('refused')
  expect(classifyFailure({ code: 'content_policy_violation' }).kind).toBe('refused')
})

test('a key that may not use one model is no wrong key', () => {
  expect(failureOf(403, { code: 'model_not_found' })).toMatchObject({
    kind: 'bad-request',
    refusedPart: 'model',
  })
  expect(failureOf(403, { message: 'no access' }).kind).toBe('not-allowed')
})
