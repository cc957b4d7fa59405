import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Bench } from '#tools/workbench/bench/bench.ts'
import type { BenchState } from '#tools/workbench/bench/bench-store.ts'
import { onlyAsked, readPromptDraft } from '../form-rules.ts'
import { OutputResult } from './output-result.tsx'

test('who listens hears that a model writes, and that the result is there', () => {
  const draft = onlyAsked(readPromptDraft({}))
  const live = { phase: 'writing', model: 'm-1', writtenBy: 'model', input: draft } as const
  const idle = { phase: 'idle', isReady: false, shelf: { results: [], shown: undefined } }
  const said = (state: object) => {
    const parts = {
      bench: {} as Bench,
      state: { ...idle, ...state } as unknown as BenchState,
      result: undefined,
    }
    const element = <OutputResult {...parts} drafts={{} as never} draft={draft} empty={null} />
    const html = renderToStaticMarkup(
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
    )
    return /role="status"[^>]*>([^<]*)</u.exec(html)?.[1]
  }
  expect(said({})).toBe('')
  expect(said({ live })).toBe('A model is writing.')
  expect(said({ isReady: true })).toBe('The result is ready.')
})
