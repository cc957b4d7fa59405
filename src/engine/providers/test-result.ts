export type TestFault =
  | 'wrong-key'
  | 'no-credit'
  | 'unknown-model'
  | 'wrong-address'
  | 'unreachable'
  | 'too-many'
  | 'overloaded'
  | 'silent'
  | 'refused'
  | 'no-answer'

export type TestResult =
  | { ok: true; model: string; refusesSchema: boolean; ms: number }
  | { ok: false; model: string; fault: TestFault }

/** The models of a provider, the one to take first in front. */
export type ModelList = { ok: true; models: string[] } | { ok: false; fault: TestFault }

/** What is wrong, and what to do about it. */
export const faultTexts: Record<TestFault, { title: string; advice: string }> = {
  'wrong-key': {
    title: 'Wrong key',
    advice: 'The provider does not accept this key, or the key has no access to this model.',
  },
  'no-credit': {
    title: 'No credit',
    advice: 'The key works, but the account has no credit or has reached its spending limit.',
  },
  'unknown-model': {
    title: 'Unknown model',
    advice: 'The provider does not offer this model, or not with this key. Choose one from the list.',
  },
  'wrong-address': {
    title: 'Wrong address',
    advice: 'Something answers at this address, but not like a model provider. Addresses often end in /v1.',
  },
  unreachable: {
    title: 'Unreachable',
    advice:
      'Nothing answers at this address. Check that the server is running and that this machine can reach it.',
  },
  'too-many': {
    title: 'Too many requests',
    advice: 'The key works, but its rate limit is reached. Try again later.',
  },
  overloaded: {
    title: 'Provider unavailable',
    advice: 'The provider has problems right now. Try again later.',
  },
  silent: {
    title: 'No answer in time',
    advice: 'The model did not answer within a minute. It may be too large for the machine it runs on.',
  },
  refused: {
    title: 'Request refused',
    advice: 'The model does not accept this kind of request. Choose another one.',
  },
  'no-answer': {
    title: 'No answer',
    advice: 'The model was reached but returned no text. Choose another one.',
  },
}

/** One sentence for a status line. */
export function testSentence(result: TestResult): string {
  if (!result.ok) return `${faultTexts[result.fault].title}. ${faultTexts[result.fault].advice}`
  const seconds = (result.ms / 1_000).toFixed(1)
  const schema = result.refusesSchema
    ? ' It refuses structured output, so some tools may need a second try.'
    : ''
  return `${result.model} answered in ${seconds} s.${schema}`
}
