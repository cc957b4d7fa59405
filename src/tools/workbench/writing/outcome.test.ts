import { expect, test } from 'vitest'
import type { StreamedAnswer } from '#tools/stream-function.ts'
import { outcomeOf } from './outcome.ts'
import { isPartial, type Written } from './written.ts'

type Answer = Written & { generatedPrompt: string }

const draft: Answer = { generatedPrompt: 'Goal: sell bread.\nTone: warm.\n' }
const withText = (answer: Answer, generatedPrompt: string): Answer => ({ ...answer, generatedPrompt })

function broken(
  code: 'STOPPED' | 'BROKEN_OFF' | 'NETWORK',
  text: string,
  had = true,
): StreamedAnswer<Answer> {
  return { ok: false, failure: { code, message: 'm', fields: {} }, draft: had ? draft : undefined, text }
}

test('what a model wrote remembers the draft, what it left alone does not', () => {
  const better = { generatedPrompt: 'Goal: sell more bread.' }
  expect(outcomeOf({ ok: true, output: better, draft }, undefined, withText)).toEqual({
    kind: 'answer',
    answer: { ...better, before: { kind: 'draft', text: draft.generatedPrompt } },
  })
  expect(outcomeOf({ ok: true, output: draft, draft }, undefined, withText)).toEqual({
    kind: 'answer',
    answer: draft,
  })
})

test('words of a model that was stopped or died are kept and marked as unfinished', () => {
  for (const [code, reason] of [
    ['STOPPED', 'stopped'],
    ['BROKEN_OFF', 'unavailable'],
  ] as const) {
    const outcome = outcomeOf(broken(code, 'Goal: sell mo'), undefined, withText)
    expect(outcome).toMatchObject({
      kind: 'answer',
      answer: { generatedPrompt: 'Goal: sell mo', engine: { writtenBy: 'model', reason } },
    })
    expect(outcome.kind === 'answer' && isPartial(outcome.answer)).toBe(true)
  }
})

test('a section that broke off stands in its place and leaves the others', () => {
  const base = { text: draft.generatedPrompt, section: 'Tone' }
  expect(outcomeOf(broken('BROKEN_OFF', 'cool and'), base, withText)).toMatchObject({
    kind: 'answer',
    answer: {
      generatedPrompt: 'Goal: sell bread.\nTone: cool and\n',
      before: { kind: 'earlier', text: draft.generatedPrompt },
    },
  })
})

test('without words the draft is the answer, or the text on the table stays', () => {
  const alone = outcomeOf(broken('NETWORK', ''), undefined, withText)
  expect(alone).toMatchObject({ answer: { ...draft, engine: { writtenBy: 'composer' } } })
  expect(outcomeOf(broken('STOPPED', ''), { text: 'On the table' }, withText)).toEqual({
    kind: 'unchanged',
    sentence: 'Stopped. Your text is as it was.',
  })
})

test('a wish that changed nothing says why', () => {
  const engine = {
    writtenBy: 'composer',
    reason: 'no-model',
    sentence: 'The text stayed as it was.',
  } as const
  const output: Answer = { ...draft, engine }
  expect(outcomeOf({ ok: true, output, draft }, { text: draft.generatedPrompt }, withText)).toEqual({
    kind: 'unchanged',
    sentence: 'The text stayed as it was.',
  })
})

test('without a draft there is a failure to tell, or nothing when it was given up', () => {
  expect(outcomeOf(broken('NETWORK', '', false), undefined, withText).kind).toBe('failed')
  expect(outcomeOf(broken('STOPPED', '', false), undefined, withText).kind).toBe('nothing')
})
