import { expect, test } from 'vitest'
import { measureCompleteness } from '../completeness.ts'
import { fieldGuide } from '../field-guide.ts'
import { firstGuide } from '../first-guide.ts'
import { emptyDraft, stepFields } from '../form-rules.ts'
import { late, nothingAnswered } from './late-parts.ts'

test('what the empty first step says is what it says when everything is there', () => {
  expect(nothingAnswered).toEqual(measureCompleteness(emptyDraft))
  expect(Object.keys(firstGuide)).toEqual(stepFields(1, emptyDraft))
  expect(fieldGuide).toMatchObject(firstGuide)
})

test('a part that could not be fetched is fetched again with the next call', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('there')]
  const part = late(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
  expect(await part.load()).toBeUndefined()
  expect(await part.load()).toBe('there')
  expect(await part.load()).toBe('there')
  expect(part.current()).toBe('there')
})
