import { act } from 'react'
import { afterAll, expect, test } from 'vitest'
import { useDraftStore, type DraftStore } from '#ui/draft-store.ts'
import { renderPage } from '#ui/rendered-page.test-support.ts'
import { draftSource } from '../draft-storage.ts'
import { emptyDraft, type PromptDraft } from '../form-rules.ts'
import { useSuggestion, type SuggestionState } from './use-suggestion.ts'

type Shown = { store?: DraftStore<PromptDraft>; suggestion?: SuggestionState }

function Wizard({ shown }: { shown: Shown }) {
  const [store, draft] = useDraftStore(() => draftSource(undefined), emptyDraft)
  Object.assign(shown, { store, suggestion: useSuggestion(store, draft) })
  return null
}

// What no storage keeps lasts as long as the module, which other tests share.
afterAll(() => draftSource(undefined).forget())

const sentence = 'A blog about bread'

test.each([
  { what: 'what was typed', isUsed: false, then: '', left: '' },
  { what: 'the sentence that was used', isUsed: true, then: '', left: sentence },
  { what: 'what was typed since', isUsed: true, then: 'A shop for yarn', left: sentence },
])('another draft takes the sentence away, and the way back brings $what', async ({ isUsed, then, left }) => {
  const shown: Shown = {}
  await renderPage(() => <Wizard shown={shown} />)
  const holds = () => [shown.suggestion?.text, shown.store?.draft().projectDescription]
  const type = (text: string) => act(async () => shown.suggestion?.typed.change({ text }))
  await type(sentence)
  if (isUsed) await act(async () => shown.suggestion?.fill(sentence, 'draft', false))
  let undo: (() => void) | undefined
  await act(async () => (undo = shown.suggestion?.exchange(() => shown.store?.clear())))
  expect(holds()).toEqual(['', ''])
  await type(then)
  await act(async () => undo?.())
  expect(holds()).toEqual([then || sentence, left])
})
