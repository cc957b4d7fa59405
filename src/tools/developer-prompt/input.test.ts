import { expect, test } from 'vitest'
import { core } from './core.ts'
import { examples } from './examples.ts'
import { BriefInput } from './input.ts'

test('everything may be missing but the wish itself', () => {
  for (const field of ['projectDescription', 'projectName', 'mainGoal'])
    expect(BriefInput.safeParse({ [field]: 'A timer for eggs' }).success).toBe(true)
  for (const blank of [{}, { projectName: '  ' }, { projectType: 'blog', features: ['bl-rss'] }])
    expect(BriefInput.safeParse(blank).error?.issues).toEqual([
      expect.objectContaining({
        path: ['projectDescription'],
        message: 'Please describe your project, or enter its name or goal.',
      }),
    ])
})

test('a value that no option has, or a text over its limit, is refused with the field', () => {
  const { error } = BriefInput.safeParse({ projectName: 'x'.repeat(201), platform: 'bolt' })
  expect(error?.issues.map(({ path }) => path[0]).toSorted()).toEqual(['platform', 'projectName'])
})

test('invisible characters are taken out, everything else stays as typed', () => {
  const input = BriefInput.parse({
    projectName: 'Egg\u202E timer\u200B ',
    customFeatures: [' ring ', '\u200B'],
  })
  expect(input).toMatchObject({ projectName: 'Egg timer', customFeatures: ['ring'] })
})

test.for(examples)('the endpoint takes the example "$label"', ({ input }) => {
  expect(core.input.safeParse(input).success).toBe(true)
})
