import { expect, test } from 'vitest'
import { tools } from '../tools.ts'
import { planItems } from './edit-plan.ts'
import { textOf } from './plan.ts'
import { wholePlan } from './pasted-change.ts'

/** The words that are kept of a reply that breaks off. */
async function keptOf(slug: string, reply: string) {
  const core = await tools.find(({ card }) => card.slug === slug)?.core()
  const parsed = core?.input.parse({
    idea: 'a boat',
    title: 'a boat',
    mode: slug.startsWith('thumbnail') ? 'idea' : 'prompt',
  })
  const plan = core && wholePlan(core, reply, parsed)
  return plan ? planItems(plan).map(textOf).join('\n') : undefined
}

test.each([
  ['fields', 'image-prompt-generator', '{"subject": "a red boat", "setting": "a rough sea", "light": "lo'],
  ['entries', 'image-prompt-generator', '{"subject": "a red boat", "details": ["a rough sea", "lo'],
  ['labels', 'image-prompt-generator', 'Subject: a red boat\nSetting: a rough sea\nLight: lo'],
  [
    'sections',
    'text-to-prompt',
    '## [1] Task\nPaint a red boat. Add a rough sea.\n\n## [4] Requirements\n- lo',
  ],
])('of %s, those that are whole are kept', async (_, slug, reply) => {
  const text = await keptOf(slug, reply)
  expect(text).toContain('a red boat')
  expect(text).toContain('a rough sea')
  expect(text).not.toMatch(/\blo\b/u)
})

test.each([
  ['thumbnail-prompt-generator', '{"concepts": [{"name": "The step", "subject": "a worn step", "words": "Wh'],
  ['storyboard-prompt-generator', '{"title": "Pip", "cast": [{"name": "Pip", "identity": "a red k'],
  ['image-prompt-generator', '{"subject": "a red bo'],
  ['text-to-prompt', '## [1] Task\nPaint a red'],
])('%s: before anything is whole, there is no plan', async (slug, reply) => {
  expect(await keptOf(slug, reply)).toBeUndefined()
})

test('an entry of a list is kept once it is closed', async () => {
  const shots = '{"shots": [{"action": "a fox wakes", "camera": "wide"}, {"action": "it runs", "camera"'
  const text = await keptOf('text-to-video-prompt-generator', shots)
  expect(text).toContain('a fox wakes')
  expect(text).not.toContain('it runs')
})
