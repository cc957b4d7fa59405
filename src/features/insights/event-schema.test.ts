import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { EventBatch, parseEvent } from './event-schema.ts'

function given(event: string, properties: object, more: object = {}) {
  return { uuid: randomUUID(), event, timestamp: '2026-11-20T12:00:00.000Z', properties, ...more }
}

test('an event keeps what its kind may say and nothing else', () => {
  const secret = 'a canary named Zebulon'
  const parsed = parseEvent(
    given('generate_failed', {
      tool_id: 'story-prompt',
      code: 'TIMEOUT',
      idea: secret,
      prompt: secret,
      $current_url: `http://localhost/history?search=${secret}`,
      $pathname: '/tools/non-technical/story-prompt',
      $title: secret,
    }),
  )
  expect(parsed?.own).toEqual({ tool_id: 'story-prompt', code: 'TIMEOUT' })
  expect(JSON.stringify(parsed)).not.toContain('Zebulon')
})

test.for([
  ['prompt_copied', { tool_id: 'A whole idea, with spaces', how: 'button' }],
  ['generate_failed', { tool_id: 'x', code: 'the model said: my idea' }],
  ['handed_off', { tool_id: 'x', target: 'https://example.org/?q=idea' }],
  ['draft_abandoned', { tool_id: 'x', step: 'my idea' }],
  ['auth_completed', { method: 'magic' }],
  ['web_vital', { metric: 'LCP', value: Number.NaN, rating: 'good' }],
  ['page_error', { kind: 'Error: my idea', file: 'a.js', line: 1 }],
  ['$pageview', { $pathname: '/history?search=my+idea' }],
  ['$autocapture', { $el_text: 'x' }],
  ['idea', {}],
] as const)('%s with %j is refused', ([event, properties]) => {
  expect(parseEvent(given(event, properties))).toBeUndefined()
})

test.for(['', ' ', 'distinct_id', 'distinctid', 'Distinct_ID', '$posthog_cookieless', 'undefined', 'null'])(
  'the id %j is nobody',
  (id) => {
    expect(parseEvent(given('$pageview', { distinct_id: id }))).toBeUndefined()
    expect(parseEvent(given('$pageview', { distinct_id: 'ada', $device_id: id }))).toBeUndefined()
    expect(parseEvent(given('$identify', { distinct_id: 'ada', $anon_distinct_id: id }))).toBeUndefined()
  },
)

test('an event without an id is a count of nobody', () => {
  expect(parseEvent(given('$pageview', { is_visit: true }))?.about).toEqual({})
})

test('what is no event is refused, and a batch has bounds', () => {
  for (const value of [
    null,
    7,
    'x',
    {},
    given('$pageview', {}, { uuid: 'x' }),
    given('$pageview', {}, { timestamp: 'now' }),
  ])
    expect(parseEvent(value)).toBeUndefined()
  expect(EventBatch.safeParse({ batch: [] }).success).toBe(false)
  expect(EventBatch.safeParse({ batch: Array.from({ length: 101 }, () => ({})) }).success).toBe(false)
  expect(EventBatch.safeParse({ batch: [{}] }).success).toBe(true)
})
