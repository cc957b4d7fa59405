import { expect, test } from 'vitest'
import { PromptForm } from '../../form.ts'
import { examples } from '../../examples.ts'
import { composePrompt } from '../compose-prompt.ts'

const base = examples.find((example) => example.input.projectType === 'web-app')?.input

function dataOf(answers: Record<string, unknown>): string {
  const form = PromptForm.parse({
    ...base,
    platform: 'other',
    modelRelationships: 'none',
    userRoles: 'member',
    ...answers,
  })
  return composePrompt(form).sections.find((section) => section.id === 'data')?.body ?? ''
}

test('one record lies inside a limit of the rules and the next just beyond it', () => {
  const data = dataOf({
    dataModels: 'Tank(name, celsius)',
    businessRules: 'Warn when a tank is above 22 °C or below 17 °C.',
  })
  expect(data).toMatch(/Tank: [^;]*celsius 19\.6[^;]*; [^;]*celsius 22\.\d/)
})

test('examples of the user name the records, not a catalogue of another domain', () => {
  const data = dataOf({
    projectDescription:
      'A shop for film makers. They buy items such as colour presets, title packs and sound loops.',
    dataModels: 'Item(name, price)',
  })
  expect(data).toContain('Item: Colour preset')
  expect(data).toContain('Title pack')
})

test('a thing without examples is numbered with its own noun and the word before it', () => {
  const data = dataOf({
    projectDescription: 'A music school sells violin lessons to beginners in small groups every week.',
    dataModels: 'Lesson(title, starts_at)',
  })
  expect(data).toContain('Violin lesson 1')
})

test('plates, codes and numbers have a pattern of their own', () => {
  const data = dataOf({
    projectDescription:
      'Our depot in Nairobi sends vans to clinics and keeps a record of every trip they make.',
    dataModels: 'Van(plate, capacity, status active/workshop)',
  })
  expect(data).toMatch(/Van: KDA 412C, capacity 12, active/)
})

test('who did something becomes a column, and never an entity of its own', () => {
  const data = dataOf({
    dataModels: 'Alarm(started_at, state open/acknowledged), User(name, role)',
    modelRelationships: 'Alarm belongs to the user who acknowledged it',
  })
  expect(data).toContain('acknowledged_by → User')
  expect(data).not.toContain('Who')
})

test('a named column stands for the relation, so that no second key appears', () => {
  const data = dataOf({
    dataModels: 'Visit(vet, planned_at), Expense(amount, paid_by), Member(name)',
    modelRelationships: 'A visit belongs to a vet. Member has many expenses.',
  })
  expect(data).toContain('vet → Vet')
  expect(data).not.toContain('vet_id')
  expect(data).toContain('paid_by → Member')
  expect(data).not.toContain('member_id')
})

test('two of a kind become two columns', () => {
  const data = dataOf({
    dataModels: 'Member(name), Settlement(from, to, amount), Swap(status proposed/accepted)',
    modelRelationships: 'Settlement belongs to two members; Swap links two members',
  })
  expect(data).toContain('from → Member, to → Member')
  expect(data).toContain('first_member_id → Member, second_member_id → Member')
  expect(data).not.toContain('TwoMember')
})
