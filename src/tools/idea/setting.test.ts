import { expect, test } from 'vitest'
import { parse } from './parse.ts'
import { readSetting } from './setting.ts'

const read = (text: string) => readSetting(text, parse(text))

test('place, role and senses', () => {
  expect(read('a fox in a Tokyo alley').place).toMatchObject({
    words: 'in a Tokyo alley',
    noun: 'alley',
    role: 'location',
    indoor: false,
    named: 'Tokyo',
  })
  expect(read('a fox in a Tokyo alley').place?.sense?.sound).toBeTruthy()
  expect(read('a boy walks to the harbour').place?.role).toBe('goal')
  expect(read('cup on a stack of books').places).toEqual([
    expect.objectContaining({ role: 'support', phrase: 'a stack of books' }),
  ])
})

test('era from words and years, ages and amounts are none', () => {
  expect(read('a 1920s jazz bar').era?.value).toBe('1920s')
  expect(read('Rome in 2190').era?.value).toBe('future')
  expect(read('a woman in her 50s').era).toBeUndefined()
  expect(read('1500 words about bees').era).toBeUndefined()
  expect(read('invoice 2041').era).toBeUndefined()
})

test('weather is what falls, not what a thing is called', () => {
  expect(read('a snow globe on a shelf').weather).toEqual([])
  expect(read('snow on a shelf').weather[0]?.value).toBe('snow')
})

test('clock times tell the time of day', () => {
  expect(read('dancing at 3 am').dayTime?.value).toBe('night')
  expect(read('lunch at 1:30 pm').dayTime?.value).toBe('noon')
})

test.each([
  ['de', 'ein Hund im Schnee bei Nacht', 'snow', 'night'],
  ['fr', 'un chien sous la pluie au crépuscule', 'rain', 'dusk'],
  ['es', 'un perro en la niebla al amanecer', 'fog', 'dawn'],
  ['pt', 'um cão na chuva à noite', 'rain', 'night'],
  ['ru', 'собака под дождём ночью', 'rain', 'night'],
  ['ar', 'كلب تحت المطر في الليل', 'rain', 'night'],
  ['hi', 'बारिश में रात को एक कुत्ता', 'rain', 'night'],
  ['ja', '雪の夜の犬', 'snow', 'night'],
  ['zh', '雾中的狗，夜晚', 'fog', 'night'],
  ['ko', '비 오는 밤의 강아지', 'rain', 'night'],
])('%s: weather and time of day', (language, text, weather, dayTime) => {
  const setting = readSetting(text, undefined, language)
  expect(setting.weather.map(({ value }) => value)).toContain(weather)
  expect(setting.dayTime?.value).toBe(dayTime)
})
