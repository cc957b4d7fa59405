import type { Script } from './fake-provider.test-support.ts'
import type { ModelFailureKind } from './model-failure.ts'

export type FailureCase = {
  name: string
  script: Script
  kind: ModelFailureKind
  /** How often the provider is asked. */
  calls: number
}

/** The ways in which providers fail, as scripts of the fake one. The deadlines of the test have to be short. */
export const failureCases: readonly FailureCase[] = [
  {
    name: 'an empty account',
    script: {
      status: 429,
      body: '{"error":{"code":"insufficient_quota","message":"You exceeded your current quota"}}',
    },
    kind: 'money',
    calls: 1,
  },
  { name: 'a wrong key', script: { status: 401 }, kind: 'not-allowed', calls: 1 },
  { name: 'a refused request', script: { status: 400 }, kind: 'bad-request', calls: 1 },
  { name: 'too large a request', script: { status: 413 }, kind: 'bad-request', calls: 1 },
  { name: 'a broken server', script: { status: 500 }, kind: 'server', calls: 3 },
  { name: 'an overloaded server', script: { status: 529 }, kind: 'overloaded', calls: 3 },
  { name: 'too many requests', script: { status: 429 }, kind: 'rate-limited', calls: 3 },
  {
    name: 'a longer wait than there is time',
    script: { status: 429, headers: { 'retry-after': '60' } },
    kind: 'rate-limited',
    calls: 1,
  },
  { name: 'a hung-up telephone', script: { hangUp: true }, kind: 'network', calls: 3 },
  { name: 'no first word', script: { stallAfter: 0 }, kind: 'first-token-timeout', calls: 1 },
  { name: 'silence in mid-answer', script: { stallAfter: 2 }, kind: 'stalled', calls: 1 },
  { name: 'an answer without an end', script: { cutAfter: 2 }, kind: 'cut-off', calls: 1 },
  { name: 'an error in mid-answer', script: { errorAfter: 2 }, kind: 'overloaded', calls: 1 },
  { name: 'a filtered answer', script: { end: 'filter' }, kind: 'refused', calls: 1 },
  { name: 'an empty answer', script: { words: [' '] }, kind: 'empty', calls: 1 },
]
