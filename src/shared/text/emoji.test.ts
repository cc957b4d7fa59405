import { expect, test } from 'vitest'
import { isEmojiOnly, isSparse, nameEmoji } from './emoji.ts'

test('emoji get names, whatever their skin tone or joiners', () => {
  expect(nameEmoji('🐝📦 👩‍⚕️ 👍🏽 🇩🇪 🐝')).toBe('bee, parcel, doctor, thumbs up, flag of DE')
  expect(nameEmoji('no emoji')).toBe('')
})

test('an unknown emoji is still said', () => {
  expect(nameEmoji('🫠')).toBe('symbol 🫠')
})

test('emoji with words are not emoji only', () => {
  expect(isEmojiOnly('🐝 🍯!')).toBe(true)
  expect(isEmojiOnly('🐝 honey')).toBe(false)
  expect(isEmojiOnly('!!')).toBe(false)
})

test('three words are sparse, four are not', () => {
  expect(isSparse('🐝')).toBe(true)
  expect(isSparse('booking app')).toBe(true)
  expect(isSparse('a shop for candles')).toBe(false)
  expect(isSparse('予約アプリ')).toBe(true)
  expect(isSparse('予約アプリを作りたいです')).toBe(false)
})
