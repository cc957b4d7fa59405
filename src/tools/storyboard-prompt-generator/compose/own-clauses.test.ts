import { expect, test } from 'vitest'
import { StoryboardInput } from '../input.ts'
import { composeStoryboard } from './compose-storyboard.ts'

function tell(raw: Record<string, unknown>) {
  return composeStoryboard(StoryboardInput.parse(raw))
}

function scenesWith(answer: ReturnType<typeof tell>, word: string): number {
  return answer.generatedPrompts.filter(({ narration }) => narration.includes(word)).length
}

test('what an idea names stands in the narration when no known plot would speak of it', () => {
  const answer = tell({
    idea: 'A goat opens a hotel on a bridge and nobody wants hard beds',
    ageBand: '6-8',
    scenes: 12,
  })
  expect(scenesWith(answer, 'hotel')).toBeGreaterThan(3)
  expect(scenesWith(answer, 'beds')).toBeGreaterThan(1)
  expect(answer.breath).toContain('nobody wants hard beds')
  expect(answer.generatedPrompts.some(({ narration }) => narration.includes('soft'))).toBe(true)
})

test('the one who is afraid in the idea is the one who is afraid in the story', () => {
  const answer = tell({
    idea: 'Lena and Omar build a bridge of ladders to reach the windmill, but Omar is afraid of high places',
    ageBand: '6-8',
    scenes: 12,
  })
  const all = answer.generatedPrompts.map(({ narration }) => narration).join(' ')
  expect(all).toMatch(/Omar was afraid of high places/)
  expect(all).not.toMatch(/Lena was afraid/)
  for (const word of ['bridge', 'ladders', 'windmill'])
    expect(scenesWith(answer, word), word).toBeGreaterThan(0)
})

test('a comic gets print notes for panels and balloons, a picture book those for spreads', () => {
  const notes = (format: string) =>
    tell({ idea: 'a fox looks for her drum', format }).variants.find(({ id }) => id === 'print')?.text ?? ''
  expect(notes('comic')).toMatch(/panels[\s\S]*balloons/)
  expect(notes('comic')).not.toContain('32 pages')
  expect(notes('picture-book')).toContain('32 pages')
})

test('a boat is framed by its waterline, a child by the knees', () => {
  const prompts = (idea: string) =>
    tell({ idea, scenes: 12 })
      .generatedPrompts.map(({ prompt }) => prompt)
      .join(' ')
  const boat = prompts('a small ferry who wants to see the open sea')
  expect(boat).toContain('from the waterline up')
  expect(boat).not.toContain('knees')
  expect(prompts('a girl who wants to see the open sea')).toContain('from the knees up')
})

test('what somebody cannot do is not told as done', () => {
  const all = tell({
    idea: 'A snail enters a race, but her best friend the cricket cannot stop humming waltzes',
  }).generatedPrompts.map(({ narration }) => narration)
  expect(all.join(' ')).not.toMatch(/stopped humming/)
  expect(all.join(' ')).not.toMatch(/, but\./)
})

test('one sleepless line makes no bedtime story of a story about work', () => {
  const answer = tell({
    idea: 'A hedgehog knits scarves for the whole wood, but she cannot sleep when the wind howls, until the owl lends her a lantern',
  })
  expect(scenesWith(answer, 'scarves')).toBeGreaterThan(1)
  expect(scenesWith(answer, 'train')).toBe(0)
})
