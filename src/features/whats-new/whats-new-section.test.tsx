import { setImmediate } from 'node:timers/promises'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { storageInMemory } from '#shared/browser-storage.test-support.ts'
import { renderPage } from '#ui/rendered-page.test-support.ts'

const post = { id: 'a', title: 'Read it aloud', imageUrl: null, datePosted: '2026-11-02' }

/** The home page's section, where each answer to the request for all posts is the next of `answers`. */
async function openSection(answers: (() => Promise<object>)[]) {
  const content = async () => {
    const { ToastRegion } = await import('#ui/toast-region.tsx')
    const { WhatsNewSection } = await import('./whats-new-section.tsx')
    return (
      <ToastRegion>
        <WhatsNewSection posts={[{ ...post, beginning: 'Every story' }]} />
      </ToastRegion>
    )
  }
  const { window, document } = await renderPage(content, {
    fetch: () => answers.shift()?.(),
    localStorage: storageInMemory(),
  })
  const text = () => document.body.textContent ?? ''
  const press = (name: string) =>
    act(async () => {
      const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(name))
      button?.dispatchEvent(new window.Event('click', { bubbles: true }))
      await vi.dynamicImportSettled()
      for (let turn = 0; turn < 5; turn++) await setImmediate()
    })
  return { text, press, dialog: () => document.querySelector('dialog')?.textContent }
}

const failed = () => Promise.reject(new TypeError('Failed to fetch'))
const answered = async () => ({
  ok: true,
  json: async () => ({ posts: [{ ...post, html: 'Heard <b>now</b>' }] }),
})

test('posts that could not be fetched are asked for again in the dialog', async () => {
  const { press, dialog } = await openSection([failed, answered])
  await press('See all updates')
  expect(dialog()).toContain('We couldn’t load the updates.')
  await press('Try Again')
  expect(dialog()).toContain('Read it aloud')
})

test('a dialog that could not be fetched is told, stays unread, and opens with the next press', async () => {
  vi.doMock('./whats-new-dialog.tsx', () => {
    throw new Error('offline')
  })
  const { press, dialog, text } = await openSection([answered])
  await press('See all updates')
  expect(text()).toContain('We couldn’t load the updates.')
  expect(text()).toContain('Unread:')
  vi.doUnmock('./whats-new-dialog.tsx')
  await press('See all updates')
  expect(dialog()).toContain('Read it aloud')
})
