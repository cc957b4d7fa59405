import { expect, test } from 'vitest'
import { cameFrom } from './came-from.ts'

type Browser = Parameters<typeof cameFrom>[0]

function browserWith(urls: string[] | undefined, referrer = ''): Browser {
  const navigation = urls && {
    currentEntry: { index: urls.length - 1 },
    entries: () => urls.map((url) => ({ url })),
  }
  const location = { origin: 'https://prompts.example.org' }
  return { navigation, document: { referrer }, location } as unknown as Browser
}

const here = 'https://prompts.example.org'

test('the page before this one is where somebody was', () => {
  expect(cameFrom(browserWith([`${here}/`, `${here}/generate?step=2#features`, `${here}/auth`]))).toBe(
    '/generate?step=2#features',
  )
  expect(cameFrom(browserWith(undefined, `${here}/tools`))).toBe('/tools')
})

test('nothing, another site, or what is no address is the home page', () => {
  expect(cameFrom(browserWith([`${here}/auth`], `${here}/tools`))).toBe('/')
  expect(cameFrom(browserWith(['https://mail.example.com/inbox', `${here}/auth`]))).toBe('/')
  expect(cameFrom(browserWith(undefined, 'https://mail.example.com/'))).toBe('/')
  expect(cameFrom(browserWith(undefined))).toBe('/')
})
