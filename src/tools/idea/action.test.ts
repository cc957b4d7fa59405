import { expect, test } from 'vitest'
import { finiteForm, mainAction, readActions } from './action.ts'

test('each thing that happens is one action with its doer', () => {
  const actions = readActions('a paper boat travels along a gutter and reaches the river at dusk')
  expect(actions.map(({ words, doer }) => [doer, words])).toEqual([
    ['a paper boat', 'travels along a gutter'],
    ['a paper boat', 'reaches the river at dusk'],
  ])
})

test('the phrase can be bent without losing a word', () => {
  const [action] = readActions('a woman opens the last door slowly')
  expect(action?.forms).toEqual({
    base: 'open the last door slowly',
    third: 'opens the last door slowly',
    ing: 'opening the last door slowly',
    past: 'opened the last door slowly',
  })
  expect(action?.manner).toBe('slowly')
  expect(action?.object).toBe('the last door')
})

test('modal verbs keep their sense', () => {
  const [action] = readActions('two cooks must share one stove')
  expect(action?.kind).toBe('action')
  expect(action?.forms).toMatchObject({ ing: 'having to share one stove', third: 'has to share one stove' })
  expect(action && finiteForm(action, true)).toBe('have to share one stove')
})

test('states are told from actions', () => {
  expect(readActions('a house covered in snow')[0]).toMatchObject({ kind: 'state', words: 'covered in snow' })
  expect(readActions('a cat is afraid of water')[0]).toMatchObject({ kind: 'state', verb: 'be' })
  expect(readActions('a train is chased by mice')[0]).toMatchObject({ kind: 'action', verb: 'chase' })
})

test('the main action is what happens, not what is worn or remarked', () => {
  expect(mainAction(readActions('a fox wearing a scarf rides a bicycle'))?.verb).toBe('ride')
  expect(mainAction(readActions('a tugboat who is ashamed of its horn saves a ferry'))?.verb).toBe('save')
  expect(mainAction(readActions('a snail wins because everyone else sleeps'))?.verb).toBe('win')
})

test('negated doings stay negated in every form', () => {
  expect(readActions('a carrot who does not want to be soup')[0]?.forms).toMatchObject({
    third: 'does not want to be soup',
    ing: 'not wanting to be soup',
  })
})

test('“cannot” is a no, in every form', () => {
  expect(readActions('the cricket cannot stop humming')[0]).toMatchObject({
    negated: true,
    forms: { past: 'was not able to stop humming' },
  })
})

test('what is handed is the thing, not the one who gets it', () => {
  expect(readActions('a mechanic hands the boy a wrench')[0]?.object).toBe('a wrench')
  expect(readActions('a mechanic hands the boy to his father')[0]?.object).toBe('the boy')
})

test('after “he” an unknown word in -s is what he does', () => {
  const actions = readActions('a mechanic hands the boy a wrench, he tightens the last bolt')
  expect(actions[1]).toMatchObject({ doer: 'he', verb: 'tighten', object: 'the last bolt' })
})

test('a doer who is told twice takes nothing of it into the clause before', () => {
  const actions = readActions('a snail enters a race, but her best friend the cricket hums waltzes')
  expect(actions[0]?.words).toBe('enters a race')
})

test('what is listed after a colon was done to what was last spoken of', () => {
  const actions = readActions(
    'a drone follows a letter as it travels: posted in Oslo, sorted by a machine, carried by a dog sled',
  )
  expect(actions.slice(-3).map(({ doer }) => doer)).toEqual(['a letter', 'a letter', 'a letter'])
})
