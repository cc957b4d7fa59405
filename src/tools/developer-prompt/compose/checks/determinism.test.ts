import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { PromptForm } from '../../form.ts'
import { composePrompt } from '../compose-prompt.ts'
import { anyForm } from './form-generator.test-support.ts'

// Composes hundreds of inputs; a busy machine is no fault of theirs.
vi.setConfig({ testTimeout: 60_000 })

const seed = 7_041_776
const forms = fc.sample(anyForm, { seed, numRuns: 60 })

function digest(results: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(results)).digest('hex')
}

function withKeysReversed(form: PromptForm): PromptForm {
  return Object.fromEntries(Object.entries(form).toReversed()) as PromptForm
}

test('the order of the answers in the form object changes nothing', () => {
  for (const form of forms) expect(composePrompt(withKeysReversed(form))).toEqual(composePrompt(form))
})

test('composing twice gives the same bytes, and leaves the form as it was', () => {
  for (const form of forms) {
    const before = JSON.stringify(form)
    const first = JSON.stringify(composePrompt(form))
    expect(JSON.stringify(composePrompt(form))).toBe(first)
    expect(JSON.stringify(form)).toBe(before)
  }
})

test('neither the clock nor chance has a say', () => {
  const before = digest(forms.map(composePrompt))
  vi.useFakeTimers({ now: new Date('1999-12-31T23:59:59Z') })
  vi.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('the composer asked for a random number')
  })
  try {
    expect(digest(forms.map(composePrompt))).toBe(before)
  } finally {
    vi.useRealTimers()
  }
})

test('another time zone and locale, in another process, give the same bytes', { timeout: 60_000 }, () => {
  const runtime = fileURLToPath(new URL('../../../../../node_modules/.bin/node', import.meta.url))
  const script = `
    import { createHash } from 'node:crypto'
    import { composePrompt } from ${JSON.stringify(new URL('../compose-prompt.ts', import.meta.url).href)}
    let text = ''
    for await (const chunk of process.stdin) text += chunk
    const results = JSON.parse(text).map((form) => composePrompt(form))
    console.log(createHash('sha256').update(JSON.stringify(results)).digest('hex'))`
  const plainForms = JSON.parse(JSON.stringify(forms)) as PromptForm[]
  const here = digest(plainForms.map(composePrompt))
  for (const [zone, locale] of [
    ['Pacific/Kiritimati', 'tr_TR.UTF-8'],
    ['America/St_Johns', 'ar_EG.UTF-8'],
  ] as const) {
    const elsewhere = execFileSync(runtime, ['--input-type=module', '-e', script], {
      input: JSON.stringify(plainForms),
      env: { PATH: process.env['PATH'] ?? '', TZ: zone, LANG: locale, LC_ALL: locale },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    expect(elsewhere.trim()).toBe(here)
  }
})
