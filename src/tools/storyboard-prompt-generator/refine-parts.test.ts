import { expect, test } from 'vitest'
import { refineParts } from './refine-parts.ts'
import { tool } from './tool.ts'

const answer = tool.compose(tool.input.parse(tool.examples[0]?.input))

test('what a picture excludes stays letter by letter', () => {
  const kept = refineParts.partsOf(answer)?.[0]?.keep?.['prompt']
  expect(kept).toContainEqual(expect.stringMatching(/^Exclude: text, letters/u))
})

test('a prompt that says "Exclude" without an end is read at once', () => {
  const generatedPrompts = answer.generatedPrompts.map((scene) => ({
    ...scene,
    prompt: `${'Exclude: '.repeat(5_000)}\n`,
  }))
  const start = performance.now()
  refineParts.partsOf({ ...answer, generatedPrompts })
  expect(performance.now() - start).toBeLessThan(1_000)
})
