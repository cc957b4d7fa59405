import { expect, test } from 'vitest'
import { sketchBrief } from './sketch-brief.ts'

const inked = (sentence: string) =>
  Object.fromEntries(sketchBrief(sentence).flatMap((line) => (line.isInked ? [[line.label, line.text]] : [])))

test('kind, people, action and extras are read from one sentence', () => {
  expect(
    inked('A calm web app where neighbours can lend each other tools, with a calendar and reminders.'),
  ).toEqual({
    Idea: 'A calm web app where neighbours can lend each other tools, with a calendar and reminders',
    Kind: 'Web application',
    For: 'neighbours',
    'Must do': 'lend each other tools',
    With: 'a calendar and reminders',
    Look: 'calm',
  })
})

test('an audience after "for" ends where the purpose begins', () => {
  const lines = inked('A playful mobile app for parents of toddlers to plan meals')
  expect(lines.For).toBe('parents of toddlers')
  expect(lines['Must do']).toBe('plan meals')
  expect(lines.Kind).toBe('Mobile application')
})

test('what the sentence does not say stays open with the step that asks', () => {
  const open = sketchBrief('A portfolio').filter((line) => !line.isInked)
  expect(open.map((line) => line.label)).toEqual(['For', 'Must do', 'With', 'Look', 'Data', 'Builder'])
  expect(open.every((line) => /^Step \d/.test(line.text))).toBe(true)
})

test('another language, nothing or only an emoji never breaks the sheet', () => {
  expect(inked('Eine App für Vereine')).toEqual({ Idea: 'Eine App für Vereine', Kind: 'Web application' })
  expect(inked('')).toEqual({})
  expect(inked('🧭').Idea).toBe('🧭')
})

test('a very long idea is cut at a word and no letter pair is split', () => {
  const idea = inked('🙂'.repeat(200)).Idea ?? ''
  expect(Array.from(idea).length).toBe(97)
  expect(inked(`${'wonderful '.repeat(40)}`).Idea).toMatch(/wonderful…$/)
})
