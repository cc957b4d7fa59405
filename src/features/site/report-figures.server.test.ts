import { expect, test } from 'vitest'
import { countFigures } from './report-figures.server.ts'

test('the figures are those of the specification, counted from the catalogue', async () => {
  const figures = Object.fromEntries((await countFigures()).map((figure) => [figure.unit, figure.value]))
  expect(figures).toMatchObject({
    'project types': 8,
    steps: 6,
    'dynamic fields': 77,
    'feature options': 162,
    'AI platforms': 6,
  })
})
