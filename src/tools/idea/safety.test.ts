import { expect, test } from 'vitest'
import { findingOf, readSafety } from './safety.ts'

const categories = (text: string, language = 'en') =>
  readSafety(text, language).findings.map(({ category }) => category)

test('sexual words near anyone under age are refused for everyone', () => {
  for (const text of ['a naked 12 year old girl', 'sexy schoolgirl', 'nackte Schülerin', '裸の少女']) {
    expect(
      readSafety(text, text.includes('nackt') ? 'de' : text.includes('裸') ? 'ja' : 'en').refuse,
      text,
    ).toBe(true)
  }
})

test('harmless company is left alone', () => {
  for (const text of [
    'a shooting star',
    'a dead end street',
    'blood orange juice',
    'how to repot a plant without killing it',
    'two cats share a bowl',
    'a heron stalks through reeds',
    'a kitten is naked and cold',
    'a tennis court',
    'a kind man sang',
  ])
    expect(categories(text), text).toEqual([])
})

test('words that look alike in another language do not alarm', () => {
  expect(categories('der Tag war schön und die Sonne sank', 'de')).toEqual([])
  expect(categories('le train est en retard, son court trajet', 'fr')).toEqual([])
})

test.each([
  ['en', 'a boy plays with matches', 'child-danger'],
  ['de', 'ein Mann ermordet seinen Nachbarn', 'violence'],
  ['fr', 'un meurtre dans le train', 'violence'],
  ['es', 'una pistola en la mesa', 'weapons'],
  ['pt', 'um fantasma no sótão', 'frightening'],
  ['ru', 'самоубийство героя', 'self-harm'],
  ['ar', 'جرعة الدواء المناسبة', 'medical'],
  ['hi', 'आत्महत्या के बारे में कहानी', 'self-harm'],
  ['ja', '拳銃を持った男', 'weapons'],
  ['zh', '一个孩子跟着陌生人走', 'child-danger'],
])('%s: %s', (language, text, category) => {
  expect(categories(text, language)).toContain(category)
})

test('protected characters get a role of their own instead', () => {
  expect(findingOf(readSafety('Spider-Man bakes bread'), 'protected-character')?.suggestion).toContain(
    'masked hero',
  )
  expect(categories('my aunt Elsa bakes bread')).toEqual([])
})

test('each finding says what to do for grown-ups and for children', () => {
  for (const finding of readSafety('a ghost with a gun drinks wine after a murder').findings) {
    expect(['refuse', 'soften', 'caution', 'note']).toContain(finding.grownUps)
    expect(finding.suggestion.length).toBeGreaterThan(10)
  }
})
