import { expect, test } from 'vitest'
import { readColors, readColorWords } from './colors.ts'

test('hex, rgb and hsl become #rrggbb', () => {
  expect(
    readColors('#1a2B3c, #FFF, rgb(255, 0, 0), rgb(0 128 0 / 50%), hsl(240 100% 50%), #12345678'),
  ).toEqual([
    { text: '#1a2B3c', hex: '#1a2b3c' },
    { text: '#FFF', hex: '#ffffff' },
    { text: 'rgb(255, 0, 0)', hex: '#ff0000' },
    { text: 'rgb(0 128 0 / 50%)', hex: '#008000' },
    { text: 'hsl(240 100% 50%)', hex: '#0000ff' },
    { text: '#12345678', hex: '#123456' },
  ])
})

test('a ticket, a hash tag and an entity are no colors', () => {
  expect(readColors('see #123, #2024, #cafe, #bad, #decade, issue#fff, &#333; rgb(red)')).toEqual([
    { text: '#decade', hex: '#decade' },
  ])
})

test('names count where a field asks for colors', () => {
  expect(readColorWords('mustard yellow and dark green, cream background, gelb, синий, #ffffff')).toEqual([
    { text: 'mustard yellow', hex: '#e1ad01' },
    { text: 'dark green', hex: '#006400' },
    { text: 'cream', hex: '#fffdd0' },
    { text: 'gelb', hex: '#ffff00' },
    { text: 'синий', hex: '#0000ff' },
    { text: '#ffffff', hex: '#ffffff' },
  ])
})
