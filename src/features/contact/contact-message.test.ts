import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ContactMessage } from './contact-message.ts'

const ada = { name: 'Ada Lovelace', email: 'ada@example.org', message: 'Does it draw bridges, too?' }

function faults(patch: object): string[] {
  const parsed = ContactMessage.safeParse({ ...ada, ...patch })
  return parsed.success ? [] : [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))]
}

test('a message is trimmed and otherwise kept word for word', () => {
  const message = '  Grüße, 你好 👩‍🔧\r\n\r\n\tBcc: nobody@example.org\rlast line\u0000\u0007  '
  expect(ContactMessage.parse({ name: ' Åsa Ó Briain ', email: ' Asa+x@Example.org ', message })).toEqual({
    name: 'Åsa Ó Briain',
    email: 'Asa+x@Example.org',
    message: 'Grüße, 你好 👩‍🔧\n\n\tBcc: nobody@example.org\nlast line',
  })
})

test('what is missing, empty, too long or no text is named', () => {
  expect(ContactMessage.safeParse({}).error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['name', 'Please enter your name.'],
    ['email', 'Please enter your email address.'],
    ['message', 'Please enter your message.'],
  ])
  expect(faults({ name: '  ', email: '', message: ' \r\n ' })).toEqual(['name', 'email', 'message'])
  expect(faults({ name: 'x'.repeat(201), message: 'x'.repeat(10_001) })).toEqual(['name', 'message'])
  expect(faults({ name: ['x'], email: { a: 1 }, message: 7 })).toEqual(['name', 'email', 'message'])
  expect(faults({ name: 'x'.repeat(200), message: 'x'.repeat(10_000) })).toEqual([])
})

const breaks = ['\n', '\r', '\r\n', '\0', '\v', '\f', '\u001b', '\u0085', '\u2028', '\u2029', '\u202e']

test.for(breaks.map((text) => [JSON.stringify(text), text] as const))(
  'a header cannot be begun with %s',
  ([, separator]) => {
    expect(faults({ name: `Ada${separator}Bcc: all@example.org` })).toEqual(['name'])
    expect(faults({ email: `ada@example.org${separator}Bcc:all@example.org` })).toEqual(['email'])
    expect(faults({ email: `ada${separator}@example.org` })).toEqual(['email'])
  },
)

test.for([
  'ada@example.org, eve@example.org',
  'ada@example.org;eve@example.org',
  'Ada <ada@example.org>',
  '<ada@example.org>',
  '"ada, eve"@example.org',
  'ada@example.org>',
  'ada@[127.0.0.1]',
  'ada@localhost',
  'ada@example.org%0aBcc:eve@example.org',
  'group: ada@example.org;',
  '@example.org',
  `${'a'.repeat(250)}@example.org`,
])('%s is not one address', (email) => {
  expect(faults({ email })).toEqual(['email'])
})

test('whatever is let pass fits into one header line', () => {
  const piece = fc.constantFrom('a', 'Z', '7', '.', '+', '@', 'b.org', ...' ,;<>"\\()[]:%\r\n\0\u2028\u202e')
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(text, (name) => {
      const parsed = ContactMessage.safeParse({ ...ada, name })
      if (parsed.success) expect(parsed.data.name).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202e]/u)
    }),
  )
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parsed = ContactMessage.safeParse({ ...ada, email: `${before}@${after}b.org` })
      if (parsed.success) expect(parsed.data.email).toMatch(/^[\w.+-]+@[\w.-]+$/)
    }),
    { numRuns: 2_000 },
  )
})
