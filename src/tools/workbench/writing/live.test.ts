import { afterEach, expect, test, vi } from 'vitest'
import { refineKey, showLive, type Live } from './live.ts'

afterEach(() => void vi.useRealTimers())

function watch() {
  vi.useFakeTimers()
  const shown: Live[] = []
  const showing = showLive<string>(
    { section: 'Tone' },
    (draft) => draft,
    (live) => shown.push(live),
  )
  return { shown, showing }
}

test('a draft whose answer follows at once is never shown', () => {
  const { shown, showing } = watch()
  showing.onDraft('Draft')
  expect(showing.end()).toBe(false)
  vi.advanceTimersByTime(1_000)
  expect(shown).toEqual([])
})

test('a draft that has to wait is shown, and the page hears of the first word only', () => {
  const { shown, showing } = watch()
  showing.onDraft('Draft')
  vi.advanceTimersByTime(60)
  expect(shown).toMatchObject([{ base: 'Draft', section: 'Tone', isWriting: false }])
  for (const word of ['One ', 'two ', 'three']) showing.onText(word)
  expect(shown.map(({ isWriting }) => isWriting)).toEqual([false, true])
  expect(shown[1]?.feed.text()).toBe('One two three')
  expect(showing.end()).toBe(true)
})

test('another version is counted, a wish is not', () => {
  expect(refineKey('Text', {}, 2)).toEqual({ text: 'Text', attempt: 3 })
  expect(refineKey('Text', { instruction: 'shorter' }, 2)).toEqual({ text: 'Text', instruction: 'shorter' })
  expect(refineKey('Text', {}, 99).attempt).toBe(99)
})
