import { expect, test } from 'vitest'
import { tagTokens } from './tag.ts'

function verbsIn(text: string): string[] {
  return tagTokens(text)
    .filter((token) => token.tag === 'verb')
    .map((token) => token.text)
}

test('a word that is noun and verb is read by its company', () => {
  expect(verbsIn('city lights at night')).toEqual([])
  expect(verbsIn('a man lights a candle')).toEqual(['lights'])
  expect(verbsIn('watch repair shop')).toEqual([])
  expect(verbsIn('children watch the rain')).toEqual(['watch'])
  expect(verbsIn('autumn leaves on a path')).toEqual([])
  expect(verbsIn('a train leaves the station')).toEqual(['leaves'])
})

test('an ending in -ing describes before a noun and acts after one', () => {
  expect(verbsIn('flying car')).toEqual([])
  expect(verbsIn('a car flying over Lagos')).toEqual(['flying'])
  expect(verbsIn('an apartment building in Lyon')).toEqual([])
  expect(verbsIn('kids building a fort')).toEqual(['building'])
})

test('a verb no list knows shows by its ending and an object', () => {
  expect(verbsIn('a hermit crab decluttering its shell')).toEqual(['decluttering'])
  expect(verbsIn('a wizard bamboozles the king')).toEqual(['bamboozles'])
})

test('capitals make names only where some words are small', () => {
  const names = (text: string) =>
    tagTokens(text)
      .filter((token) => token.tag === 'name')
      .map((token) => token.text)
  expect(names('a boy named Tariq in Porto')).toEqual(['Tariq', 'Porto'])
  expect(names('The Old Man And The Sea')).toEqual([])
  expect(names('HELP MY CAT IS STUCK')).toEqual([])
})
