import { expect, test } from 'vitest'
import { typedBeforeHydration } from './typed-before-hydration.ts'

test('text, choices, answers and features are taken as the draft holds them', () => {
  const typed = typedBeforeHydration([
    ['projectType', 'blog'],
    ['projectName', 'Slow Bread'],
    ['seoRequired', 'no'],
    ['features', 'Search'],
    ['features', 'Comments'],
  ])
  expect(typed).toEqual({
    projectType: 'blog',
    projectName: 'Slow Bread',
    seoRequired: false,
    features: ['Search', 'Comments'],
  })
})

test('empty, undecided and foreign entries are left out, so that a stored answer stays', () => {
  expect(
    typedBeforeHydration([
      ['mainGoal', ''],
      ['seoRequired', 'open'],
      ['token', 'x'],
      ['toString', 'x'],
    ]),
  ).toEqual({})
})
