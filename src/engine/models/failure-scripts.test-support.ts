import type { Script } from './fake-provider.test-support.ts'
import type { ModelFailureKind } from './model-failure.ts'

export type FailureCase = {
  name: string
  /** `words`: an answer that would be good if nothing failed. */
  script: (words: readonly string[]) => Script
  kind: ModelFailureKind
  /** How often the provider is asked. */
  calls: number
  /** It looks like a kept connection that was closed, and then is asked once more at once. */
  mayLookStale?: boolean
}

function answered(
  name: string,
  status: number,
  kind: ModelFailureKind,
  calls: number,
  { code, headers }: { code?: string; headers?: Record<string, string> } = {},
): FailureCase {
  const script: Script = {
    status,
    ...(headers === undefined ? {} : { headers }),
    ...(code === undefined ? {} : { body: JSON.stringify({ error: { code, type: code, message: code } }) }),
  }
  return { name, script: () => script, kind, calls }
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toUTCString()

/** The ways in which providers fail, as scripts of the fake one. The deadlines of the test have to be short. */
export const failureCases: readonly FailureCase[] = [
  answered('too many requests', 429, 'rate-limited', 3),
  answered('a longer wait than there is time', 429, 'rate-limited', 1, { headers: { 'retry-after': '60' } }),
  answered('a wait until a date', 429, 'rate-limited', 1, { headers: { 'retry-after': inAnHour() } }),
  answered('an empty account', 429, 'money', 1, { code: 'insufficient_quota' }),
  answered('no credit left', 429, 'money', 1, { code: 'credit_balance_exhausted' }),
  answered('a spending limit', 429, 'money', 1, { code: 'enforced_spend_limit_reached' }),
  answered('a project out of money', 429, 'money', 1, { code: 'project_spend_limit_exceeded' }),
  answered('a bill to pay', 402, 'money', 1),
  answered('a request to slow down', 503, 'overloaded', 3, { code: 'slow_down' }),
  answered('an overloaded server', 529, 'overloaded', 3),
  answered('an unavailable server', 503, 'overloaded', 3),
  answered('a refused request', 400, 'bad-request', 1),
  answered('too large a request', 413, 'bad-request', 1),
  answered('a model that is gone', 404, 'bad-request', 1),
  answered('a redirect elsewhere', 307, 'server', 3, { headers: { location: 'http://127.0.0.1:1/' } }),
  answered('a wrong key', 401, 'not-allowed', 1),
  answered('a key without the right', 403, 'not-allowed', 1),
  answered('a broken server', 500, 'server', 3),
  answered('a bad gateway', 502, 'server', 3),
  answered('a gateway that waited too long', 504, 'server', 3),
  {
    name: 'a hung-up telephone',
    script: () => ({ hangUp: true }),
    kind: 'network',
    calls: 3,
    mayLookStale: true,
  },
  {
    name: 'no first word',
    script: (words) => ({ words, stallAfter: 0 }),
    kind: 'first-token-timeout',
    calls: 1,
  },
  { name: 'silence in mid-answer', script: (words) => ({ words, stallAfter: 2 }), kind: 'stalled', calls: 1 },
  {
    name: 'silence before the end is told',
    script: (words) => ({ words, stallAfter: words.length }),
    kind: 'stalled',
    calls: 1,
  },
  {
    name: 'an answer that ends in the middle',
    script: (words) => ({ words, cutAfter: 2 }),
    kind: 'cut-off',
    calls: 1,
  },
  {
    name: 'all words, but not the end',
    script: (words) => ({ words, cutAfter: words.length }),
    kind: 'cut-off',
    calls: 1,
  },
  {
    name: 'an error in mid-answer',
    script: (words) => ({ words, errorAfter: 2 }),
    kind: 'overloaded',
    calls: 1,
  },
  {
    name: 'an error in place of the end',
    script: (words) => ({ words, errorAfter: words.length }),
    kind: 'overloaded',
    calls: 1,
  },
  {
    name: 'no money in mid-answer',
    script: (words) => ({ words, errorAfter: 2, errorBody: 'insufficient_quota' }),
    kind: 'money',
    calls: 1,
  },
  {
    name: 'an event that is broken',
    script: (words) => ({ words, garbleAfter: 2 }),
    kind: 'cut-off',
    calls: 1,
  },
  { name: 'a filtered answer', script: (words) => ({ words, end: 'filter' }), kind: 'refused', calls: 1 },
  {
    name: 'a refusal without a word',
    script: () => ({ words: [], end: 'filter' }),
    kind: 'refused',
    calls: 1,
  },
  { name: 'a wish to call tools', script: (words) => ({ words, end: 'tool' }), kind: 'cut-off', calls: 1 },
  { name: 'an empty answer', script: () => ({ words: [' '] }), kind: 'empty', calls: 1 },
  { name: 'no answer at all', script: () => ({ words: [] }), kind: 'empty', calls: 1 },
  {
    name: 'an answer without end',
    script: () => ({ words: Array.from({ length: 20 }, () => 'and so on '.repeat(1_000)) }),
    kind: 'endless',
    calls: 1,
  },
  endless('a line without end', 'data: x'.repeat(20_000)),
  endless('an event without end', `data: ${'x'.repeat(1_000)}\n`.repeat(100)),
  {
    name: 'an error without end',
    script: () => ({ status: 400, forever: 'x'.repeat(100_000) }),
    kind: 'bad-request',
    calls: 1,
  },
]

/** Words, and then no end of what is no word. */
function endless(name: string, forever: string): FailureCase {
  const script: FailureCase['script'] = (words) => ({ words: words.slice(0, 2), forever })
  return { name, script, kind: 'endless', calls: 1 }
}

/** Ways to write the same answer, all of which are allowed. */
export const goodStyles: readonly (readonly [string, Partial<Script>])[] = [
  ['lines that end with a return', { style: 'returns' }],
  ['comments between', { style: 'comments' }],
  ['data of several lines', { style: 'several lines' }],
  ['large events', { style: 'padded' }],
  ['pieces of one byte', { pieceBytes: 1 }],
  ['pieces of seven bytes', { pieceBytes: 7 }],
]
