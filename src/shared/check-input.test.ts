import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkInput } from './check-input.ts'

const Input = z.object({
  idea: z.string().trim().min(1, 'Please enter an idea'),
  styles: z.array(z.enum(['Sketch'])),
})

test('what is sent is what the schema makes of it', () => {
  expect(checkInput(Input, { idea: ' rain ', styles: [], further: 1 })).toEqual({
    ok: true,
    input: { idea: 'rain', styles: [] },
  })
})

test('every refused field has one sentence, under the name of the field', () => {
  const checked = checkInput(Input, { idea: ' ', styles: ['Oil', 'Ink'] })
  expect(checked.ok).toBe(false)
  if (!checked.ok) expect(Object.keys(checked.problems)).toEqual(['idea', 'styles'])
  expect(checked).toMatchObject({ problems: { idea: 'Please enter an idea' } })
})
