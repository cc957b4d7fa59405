import { expect, test } from 'vitest'
import { typedBeforeHydration } from './typed-before-hydration.ts'

function form(...entries: [name: string, value: string][]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

test('text, choices, answers and features are taken as the draft holds them', () => {
  const typed = typedBeforeHydration(
    form(
      ['projectType', 'blog'],
      ['projectName', 'Slow Bread'],
      ['seoRequired', 'no'],
      ['features', 'Search'],
      ['features', 'Comments'],
    ),
  )
  expect(typed).toEqual({
    projectType: 'blog',
    projectName: 'Slow Bread',
    seoRequired: false,
    features: ['Search', 'Comments'],
  })
})

test('empty, undecided and foreign entries are left out, so that a stored answer stays', () => {
  expect(
    typedBeforeHydration(form(['mainGoal', ''], ['seoRequired', 'open'], ['token', 'x'], ['toString', 'x'])),
  ).toEqual({})
})
