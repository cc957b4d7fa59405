import { expect, test } from 'vitest'
import { editItem, keepItem, mapItems, planItems } from './edit-plan.ts'
import { assumed, chosen, item, plainItem, standard, textOf, words, you } from './plan.ts'
import { frame, renderedText } from './rendered.ts'

const write = words(standard('task/write', chosen('kind', 'write')))
const plan = {
  task: item('task', write`Write ${you('idea', 'a farewell letter')} in ${120} words.`),
  notes: [
    plainItem('notes-1', 'To a friend.', assumed('reader/any')),
    plainItem('notes-2', 'Kind.', standard('tone/kind')),
  ],
  size: 'small',
}

test('a template gives its own words one origin and keeps the origin of spans', () => {
  expect(plan.task.words).toEqual([
    { text: 'Write ', from: 'standard', row: 'task/write', by: [{ field: 'kind', value: 'write' }] },
    { text: 'a farewell letter', from: 'you', field: 'idea' },
    { text: ' in 120 words.', from: 'standard', row: 'task/write', by: [{ field: 'kind', value: 'write' }] },
  ])
})

test('items are found wherever a plan keeps them, in order', () => {
  expect(planItems(plan).map(({ id }) => id)).toEqual(['task', 'notes-1', 'notes-2'])
})

test('an edited item holds the typed words as the person’s own and is kept', () => {
  const edited = editItem(plan, 'notes-2', ' Warm and short. ')
  expect(edited.notes[1]).toEqual({
    id: 'notes-2',
    words: [{ text: 'Warm and short.', from: 'you', field: 'result' }],
    kept: true,
  })
  expect(edited.task).toBe(plan.task)
})

test('an item edited to nothing is gone, from its list or its field', () => {
  expect(editItem(plan, 'notes-1', '  ').notes.map(({ id }) => id)).toEqual(['notes-2'])
  expect(editItem(plan, 'task', '')).not.toHaveProperty('task')
})

test('confirming an assumption makes it the person’s own', () => {
  const confirmed = keepItem(plan, 'notes-1').notes[0]
  expect(confirmed?.kept).toBe(true)
  expect(confirmed?.words).toEqual([{ text: 'To a friend.', from: 'you', field: 'result' }])
})

test('a plan nothing was changed in stays the same object', () => {
  expect(mapItems(plan, (one) => one)).toBe(plan)
})

test('a rendered text is its pieces, and each item keeps its id', () => {
  const say = frame(standard('dialect/any', chosen('dialect', 'any')))
  const rendered = [
    { id: 'task', pieces: say`Task: ${plan.task}\n` },
    { id: '', pieces: say`${plan.notes}` },
  ]
  expect(renderedText(rendered)).toBe('Task: Write a farewell letter in 120 words.\nTo a friend.\nKind.')
  expect(rendered[0]?.pieces.map(({ item: id }) => id)).toEqual([
    undefined,
    'task',
    'task',
    'task',
    undefined,
  ])
  expect(textOf(plan.task)).toBe('Write a farewell letter in 120 words.')
})
