import { expect, test } from 'vitest'
import { plainText, replyFields } from './reply-fields.ts'

test('names that are written as keys stay with what is said of them', () => {
  expect(plainText([{ Mira: 'One more!' }, { Tom: 'Yes.' }])).toBe('Mira: One more!; Tom: Yes.')
  expect(plainText({ ミラ: 'もう一回！' })).toBe('ミラ: もう一回！')
  expect(plainText({ speaker: 'Mira', line: 'One more!' })).toBe('Mira, One more!')
  const read = replyFields({
    who: { Grandma: 'blue apron', Boy: 'red cap' },
    cast: { Mira: { identity: 'a girl' }, tom: { identity: 'a boy' } },
    palette: { ground: 'grey', words: 'white' },
  })
  expect(read.list('who')).toEqual(['Grandma: blue apron', 'Boy: red cap'])
  expect(read.list('cast')).toEqual([
    { name: 'Mira', identity: 'a girl' },
    { name: 'tom', identity: 'a boy' },
  ])
  expect(read.list('palette').map(plainText)).toEqual(['grey, white'])
})
