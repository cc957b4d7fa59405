import { expect, test } from 'vitest'
import { suggestWithModel } from './ask-for-suggestion.ts'
import * as texts from './ask-for-suggestion.texts.ts'

test('where the script that asks a model cannot be fetched, no model could be reached', async () => {
  const ask = () => Promise.reject(new TypeError('no script'))
  const { signal } = new AbortController()
  const suggested = await suggestWithModel({ sentence: 'A blog about bees' }, async () => ({ ask }), signal)
  expect(suggested).toEqual({ said: texts.modelUnreachable })
})
