import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { findTool } from '#tools/tools.ts'

type Run = { code: number; output: string; errors: string }

function compose(name: string, input: string): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['scripts/compose.ts', name], (error, output, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors })
    })
    child.stdin?.end(input)
  })
}

const patient = { timeout: 30_000 }
const examples = await findTool('developer-prompt')?.examples()
const example = JSON.stringify(examples?.[0]?.input)

test('slug and function name both compose, and only JSON is printed', patient, async () => {
  const [bySlug, byName] = await Promise.all([
    compose('developer-prompt', example),
    compose('generate-prompt', example),
  ])
  expect(bySlug).toMatchObject({ code: 0, errors: '' })
  expect(JSON.parse(bySlug.output)).toMatchObject({
    generatedPrompt: expect.stringMatching(/\S/),
    plan: expect.any(Object),
    engine: { writtenBy: 'composer', reason: 'no-model' },
  })
  expect(byName.output).toBe(bySlug.output)
})

test('bad input ends with code 1 and names the fields on standard error', patient, async () => {
  const run = await compose('developer-prompt', '{"projectName": 7}')
  expect(run).toMatchObject({ code: 1, output: '' })
  expect(run.errors).toContain('projectName: ')
})

test('text that is no JSON and a tool that does not exist are told apart', patient, async () => {
  const [noJson, noTool] = await Promise.all([compose('developer-prompt', '{'), compose('nonsense', '{}')])
  expect(noJson).toEqual({ code: 1, output: '', errors: 'Standard input is not valid JSON\n' })
  expect(noTool).toMatchObject({ code: 1, output: '' })
  expect(noTool.errors).toContain('developer-prompt (generate-prompt)')
})
