import { expect, test } from 'vitest'
import { engineKinds } from '#engine/browser/engine-kinds.ts'
import { modelWays } from './model-ways.ts'

test('every kind of model that a person can set up is explained', () => {
  const explained = new Set(modelWays.map(({ kind }) => kind))
  expect([...explained].filter((kind) => kind !== undefined).toSorted()).toEqual(
    Object.keys(engineKinds).toSorted(),
  )
})
