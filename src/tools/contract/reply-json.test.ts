import { expect, test } from 'vitest'
import { readLabelled, readReplyJson } from './reply-json.ts'

const keys = ['subject', 'light', 'avoid', 'sound']

test.each([
  ['a draft in thoughts', '<think>{"subject": "..."}</think>'],
  ['braces in the greeting', 'Here it is {as you asked}:'],
])('after %s the whole object is read', (_, before) => {
  expect(readReplyJson(`${before}\n{"subject": "a fox in Lyon"}`).value).toEqual({ subject: 'a fox in Lyon' })
})

test('lines behind bullets belong to the list', () => {
  const text = 'Subject: a mail\nAvoid:\n- threats\n- lawyers\n  or courts\nNo reproach either.\nLight: none'
  const read = {
    subject: 'a mail',
    avoid: ['threats', 'lawyers\nor courts', 'No reproach either.'],
    light: 'none',
  }
  expect(readLabelled(text, keys)).toEqual(read)
})

test('labels that nobody knows are fields of their own, and what follows a field belongs to none', () => {
  const text = `**Subject:** a heron
**Avoid:**
- people: none
- cars
**Negative prompt:** text, logos

### Note
Use it twice.

**Light:** low sun

Would you like another version?`
  expect(readLabelled(text, keys)).toEqual({
    subject: 'a heron',
    avoid: ['people: none', 'cars'],
    'Negative prompt': 'text, logos',
    Note: 'Use it twice.',
    light: 'low sun',
  })
})

test('below a label that stands alone, lines that look like labels are its content', () => {
  const text = 'Subject: two friends\nSound:\nMia: Hello!\nTom: Hi.\nLight: noon'
  expect(readLabelled(text, keys)).toMatchObject({ sound: 'Mia: Hello!\nTom: Hi.', light: 'noon' })
})

test.each([
  '### Shot 2 (3 s)',
  '**Shot 2 (3 s):**',
  '**Shot 2** (3 s)',
  'Shot 2 (3 s)',
  '#### 2. Shot (3 s)',
])('an entry begins at "%s"', (second) => {
  const text = `${second.replace('2', '1')}\nSound: a splash\n\n${second}\nSound: wind`
  const shots = [
    { name: '(3 s)', sound: 'a splash' },
    { name: '(3 s)', sound: 'wind' },
  ]
  const unread: string[] = []
  expect(readLabelled(text, keys, { shot: 'shots' }, unread)).toEqual({ shots })
  expect(unread).toEqual([])
})

test('an entry without labels is a text, and one below a list that needs no number is each of its lines', () => {
  const text =
    '## Cast\n- **Mia:** tall\n- **Tom:** red cap\n\n## Shot 1: The drop\n\nA boat falls.\n\n## Shot 2\nIt floats.'
  expect(readLabelled(text, keys, { shot: 'shots', cast: 'cast' })).toEqual({
    cast: ['Mia: tall', 'Tom: red cap'],
    shots: ['The drop\nA boat falls.', 'It floats.'],
  })
})

test('what follows a label that stands alone is no entry, though it looks like one', () => {
  const text = '## Shot 1\nLight: noon\nAvoid:\nShot 2: no cars\n'
  expect(readLabelled(text, keys, { shot: 'shots' })).toEqual({
    shots: [{ light: 'noon', avoid: 'Shot 2: no cars' }],
  })
})

test('labels that come again below another heading begin an entry where the list may have any heading', () => {
  const text =
    '**1. The stair**\nSubject: a stair\n### More\nLight: noon\n\n**2. The lamp**\nSubject: a lamp\n\nWhich one?'
  const unread: string[] = []
  expect(readLabelled(text, keys, { '': 'ideas' }, unread)).toEqual({
    ideas: [
      { name: 'The stair', subject: 'a stair', light: 'noon' },
      { name: 'The lamp', subject: 'a lamp' },
    ],
  })
  expect(unread).toEqual(['Which one?'])
})

test('what has no place is unread: a label that comes again, a title, a question', () => {
  const unread: string[] = []
  const text =
    '**Title: Rain**\n1. **Subject:** a fox\n2. **Light:** noon\n\n**Subject:** a hare\n\nShall I go on?'
  expect(readLabelled(text, keys, {}, unread)).toEqual({ subject: 'a fox', light: 'noon' })
  expect(unread).toEqual(['**Title: Rain**', '**Subject:** a hare', 'Shall I go on?'])
})

test('of two answers in labels the first is read', () => {
  const options = ['Option 1\nSubject: a fox\nLight: noon', 'Option 2\nSubject: a hare\nLight: dusk']
  expect(readLabelled(options.join('\n\n'), keys)).toEqual({ subject: 'a fox', light: 'noon' })
})
