import { expect, test } from 'vitest'
import { storageInMemory } from '#shared/browser-storage.test-support.ts'
import { createDraftStore } from '#ui/draft-store.ts'
import { draftOf, storedPostDraft } from './post-draft.ts'

test('an open post keeps its words, whatever another tab stores or removes', () => {
  const storage = storageInMemory()
  const blank = draftOf(undefined)
  const open = () => createDraftStore(storedPostDraft(storage, undefined, blank))
  const [first, second] = [open(), open()]
  first.replace({ ...blank, content: '<p>We are open on Sundays.</p>' })
  first.flush()
  const keys = [...storage.map.keys()]

  second.replace({ ...blank, content: '<p>Just trying something.</p>' })
  second.flush()
  keys.forEach(first.receive)
  expect(first.draft().content).toContain('Sundays')
  second.clear()
  keys.forEach(first.receive)
  expect(first.draft().content).toContain('Sundays')
})
