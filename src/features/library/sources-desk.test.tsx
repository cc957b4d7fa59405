import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { ListedSource, SourceScope } from './source.ts'
import { SourcesDesk } from './sources-desk.tsx'

function desk(scope: SourceScope, items: ListedSource[]) {
  const totals = { documents: items.length, words: 0 }
  const page = { path: '/', filter: { search: '' }, list: { items, next: undefined }, outcome: undefined }
  const element = <SourcesDesk scope={scope} totals={totals} {...page} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test('an empty list says whose checks will use what is added', () => {
  expect(desk('own', [])).toContain('Your checks will then use them.')
  expect(desk('library', [])).toContain('Everyone’s checks will then use them.')
})

test('a source has its day as other lists have it', () => {
  const about = {
    id: 1,
    title: 'Gulls',
    url: null,
    format: 'pdf',
    language: 'en',
    words: 3,
    isIndexed: true,
  } as const
  const html = desk('own', [{ ...about, createdAt: '2026-11-30T12:00:00.000Z' }])
  expect(html).toContain('3 words · en · <time dateTime="2026-11-30T12:00:00.000Z">Nov 30, 2026</time>')
})
