import { expect, test, vi } from 'vitest'
import { platforms, PromptForm } from '../../form.ts'
import { composePrompt } from '../compose-prompt.ts'
import { longDescription } from './form-generator.test-support.ts'
import { textPacks } from './realistic-texts.test-support.ts'

// Composes hundreds of inputs; a busy machine is no fault of theirs.
vi.setConfig({ testTimeout: 60_000 })

// Processor time of this thread, since others may want the machine too. The bounds catch a slow algorithm.
const { name, language: _language, customFeatures, ...texts } = textPacks[0]

function formWith(changes: Record<string, unknown>): PromptForm {
  return PromptForm.parse({
    projectType: 'web-app',
    platform: 'cursor',
    projectName: name,
    designStyle: 'modern',
    coreFeatures: 'log, hand out, plan',
    ...texts,
    customFeatures: [...customFeatures],
    ...changes,
  })
}

function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

function medianMs(form: PromptForm, runs: number): number {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    times.push(cpuMs(() => composePrompt(form)))
  }
  return times.sort((one, other) => one - other)[Math.floor(runs / 2)] ?? 0
}

test('a form of 10 KB composes in a few milliseconds', () => {
  const form = formWith({ projectDescription: longDescription(3).slice(0, 8_500) })
  for (const platform of platforms) expect(medianMs({ ...form, platform }, 15)).toBeLessThan(25)
})

test('a description of 5,000 words composes within the blink of an eye', () => {
  const form = formWith({ projectDescription: longDescription(11) })
  for (const platform of platforms) expect(medianMs({ ...form, platform }, 5)).toBeLessThan(200)
})

test('no text of 40,000 characters makes a pattern run away', { timeout: 120_000 }, () => {
  const seeds = [
    'a', 'a ', '(', '()', ')', '- ', ', ', '; ', ': ', '→ ', '-> ', '"', '" ', "'", '`', '<', '<a ', '</', '|', '#', '\n', '\n- ', '.', '. ',
    '1', '1,', '1.', '#fff ', 'if ', 'must ', 'x has many ', 'a(b, ', 'Ab ', 'aB', '. A', '日', '。', 'é', '🙂', '\\', '*', '_', '[', '](', '{', 'http://', 'a@b.', '=', '0x',
  ] // prettier-ignore
  const fields = [
    'projectDescription',
    'dataModels',
    'userFlow',
    'businessRules',
    'additionalNotes',
    'modelRelationships',
  ] as const
  for (const seed of seeds) {
    for (const field of fields) {
      const length = field === 'projectDescription' ? 40_000 : 10_000
      const form = formWith({ [field]: `x${seed.repeat(Math.floor((length - 2) / seed.length))}` })
      const spent = cpuMs(() => composePrompt(form))
      expect(spent, `${field} filled with ${JSON.stringify(seed)} took ${Math.round(spent)} ms`).toBeLessThan(
        1_500,
      )
    }
  }
})
