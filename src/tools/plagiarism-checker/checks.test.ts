import { expect, test } from 'vitest'
import { core } from './core.ts'
import type { PlagiarismInput } from './input.ts'

const shared =
  'The ferry leaves the old harbor at nine and returns with the mail before the church bell rings twice.'
const input: PlagiarismInput = {
  text: `${shared} We add a sentence of our own about the weather on that morning.`,
  compareWith: [{ title: 'Log', text: shared }],
  web: false,
}

function explained(explanation: string) {
  const composed = core.compose(input)
  const { plan } = core.read(`## [1] Explanation\n${explanation}\n[end]`, input)
  if (!plan || !composed) throw new Error('not read')
  const whole = core.withComputed?.(plan, composed) ?? plan
  const faults = core.faults(whole, input).filter(({ part }) => part === 'explanation')
  return { score: composed.evidence?.score ?? 0, composed, whole, faults }
}

test('an explanation with a score of its own is told so, and is not shown', () => {
  const { composed, whole, faults } = explained('Only 3% of the text is copied.')
  expect(faults).toHaveLength(1)
  expect(faults[0]?.mend?.(whole).explanation).toEqual(composed.explanation)
})

test('one with the right score may name other figures, in any digits, and one without any need not', () => {
  const { score } = explained('x')
  expect(score).toBeGreaterThan(20)
  const arabic = String(score).replace(/\d/gu, (digit) => String.fromCharCode(0x660 + Number(digit)))
  for (const good of [
    `${score} % match, half of it 12%.`,
    `النتيجة ${arabic}٪.`,
    'One passage matches the log.',
  ])
    expect(explained(good).faults).toEqual([])
})

test('of a plan that holds more than a model writes, only so much is compared', () => {
  const words = (name: string, length: number) =>
    Array.from({ length }, (_, at) => `${name}${at}${at % 12 === 11 ? '.' : ''}`).join(' ')
  const { composed } = explained('x')
  const matches = composed.evidence?.matches.map((match) => ({
    ...match,
    source: { start: 0, end: 1, excerpt: words('shared', 900) },
  }))
  const isCopied = (text: string) => {
    const rewritten = [{ id: 'rewritten-1', words: [{ text, from: 'model' as const }] }]
    const evidence = composed.evidence && { ...composed.evidence, matches: matches ?? [] }
    return core
      .faults({ ...composed, evidence, rewritten }, input)
      .some(({ sentence }) => sentence.includes('still shares'))
  }
  expect(isCopied(`${words('own', 1_300)} ${words('shared', 900)}`)).toBe(true)
  expect(isCopied(`${words('own', 2_600)} ${words('shared', 900)}`)).toBe(false)
})
