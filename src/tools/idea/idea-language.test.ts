import { expect, test } from 'vitest'
import { detectIdeaLanguage } from './idea-language.ts'

test.each([
  ['my sister’s cat hates Mondays', 'en'],
  ['a fox', 'en'],
  ['sourdough', 'en'],
  ['café menu cover with a croissant', 'en'],
  ['Zwei Füchse spielen nachts Schach', 'de'],
  ['ein Hund im Regen', 'de'],
  ['Un chat noir sur un toit', 'fr'],
  ['Un gato negro en la lluvia', 'es'],
  ['um gato preto na chuva', 'pt'],
  ['un gatto nero nella pioggia', 'it'],
  ['een zwarte kat in de regen', 'nl'],
  ['czarny kot na dachu w deszczu', 'pl'],
  ['yağmurda bir kara kedi', 'tr'],
  ['черный кот под дождем', 'ru'],
  ['قطة سوداء تحت المطر', 'ar'],
  ['बारिश में काली बिल्ली', 'hi'],
  ['雨の中の黒猫', 'ja'],
  ['雨中的黑猫', 'zh'],
  ['빗속의 검은 고양이', 'ko'],
])('%s is %s', (text, code) => {
  expect(detectIdeaLanguage(text).code).toBe(code)
})
