import { expect, test } from 'vitest'
import { StoryInput } from '../../input.ts'
import { composeStory } from '../compose-story.ts'
import { withoutOrders } from './story-orders.ts'

function tell(idea: string): string {
  return composeStory(StoryInput.parse({ idea, mode: 'story' })).generatedStory
}

test('a premise loses what only says how it is to be told', () => {
  expect(withoutOrders('A diver finds a bell on the sea floor. wistful but dry')).toBe(
    'A diver finds a bell on the sea floor.',
  )
  expect(withoutOrders('A diver finds a bell, told as a diary of one week')).toBe('A diver finds a bell')
  expect(withoutOrders('A funny diver finds a sad bell')).toBe('A funny diver finds a sad bell')
})

test('a sentence asked for as the last one stands last, word for word, and nowhere else', () => {
  const story = tell(
    'A baker loses her sense of smell and keeps it secret. Last line: "The bread knew before I did."',
  )
  expect(story.endsWith('The bread knew before I did.')).toBe(true)
  expect(story.split('The bread knew').length).toBe(2)
  expect(story).not.toMatch(/last line/iu)
})

test('an image asked for as the end stands in the last paragraph', () => {
  const story = tell('A postman delivers a parcel to a house that burned down, end with the open gate')
  expect(story.split('\n\n').at(-1)).toContain('the open gate')
})

test('moods and manners asked for are not told as part of what happened', () => {
  const story = tell('A tailor mends coats for ghosts. second person, melancholic but funny')
  expect(story).not.toMatch(/melancholic|second person/iu)
  expect(story).not.toMatch(/(?:^|[.!?] )you\b/mu)
})
