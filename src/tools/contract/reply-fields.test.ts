import { expect, test } from 'vitest'
import { plainText, readAnswer, replyFields } from './reply-fields.ts'

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

test.each([
  ['the word of most headings with a number', ['Szene 1', 'Szene 2', 'Tipp 1'], ['Szene 1', 'Szene 2']],
  [
    'it stands between others',
    ['Figur 1', 'Szene 1', 'SZENE 2', 'Szene 3', 'Figur 2'],
    ['Szene 1', 'SZENE 2', 'Szene 3'],
  ],
  ['of two as frequent, the first', ['Szene 1', 'Szene 2', 'Tipp 1', 'Tipp 2'], ['Szene 1', 'Szene 2']],
  ['a known word', ['Tip 1', 'Tip 2', 'Tip 3', 'Scene 1', 'Scene 2'], ['Scene 1', 'Scene 2']],
  ['none that comes once', ['Szene 1', 'Alter 5'], undefined],
])('headings with a number begin the entries of a reply: %s', (_name, headings, entries) => {
  const form = { list: 'scenes', entryKey: 'action', keys: ['name', 'mood'], lists: { scene: 'scenes' } }
  const reply = headings.map((heading) => `## ${heading}\nmood: ${heading}\n`).join('\n')
  const scenes = replyFields(readAnswer(reply, form)?.value).list('scenes')
  expect(scenes.length === 0 ? undefined : scenes.map(plainText)).toEqual(entries)
})
