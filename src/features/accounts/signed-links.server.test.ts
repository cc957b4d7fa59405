import { expect, test } from 'vitest'
import { createSignedLinks } from './signed-links.server.ts'

const links = createSignedLinks('a secret of some length')
const id = 'aaaaaaaa-0000-4000-8000-000000000001'

test('a token names its row, for its purpose alone', () => {
  const token = links.sign('sign-up', id)
  expect(links.read('sign-up', token)).toBe(id)
  expect(links.read('take-back', token)).toBeUndefined()
  expect(createSignedLinks('another secret').read('sign-up', token)).toBeUndefined()
})

test('what was tampered with names nothing', () => {
  const token = links.sign('sign-up', id)
  const other = links.sign('sign-up', id.replace('a', 'b'))
  const wrong = ['', '.', id, `${id}.`, `${token}x`, token.slice(1), `${id}.${other.split('.')[1] ?? ''}`]
  for (const text of wrong) expect(links.read('sign-up', text), text).toBeUndefined()
})
