import { expect, test } from 'vitest'
import { renderedText } from '../../contract/rendered.ts'
import { core } from '../core.ts'

/** Each dialect's prompt and what is typed beside it, for a reply or without one. */
function prompts(given: Record<string, unknown>, reply?: Record<string, string>): Record<string, string> {
  const input = core.input.parse(given)
  const plan = reply ? core.read(JSON.stringify(reply), input).plan : core.compose(input)
  if (!plan) throw new Error('no plan')
  return Object.fromEntries(
    core
      .dialects(plan, input)
      .map(({ id, render, settings }) => [
        id,
        `${renderedText(render(plan, input))}\n${settings?.(plan, input) ?? ''}`,
      ]),
  )
}

test('a list is one line in every dialect, and nothing in it is turned round', () => {
  const { flux, ...others } = prompts({ idea: 'a portrait', avoid: 'NO hats.\nno glasses' })
  expect(flux).not.toContain('hats')
  for (const [id, text] of Object.entries(others)) {
    expect(text, id).toContain('hats, glasses')
    expect(text, id).not.toMatch(/NO hats|no glasses/u)
  }
})

test('what only the idea rules out is left out too', () => {
  const reply = { subject: 'A red fox.', without: 'There are no people.', excluded: 'people' }
  const { flux, ...others } = prompts({ idea: 'a red fox, no people' }, reply)
  expect(flux).not.toContain('people')
  for (const [id, text] of Object.entries(others)) expect(text, id).toContain('people')
  expect(others['midjourney']).toContain(' --no people')
  expect(others['universal']).not.toContain('Leave out')
})

test('what the sentence of a model forgets of the list stands behind it', () => {
  const reply = { subject: 'A street.', without: 'There are no Cars.', excluded: 'cars, dogs' }
  const { universal, midjourney } = prompts({ idea: 'a street', avoid: 'cars, people, umbrellas' }, reply)
  expect(universal).toContain('There are no Cars. Leave out: people, umbrellas.')
  expect(midjourney).toContain('--no cars, people, umbrellas, dogs')
})

test.each([
  ['car', 'There are no cards and no people.', 'car'],
  ['people, Palm trees', 'No palm trees, no people.', undefined],
  ['rain, ice', 'There is no train and no ice.', 'rain'],
  ['汽车，行人', '画面中没有汽车。', '行人'],
])('a thing counts as named only by whole words: %s', (avoid, without, added) => {
  const { universal = '' } = prompts({ idea: 'a street', avoid }, { subject: 'A street.', without })
  expect(/Leave out: (.*)\./u.exec(universal)?.[1]).toBe(added)
})
