import { expect, test } from 'vitest'
import { readAudience } from './audience.ts'
import { readFormatWishes } from './format-wishes.ts'
import { readInstruction } from './instruction.ts'
import { readMood } from './mood.ts'
import { readNegations } from './negations.ts'
import { readPurpose } from './purpose.ts'

test('shape and length are wishes only where they are asked for', () => {
  expect(readFormatWishes('a cat, vertical').aspect?.value).toBe('9:16')
  expect(readFormatWishes('a vertical forest on a skyscraper').aspect).toBeUndefined()
  expect(readFormatWishes('a 20-second clip of a cat').seconds?.value).toBe(20)
  expect(readFormatWishes('a man waits ten minutes every day').seconds).toBeUndefined()
  expect(readFormatWishes('six paragraphs, 1,200-1,500 words')).toMatchObject({
    wordCount: { value: 1200, upTo: 1500 },
  })
})

test('endings, silence and last images', () => {
  expect(readFormatWishes('a fox, happy ending').ending?.value).toBe('happy')
  expect(readFormatWishes('ein Fuchs, ohne Worte', 'de').speech).toMatchObject({ wanted: false })
  expect(readFormatWishes('an ad, ends on the steaming cup').endsOn?.what).toBe('the steaming cup')
  expect(readFormatWishes('nobody talks about this trick').speech).toBeUndefined()
})

test('words in quotation marks are no tone', () => {
  expect(readFormatWishes('a note: "stay warm and friendly"').tones).toEqual([])
})

test('who it is for, by age, name or group', () => {
  expect(readAudience('a story for my 4 year old Mira about a sock')).toMatchObject({
    age: 4,
    band: '3-5',
    name: 'Mira',
    child: true,
  })
  expect(readAudience('explain tax to busy nurses')).toBeUndefined()
  expect(readAudience('a guide for first-time landlords')).toBeUndefined()
  expect(readAudience('a guide for dog owners')).toMatchObject({ group: 'dog owners', child: false })
  expect(readAudience('kids playing football')).toBeUndefined()
  expect(readAudience('a 7 year old girl finds a key')).toBeUndefined()
  expect(readAudience('сказка для детей 5 лет', 'ru')).toMatchObject({ age: 5 })
  expect(readAudience('给5岁孩子的睡前故事', 'zh')).toMatchObject({ age: 5, child: true })
})

test('what must be missing, as demand or as fact', () => {
  expect(readNegations('a beach, no people').map(({ what, use }) => [what, use])).toEqual([
    ['people', 'wish'],
  ])
  expect(readNegations('I cycled home with no phone').map(({ what, use }) => [what, use])).toEqual([
    ['phone', 'fact'],
  ])
  expect(readNegations('the logo-free cup').map(({ what }) => what)).toEqual(['logo'])
  expect(readNegations('no one believes him')).toEqual([])
  expect(readNegations('una calle sin gente', 'es').map(({ what }) => what)).toEqual(['gente'])
  expect(readNegations('静かな海、人なし', 'ja').map(({ what }) => what)).toEqual(['人'])
})

test('what it will be used for', () => {
  expect(readPurpose('a cup on books, for a café menu cover')?.what).toBe('café menu cover')
  expect(readPurpose('a letter for her daughter')).toBeUndefined()
  expect(readPurpose('a phone for a guide who drops phones')).toBeUndefined()
  expect(readPurpose('ein Reiher, für eine Geburtstagskarte')?.what).toBe('eine Geburtstagskarte')
})

test('the instruction in front ends where the thing begins', () => {
  expect(readInstruction('Please write me a short funny story about two snails')).toMatchObject({
    words: 'Please write me a short funny story about',
    form: 'story',
    manner: ['short', 'funny'],
  })
  expect(readInstruction('15 second ad for a grinder')).toMatchObject({ form: 'ad' })
  expect(readInstruction('a painting on a wall comes alive')).toBeUndefined()
  expect(readInstruction('make it rain')).toBeUndefined()
})

test('moods in eight languages, fears are none', () => {
  expect(readMood('a cosy, slightly eerie cabin').map(({ mood }) => mood)).toEqual(['cosy', 'dark'])
  expect(readMood('she is afraid of the dark')).toEqual([])
  for (const [language, text] of [
    ['de', 'ein gemütlicher Raum'],
    ['fr', 'une cabane chaleureuse'],
    ['es', 'un cuarto acogedor'],
    ['pt', 'um quarto aconchegante'],
    ['ru', 'уютная комната'],
    ['ar', 'غرفة دافئة'],
    ['ja', '居心地の良い部屋'],
    ['zh', '温馨的房间'],
  ] as const) {
    expect(readMood(text, language)[0]?.mood, language).toBe('cosy')
  }
})
