import { expect, test } from 'vitest'
import { byModel, textOf, type Item, type Span } from './plan.ts'
import { planInSections } from './section-plan.ts'

const { read } = planInSections(
  [
    { number: 1, key: 'task', name: 'Task', kind: 'text' },
    { number: 2, key: 'points', name: 'Points', kind: 'list' },
  ] as const,
  { task: [] as Item[], points: [] as Item[], labels: {} as { task?: Span } },
)
const wordsOf = (text: string): Span => ({ ...byModel, text })

test('words behind the name of a section are its first words, and a colon is no part of its name', () => {
  const { plan } = read('## [1] Aufgabe: Schreibe eine Mail\nan Ada.\n## [2] Points:\n- kurz\n[end]', wordsOf)
  expect(plan?.task.map(textOf)).toEqual(['Schreibe eine Mail\nan Ada.'])
  expect(plan?.points.map(textOf)).toEqual(['kurz'])
  expect(plan?.labels).toEqual({ task: { ...byModel, text: 'Aufgabe' } })
})

test('an address in a name is no such colon', () => {
  const { plan } = read('## [1] See https://example.org/a\nWrite.\n[end]', wordsOf)
  expect(plan?.labels.task?.text).toBe('See https://example.org/a')
})
