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

/** What is wrong, and what to do about it. */
export const faultTexts: Record<TestFault, { title: string; advice: string }> = {
  'wrong-key': {
    title: 'Wrong key',
    advice: 'The provider does not accept this key, or the key may not use this model.',
  },
  'no-credit': {
    title: 'No credit',
    advice: 'The key is right, but the account has no credit or has reached its spending limit.',
  },
  'unknown-model': {
    title: 'Unknown model',
    advice: 'The provider does not have this model, or not for this key. Choose one from the list.',
  },
  'wrong-address': {
    title: 'Wrong address',
    advice: 'Something answers there, but not as a model provider does. Addresses often end in /v1.',
  },
  unreachable: {
    title: 'Unreachable',
    advice: 'Nothing answers at this address. Is the server running, and may this machine reach it?',
  },
  'too-many': {
    title: 'Too many requests',
    advice: 'The key is right, but its limit is used up for the moment. Please try again later.',
  },
  overloaded: { title: 'Out of order', advice: 'The provider has trouble now. Please try again later.' },
  silent: {
    title: 'No answer in time',
    advice: 'The model was reached but said nothing for a minute. Is it too large for its machine?',
  },
  refused: { title: 'Request refused', advice: 'The model cannot be asked in this way. Choose another one.' },
  'no-answer': { title: 'No answer', advice: 'The model was reached but gave no text. Choose another one.' },
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
