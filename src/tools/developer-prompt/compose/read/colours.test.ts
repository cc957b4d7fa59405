import { expect, test } from 'vitest'
import { readColours, wantsDarkTheme } from './colours.ts'

function roles(text: string): string[] {
  return readColours(text).map(({ role, hex, words }) => `${role} ${hex} ${words}`)
}

test('exact values come first, in order', () => {
  expect(roles('#1F4E4A, sand, a little terracotta')).toEqual([
    'primary #1F4E4A #1F4E4A',
    'accent #B3401C terracotta',
    'background #E6D8BE sand',
  ])
  expect(roles('madder red #A3352B, lichen green')).toEqual([
    'primary #A3352B #A3352B',
    'accent #2E7D32 green',
  ])
  expect(roles('#0B6E4F (deep green)')).toEqual(['primary #0B6E4F #0B6E4F'])
  expect(roles('rgb(10, 20, 30) and hsl(120, 50%, 40%)')).toEqual([
    'primary #0A141E rgb(10, 20, 30)',
    'accent #339933 hsl(120, 50%, 40%)',
  ])
  expect(roles('#fff background, primary #0a0, accent #f60')).toEqual([
    'primary #00AA00 #0a0',
    'accent #FF6600 #f60',
    'background #FFFFFF #fff',
  ])
})

test('words map to our tones and keep the part they were given', () => {
  expect(roles('mustard yellow and dark green, cream background')).toEqual([
    'primary #C58B00 mustard yellow',
    'accent #1C4B1E dark green',
    'background #FBF6EA cream',
  ])
  expect(roles('high contrast, amber accent')).toEqual(['accent #E0A100 amber'])
  expect(roles('black and white')).toEqual(['primary #111111 black', 'background #FFFFFF white'])
})

test('other languages, with their endings', () => {
  expect(roles('Dunkelblau mit gelben Akzenten, weißer Hintergrund')).toEqual([
    'primary #163A7A Dunkelblau',
    'accent #E3B505 gelben',
    'background #FFFFFF weißer',
  ])
  expect(roles('azul oscuro')).toEqual(['primary #133973 azul oscuro'])
  expect(roles('紺色と白')).toEqual(['primary #14284B 紺色', 'background #FFFFFF 白'])
})

test('unwanted colours are not taken', () => {
  expect(roles('no red, navy and gold')).toEqual(['primary #14284B navy', 'accent #B8860B gold'])
  expect(roles('anything but purple')).toEqual([])
  expect(roles('warm, friendly, not too colourful')).toEqual([])
})

test('dark blue is a colour, dark mode is a theme', () => {
  expect(wantsDarkTheme('dark blue and white')).toBe(false)
  expect(wantsDarkTheme('dark mode with green accents')).toBe(true)
  expect(wantsDarkTheme('no dark mode')).toBe(false)
  expect(wantsDarkTheme('ダークモード')).toBe(true)
})
