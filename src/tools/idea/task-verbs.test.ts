import { expect, test } from 'vitest'
import { readTask } from './task-verbs.ts'

test('the topic is what stands behind verb and kind of text', () => {
  expect(readTask('write a LinkedIn post about why our bakery stopped selling bread').topic).toBe(
    'why our bakery stopped selling bread',
  )
  expect(readTask('sourdough').topic).toBe('sourdough')
})

test('several tasks are parted', () => {
  expect(readTask('write a post, translate it into German and suggest five titles').parts).toEqual([
    'write a post',
    'translate it into German',
    'suggest five titles',
  ])
  expect(readTask('compare tea and coffee').parts).toHaveLength(1)
})

test('material is asked for only when the task is impossible without it', () => {
  expect(readTask('proofread my cover letter')).toMatchObject({ needsInput: true, inputNoun: 'cover letter' })
  expect(readTask('translate "we are closed" into Italian').needsInput).toBe(false)
  expect(readTask('roast my startup idea: dog walking for cats').needsInput).toBe(false)
  expect(readTask('write a python function that parses dates').needsInput).toBe(false)
})

test('a prompt is recognised as one', () => {
  expect(
    readTask('You are an expert editor for technical manuals. Improve clarity without changing facts.')
      .isPrompt,
  ).toBe(true)
  expect(readTask('Task: write a haiku\nOutput: three lines').isPrompt).toBe(true)
  expect(readTask('write a haiku').isPrompt).toBe(false)
})

test.each([
  ['de', 'Schreibe einen Brief an meine Bank', 'write'],
  ['fr', 'résume ce texte en trois points', 'transform'],
  ['es', 'planifica un viaje de 4 días a Sevilla', 'plan'],
  ['pt', 'explique juros compostos', 'learn'],
  ['ru', 'придумай название для пекарни', 'brainstorm'],
  ['ar', 'لخص هذا المقال', 'transform'],
  ['hi', 'ब्लॉग के लिए आइडिया सुझाओ', 'brainstorm'],
  ['ja', '京都の3日間の旅程を計画して', 'plan'],
  ['zh', '把这段话翻译成英文', 'transform'],
])('%s: %s', (language, text, kind) => {
  expect(readTask(text, language).kind).toBe(kind)
})
