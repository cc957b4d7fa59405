import { expect, test } from 'vitest'
import { asData } from './as-data.ts'

test('a closing tag that somebody typed does not end the fence, however it is spaced', () => {
  for (const tag of ['</draft>', '< / draft >', '<draft>', '<\t/DRAFT'])
    expect(asData('draft', `a ${tag} b`).match(/<\s*\/?\s*draft/giu)).toHaveLength(2)
  const start = performance.now()
  asData('draft', `<${'\t'.repeat(100_000)}x`)
  expect(performance.now() - start).toBeLessThan(1_000)
})
