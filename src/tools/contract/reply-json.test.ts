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

test('of two answers in labels the first is read', () => {
  const options = ['Option 1\nSubject: a fox\nLight: noon', 'Option 2\nSubject: a hare\nLight: dusk']
  expect(readLabelled(options.join('\n\n'), keys)).toEqual({ subject: 'a fox', light: 'noon' })
})
