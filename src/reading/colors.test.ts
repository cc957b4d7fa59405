import { expect, test } from 'vitest'
import { readColors } from './colors.ts'

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
