import { expect, test } from 'vitest'
import { PromptDraft } from '../../form.ts'
import { contrastRatio } from '../read/contrast.ts'
import { cleanForm } from './clean-form.ts'
import { decideDesign } from './design.ts'
import { createLedger } from './ledger.ts'

const english = { code: 'en', rtl: false, script: 'Latn' }

function designOf(answers: object) {
  const { form } = cleanForm(
    PromptDraft.parse({ projectType: 'dashboard', platform: 'cursor', designStyle: 'corporate', ...answers }),
  )
  const design = decideDesign(form, 1, english, new Set(), [], createLedger())
  return { design, hex: (role: string) => design.tokens.find((token) => token.role === role)?.hex ?? '' }
}

test('a dark theme is dark in every style, and its text stays readable', () => {
  for (const designStyle of ['modern', 'minimal', 'corporate', 'creative', 'playful', 'elegant']) {
    const { hex } = designOf({ designStyle, colorPreferences: 'dark theme' })
    expect(contrastRatio('#FFFFFF', hex('background')), designStyle).toBeGreaterThan(10)
    expect(contrastRatio(hex('text'), hex('background')), designStyle).toBeGreaterThanOrEqual(4.5)
  }
})

test('a colour kept for alarms is a signal, not the colour of the product', () => {
  const plain = designOf({ colorPreferences: 'calm' })
  const signal = designOf({ colorPreferences: 'calm, red only for alarms' })
  expect(signal.hex('primary')).toBe(plain.hex('primary'))
  expect(signal.design.lines).toContain('Colours asked for: "calm, red only for alarms".')
})

test('the words of the wish stay unless the tokens say all of them', () => {
  expect(designOf({ colorPreferences: '#0B6E75' }).design.lines.join()).not.toContain('Colours asked for')
  expect(designOf({ colorPreferences: 'moss green and fog' }).design.lines.join()).toContain(
    'moss green and fog',
  )
})
