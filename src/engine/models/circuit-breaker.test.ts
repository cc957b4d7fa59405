import { expect, test } from 'vitest'
import { longestAnswerMs } from '../limits/longest-answer.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { ModelFailure } from './model-failure.ts'

const server = new ModelFailure('server', 'status 500')

function brokenCircuit() {
  let now = 1
  const breaker = createCircuitBreaker(() => now)
  for (let index = 0; index < 5; index += 1) breaker.failed('google', server)
  return { breaker, pass: (ms: number) => (now += ms) }
}

test('five failures in half a minute and a provider is left alone', () => {
  const { breaker } = brokenCircuit()
  expect(breaker.allows('google')).toBe(false)
  expect(breaker.allows('openai')).toBe(true)
  expect([...breaker.open().keys()]).toEqual(['google'])
})

test('failures far apart do not add up', () => {
  let now = 1
  const breaker = createCircuitBreaker(() => now)
  for (let index = 0; index < 20; index += 1) {
    breaker.failed('google', server)
    now += 10_000
  }
  expect(breaker.allows('google')).toBe(true)
})

test('after the pause one caller tries, and its success opens the way for all', () => {
  const { breaker, pass } = brokenCircuit()
  pass(30_000)
  expect(breaker.allows('google')).toBe(true)
  expect(breaker.allows('google')).toBe(false)
  breaker.succeeded('google')
  expect(breaker.allows('google')).toBe(true)
})

test('a failed try closes it again', () => {
  const { breaker, pass } = brokenCircuit()
  pass(30_000)
  breaker.allows('google')
  breaker.failed('google', server)
  expect(breaker.allows('google')).toBe(false)
})

test('a try that was stopped leaves the next one to somebody else', () => {
  const { breaker, pass } = brokenCircuit()
  pass(30_000)
  breaker.allows('google')
  breaker.failed('google', new ModelFailure('stopped', 'gone'))
  expect(breaker.allows('google')).toBe(true)
})

test('a try that nobody reports on is over when no answer can still be open', () => {
  const { breaker, pass } = brokenCircuit()
  pass(30_000)
  breaker.allows('google')
  pass(longestAnswerMs - 1)
  expect(breaker.allows('google')).toBe(false)
  pass(1)
  expect(breaker.allows('google')).toBe(true)
})

test('an empty account is not asked again for five minutes', () => {
  let now = 1
  const breaker = createCircuitBreaker(() => now)
  breaker.failed('openai', new ModelFailure('money', 'status 429'))
  now += 299_000
  expect(breaker.allows('openai')).toBe(false)
  now += 1_000
  expect(breaker.allows('openai')).toBe(true)
})

test('what one request did wrong says nothing about the provider', () => {
  const breaker = createCircuitBreaker(() => 1)
  for (let index = 0; index < 20; index += 1)
    breaker.failed('google', new ModelFailure('bad-request', 'status 400'))
  expect(breaker.allows('google')).toBe(true)
})
