import { expect, test } from 'vitest'
import { tools } from '#tools/tools.ts'
import { rubric } from '../judging/rubric.ts'
import { readCases } from './cases.ts'
import { ownCorpus } from './options.ts'

test('our own inputs suit every tool and say where they come from', async () => {
  const cases = await readCases(ownCorpus, undefined)
  expect(new Set(cases.map(({ slug }) => slug))).toEqual(new Set(tools.map(({ card }) => card.slug)))
  for (const { source } of cases) expect(source).toMatch(/arena-hard-auto|public domain/u)
})

test('tools are named by slug or function, and others are left out', async () => {
  const cases = await readCases(ownCorpus, ['generate-story', 'text-to-prompt'])
  expect(new Set(cases.map(({ slug }) => slug))).toEqual(new Set(['story-prompt', 'text-to-prompt']))
})

test.for(tools.map(({ card }) => card.slug))('the weights of %s sum to 100', (slug) => {
  expect(rubric[slug]?.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
})
