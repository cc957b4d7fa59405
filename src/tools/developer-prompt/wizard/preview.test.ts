import { expect, test } from 'vitest'
import { renderedText, type Piece, type Rendered } from '../../contract/rendered.ts'
import { sentinelDraft } from '../drafts.test-support.ts'
import { askedFields, projectTypes } from '../form-rules.ts'
import { tool } from '../tool.ts'
import { fieldAwaited, isNews, previewOf, withNews } from './preview.ts'

function text(...items: [item: string, words: string][]): Rendered {
  const pieces = items.map(([item, words]): Piece => ({ item, text: `${words}\n`, from: 'you' }))
  return [{ id: '', pieces }]
}

/** The marked words themselves, which is what a reader sees. */
function marked(before: Rendered, after: Rendered): string[] {
  const shown = withNews(before, after)
  const words = (rendered: Rendered) =>
    rendered.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join('')
  expect(words(shown)).toBe(words(after))
  return shown.flatMap(({ pieces }) =>
    pieces.filter(({ item }) => isNews(item ?? '')).map((piece) => piece.text),
  )
}

const bread = text(['goal', 'A shop that lets bakers sell bread.'])

test('nothing is marked when nothing changed', () => {
  expect(marked(bread, text(['goal', 'A shop that lets bakers sell bread.']))).toEqual([])
})

test('a letter marks the whole word it belongs to', () => {
  expect(marked(bread, text(['goal', 'A shop that lets bakers sell breads.']))).toEqual(['breads'])
})

test('words put into the middle are marked alone', () => {
  expect(marked(bread, text(['goal', 'A shop that lets bakers sell fresh rye bread.']))).toEqual([
    'fresh rye',
  ])
})

test('a new item is marked whole, and one that only moved is not', () => {
  const before = text(['r-1', 'Search'], ['r-2', 'Pay'])
  expect(marked(before, text(['r-1', 'Rate bread'], ['r-2', 'Search'], ['r-3', 'Pay']))).toEqual([
    'Rate bread',
  ])
})

test('removed words, frame and what waits for an answer leave no mark', () => {
  expect(marked(bread, text(['goal', 'A shop that lets bakers']))).toEqual([])
  expect(marked(bread, [{ id: '', pieces: [{ text: '# Other frame', from: 'standard' }] }])).toEqual([])
  expect(marked(bread, text(['missing:mainGoal', 'Main goal']))).toEqual([])
})

test('an item names the field it waits for, and only one that exists', () => {
  expect(fieldAwaited('missing:mainGoal')).toBe('mainGoal')
  expect(fieldAwaited('missing:toString')).toBeUndefined()
  expect(fieldAwaited('mainGoal')).toBeUndefined()
})

test('a long text is compared line by line', () => {
  const long = Array.from({ length: 20_000 }, (_, at): [string, string] => [`r-${at}`, `line ${at}`])
  expect(marked(text(...long), text(...long, ['r-new', 'one more']))).toEqual(['one more'])
})

test.for(projectTypes)('%s: the preview says nothing that its wizard does not ask', async (projectType) => {
  const draft = sentinelDraft({ projectType })
  const said = renderedText(previewOf(await tool.core(), draft)).match(/(?<=zq7 )\w+/gu) ?? []
  expect(said).toContain('targetAudience')
  expect(said.filter((name) => !askedFields(draft).some((field) => field === name))).toEqual([])
})
