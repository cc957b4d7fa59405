import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { examples } from '../../examples.ts'
import { platforms, PromptForm } from '../../form.ts'
import { composePrompt } from '../compose-prompt.ts'
import { check } from './mechanical-checks.ts'

const ideasFile = new URL('../../../../../../shared/prompt-craft/ideas-public.json', import.meta.url)
const ideas = JSON.parse(readFileSync(ideasFile, 'utf8')) as { id: string; tool: string; body: unknown }[]
const publicInputs = ideas
  .filter(({ tool }) => tool === 'generate-prompt')
  .map(({ id, body }) => ({ name: id, body }))
const exampleInputs = examples.map(({ label, input }) => ({ name: label, body: input as unknown }))

test('there are public inputs and one example per project type to judge', () => {
  expect(publicInputs.length).toBeGreaterThanOrEqual(3)
  expect(new Set(examples.map(({ input }) => input.projectType)).size).toBe(8)
})

for (const { name, body } of [...publicInputs, ...exampleInputs]) {
  for (const platform of platforms) {
    test(`${name} for ${platform} passes every mechanical check`, () => {
      const form = PromptForm.parse({ ...(body as object), platform })
      expect(check(form, composePrompt(form))).toEqual([])
    })
  }
}
