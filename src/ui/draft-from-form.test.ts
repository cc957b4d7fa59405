import { expect, test } from 'vitest'
import { z } from 'zod'
import { draftFromForm } from './draft-from-form.ts'

const Draft = z.object({
  idea: z.string().catch(''),
  mode: z.enum(['prompt', 'story']).catch('prompt'),
  styles: z.array(z.string()).catch([]),
})
const blank = Draft.parse({})

test('what was filled in before the script arrived is read from the form; untouched fields are left alone', () => {
  const typed = draftFromForm(
    [
      ['idea', 'A whale'],
      ['mode', 'prompt'],
      ['styles', 'Sketch'],
      ['styles', 'Oil Painting'],
      ['token', 'x'],
      ['toString', 'x'],
    ],
    blank,
  )
  expect(typed).toEqual({ idea: 'A whale', styles: ['Sketch', 'Oil Painting'] })
})
