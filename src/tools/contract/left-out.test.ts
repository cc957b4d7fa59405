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
  ["pas d'ombre, nessun'ombra", ['ombre', 'ombra']],
  ['ni personas ni coches', ['personas', 'coches']],
  ['nada de texto, sem carros nem pessoas', ['texto', 'carros', 'pessoas']],
  ['weder Autos noch Leute, Gras noch nass', ['Autos', 'Leute', 'Gras noch nass']],
  ['bez ludzi, uten mennesker, inga bilar, ilman ihmisiä', ['ludzi', 'mennesker', 'bilar', 'ihmisiä']],
  ['никаких людей, ни машин', ['людей', 'машин']],
  ['بدون أشخاص، ללא אנשים, χωρίς κείμενο', ['أشخاص', 'אנשים', 'κείμενο']],
  ['yazı yok, emberek nélkül.', ['yazı', 'emberek']],
  ['लोगों के बिना, লেখা ছাড়া, ஆட்கள் இல்லாமல்', ['लोगों', 'লেখা', 'ஆட்கள்']],
  ['人物なし、没有文字，사람 없음, ไม่มีคน', ['人物', '文字', '사람', 'คน']],
  ['not sharp, nem éles', ['not sharp', 'nem éles']],
  ['sans serif, sans texte', ['sans serif', 'texte']],
  ['de la fumée', ['de la fumée']],
  ['Ni no Kuni style', ['Ni no Kuni style']],
  ['no text, Ni no Kuni', ['text', 'Ni no Kuni']],
  ['Ani DiFranco, no text', ['Ani DiFranco', 'text']],
  ['ни людей, ни машин', ['людей', 'машин']],
  ['pas de deux, pas de deux-roues', ['pas de deux', 'deux-roues']],
  ['cars, Cars', ['cars']],
  ['。', []],
])('what a person wrote to leave out is a list of things: %s', (avoid, things) => {
  expect(listed(avoid)).toEqual(things)
})
