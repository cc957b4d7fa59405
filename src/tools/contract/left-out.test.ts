import { expect, test } from 'vitest'
import { leftOut } from './left-out.ts'
import { item, textOf, you } from './plan.ts'

function listed(avoid: string): string[] {
  return leftOut({ leaveOut: item('leaveOut', [you('avoid', avoid)]) }).map(textOf)
}

test.each([
  ['NO hats.\nno glasses', ['hats', 'glasses']],
  ['shadow, reflections, hands.', ['shadow', 'reflections', 'hands']],
  ['cars, umbrellas and people', ['cars', 'umbrellas and people']],
  ['blurry, black and white', ['blurry', 'black and white']],
  ['no cars and no people', ['cars', 'people']],
  ['Autos, Schirme und keine Leute', ['Autos', 'Schirme', 'Leute']],
  ['blur; text', ['blur', 'text']],
  ['black and white', ['black and white']],
  ['black and white\nblur', ['black and white', 'blur']],
  ['keine Hüte, ohne Brille', ['Hüte', 'Brille']],
  ['pas de chats', ['chats']],
  ['sans serif, sans texte', ['sans serif', 'texte']],
  ['de la fumée', ['de la fumée']],
  ['cars, Cars', ['cars']],
  ['。', []],
])('what a person wrote to leave out is a list of things: %s', (avoid, things) => {
  expect(listed(avoid)).toEqual(things)
})
