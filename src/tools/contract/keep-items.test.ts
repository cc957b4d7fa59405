import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planItems } from './edit-plan.ts'
import { keepItems } from './keep-items.ts'
import { byModel, item, plainItem, textOf, you, type Item } from './plan.ts'

function written(id: string, text: string): Item {
  return plainItem(id, text, byModel)
}

function kept(id: string, text: string): Item {
  return { ...item(id, [you('result', text)]), kept: true }
}

test('without anything to keep the new plan is the same object', () => {
  const next = { lines: [written('a', 'New')] }
  expect(keepItems({ lines: [written('a', 'Old')] }, next)).toEqual({ plan: next, conflicts: [] })
  expect(keepItems({ lines: [written('a', 'Old')] }, next).plan).toBe(next)
})

test('words that came back stay mine, wherever they stand now', () => {
  const current = { lines: [kept('lines-1', 'Eel, not trout'), written('lines-2', 'Bread')] }
  const next = { lines: [written('lines-1', 'Butter'), written('lines-2', 'eel,  not trout')] }
  const { plan, conflicts } = keepItems(current, next)
  expect(plan.lines[0]).toBe(next.lines[0])
  expect(plan.lines[1]).toEqual({ ...kept('lines-2', 'Eel, not trout') })
  expect(conflicts).toEqual([])
})

test('kept words still answer what they answered, beside what their place answers now', () => {
  const mine: Item = { ...kept('a', 'Eel'), about: 'R1' }
  const answered = (one: Item) => {
    const { about, answers } = keepItems({ a: mine }, { a: one }).plan.a
    return { about, answers }
  }
  for (const words of ['Eel', 'Eel, smoked'])
    expect(answered(written('a', words))).toEqual({ about: 'R1', answers: undefined })
  expect(answered({ ...written('a', 'Eel'), about: 'R1' })).toEqual({ about: 'R1', answers: undefined })
  expect(answered({ ...written('a', 'Eel'), about: 'R2' })).toEqual({ about: 'R2', answers: ['R2', 'R1'] })
})

test('words that are gone take the place with their id again', () => {
  const current = { head: kept('head', 'Mine'), lines: [written('lines-1', 'One')] }
  const { plan, conflicts } = keepItems(current, { head: written('head', 'Other'), lines: [] })
  expect(plan.head).toEqual(current.head)
  expect(conflicts).toEqual([])
})

test('an item that was only added to stays as it is, and is still kept', () => {
  const { plan } = keepItems({ a: kept('a', 'Eel') }, { a: written('a', 'Eel, smoked') })
  expect(textOf(plan.a)).toBe('Eel, smoked')
  expect(plan.a.kept).toBe(true)
  expect(keepItems({ a: kept('a', 'red') }, { a: written('a', 'bored') }).plan.a).toEqual(kept('a', 'red'))
})

test.each([
  ['art', 'A party where art hangs.', 'A party where art hangs.'],
  ['art', 'A party, smart.', 'art'],
  ['红狐狸', '一只红狐狸在烤面包。', '一只红狐狸在烤面包。'],
  ['नम', 'नमी', 'नम'],
])('a new text that holds kept words as words of its own stays whole: %s, %s', (mine, text, stays) => {
  expect(textOf(keepItems({ a: kept('a', mine) }, { a: written('a', text) }).plan.a)).toBe(stays)
})

test.each([
  ['Pip stayed.\n\nIt was new.', ['Pip stayed.', 'It was new.']],
  ['Be polite:\n- no threats\n2. no jokes', ['Be polite:', 'no threats', 'no jokes']],
])('words with line breaks that were read as several items are one again: %j', (mine, pieces) => {
  const current = { lines: [written('lines-1', 'One'), kept('lines-2', mine), kept('lines-3', 'Mine')] }
  const read = ['One', ...pieces, 'Other', 'Last'].map((text, at) => written(`lines-${at + 1}`, text))
  const { plan, conflicts } = keepItems(current, { lines: read, more: [written('more-1', 'More')] })
  expect(plan.lines.map(textOf)).toEqual(['One', mine, 'Mine', 'Last'])
  expect(plan.lines.map(({ id }) => id)).toEqual(['lines-1', 'lines-2', 'lines-3', 'lines-4'])
  expect(plan.more.map(textOf)).toEqual(['More'])
  expect(conflicts).toEqual([])
  expect(plan.lines[1]?.kept).toBe(true)
})

test('words that a chat gave back without their quotation marks are there', () => {
  const mine = kept('a', 'handover with a “4-digit code”')
  const next = { b: written('b', 'FR-005 handover with a 4-digit code') }
  expect(keepItems({ a: mine }, next).conflicts).toEqual([])
})

test('what has neither words nor place in the new plan is told, and not lost', () => {
  const lost = kept('lines-7', 'No raffle')
  expect(keepItems({ lines: [lost] }, { lines: [written('lines-1', 'One')] }).conflicts).toEqual([lost])
})

test('words that stood only in what another kept item took the place of are told', () => {
  const current = { lines: [kept('d', 'Butter'), kept('a', 'Eel')] }
  const { plan, conflicts } = keepItems(current, { lines: [written('d', 'Bread and eel')] })
  expect(plan.lines.map(textOf)).toEqual(['Butter'])
  expect(conflicts.map(textOf)).toEqual(['Eel'])
})

test('moved words are no reason to overwrite what stands at their old place', () => {
  const current = { lines: [kept('lines-1', 'A'), written('lines-2', 'B')] }
  const next = { lines: [written('lines-1', 'B'), written('lines-2', 'A')] }
  expect(keepItems(current, next).plan.lines.map(textOf)).toEqual(['B', 'A'])
})

test('whatever comes back, kept words are in the plan or among the conflicts, and no id changes', () => {
  const words = fc.constantFrom('Eel', 'eel', 'Bread', 'Bread and eel', 'Butter', 'No raffle')
  const id = fc.constantFrom('a', 'b', 'c', 'd')
  const items = (isKept: fc.Arbitrary<boolean>) =>
    fc
      .uniqueArray(fc.tuple(id, words, isKept), { selector: ([name]) => name, maxLength: 4 })
      .map((all) => ({
        lines: all.map(([name, text, mine]) => (mine ? kept(name, text) : written(name, text))),
      }))
  fc.assert(
    fc.property(items(fc.boolean()), items(fc.constant(false)), (current, next) => {
      const { plan, conflicts } = keepItems(current, next)
      expect(plan.lines.map((one) => one.id)).toEqual(next.lines.map((one) => one.id))
      const all = [...planItems(plan), ...conflicts].map((one) => textOf(one).toLowerCase())
      for (const one of planItems(current).filter((line) => line.kept))
        expect(all.some((text) => text.includes(textOf(one).toLowerCase()))).toBe(true)
    }),
  )
})
