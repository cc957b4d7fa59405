// Not the `test` of the journeys: these pages complain on purpose.
import { expect, test } from '@playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build, type Rolldown } from 'vite'
import { PostForm } from '#features/blog/post.schema.ts'
import { readVideo } from '#features/blog/video.ts'
import { isSafeImage } from '#shared/html/allowed-html.ts'
import { payloads } from '#shared/html/payloads.test-support.ts'
import { renderMarkdown } from '#shared/html/render-markdown.server.ts'
import { sanitizeHtml } from '#shared/html/sanitize-html.server.ts'
import { openTrapPage, type Harm } from './support/script-traps.ts'

test.describe.configure({ mode: 'default', timeout: 240_000 })

const batchSize = 500

function batches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  )
}

/** The fragments that did harm in one way of being shown. Many payloads are cleaned to the same: each is shown once. */
async function harmful(
  show: (fragments: readonly string[]) => Promise<Harm[]>,
  fragments: readonly string[],
): Promise<string[]> {
  const found: string[] = []
  for (const batch of batches([...new Set(fragments)])) {
    const harm = await show(batch)
    found.push(...harm.map(({ index, what }) => `${what}: ${batch[index] ?? 'somewhere'}`))
  }
  return found
}

// The tests of this file run one after the other in one process, and share what is expensive.
const sanitized = once(() => payloads.map(sanitizeHtml))
const fromMarkdown = once(() => payloads.map(renderMarkdown))
const browserCleaner = once(buildBrowserCleaner)

function once<Result>(work: () => Result): () => Result {
  let made: { result: Result } | undefined
  return () => (made ??= { result: work() }).result
}

async function buildBrowserCleaner(): Promise<string> {
  const source = 'virtual:cleaner'
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'cleaner',
        resolveId: (id) => (id === source ? id : undefined),
        load: (id) =>
          id === source
            ? `import { purifiedText, purifyHtml } from '${process.cwd()}/src/shared/html/purify-html.ts'
               window.clean = purifyHtml
               window.cleanText = purifiedText`
            : undefined,
      },
    ],
    build: { write: false, rollupOptions: { input: source, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput
  return output.output[0].code
}

test('the traps spring where nothing is cleaned', async ({ page }) => {
  const traps = await openTrapPage(page)
  const counts = { ran: 0, found: 0, all: 0 }
  for (let index = 0; index < payloads.length; index += Math.ceil(payloads.length / 30)) {
    const harm = await traps.parse([payloads[index] ?? '']).catch(() => [])
    counts.all += 1
    if (harm.length > 0) counts.found += 1
    if (harm.some(({ what }) => what.startsWith('ran'))) counts.ran += 1
  }
  // The rest of the lists is for other places, such as attributes, or breaks parsers only.
  expect(counts.ran / counts.all, JSON.stringify(counts)).toBeGreaterThan(0.05)
  expect(counts.found / counts.all, JSON.stringify(counts)).toBeGreaterThan(0.3)
})

test('a post’s HTML runs nothing', async ({ page }) => {
  const traps = await openTrapPage(page)
  expect(await harmful(traps.parse, sanitized())).toEqual([])
})

test('Markdown runs nothing', async ({ page }) => {
  const traps = await openTrapPage(page)
  expect(await harmful(traps.parse, fromMarkdown())).toEqual([])
})

test('what the browser cleans runs nothing: raw, cleaned before, and Markdown', async ({ page }) => {
  const traps = await openTrapPage(page, await browserCleaner())
  expect(await harmful(traps.clean, [...payloads, ...sanitized(), ...fromMarkdown()])).toEqual([])
})

test('cleaning twice changes nothing, in the browser and after the server', async ({ page }) => {
  await page.goto('about:blank')
  await page.evaluate(await browserCleaner())
  for (const batch of batches([...new Set([...payloads, ...sanitized()])])) {
    const unstable = await page.evaluate((texts) => {
      const { cleanText } = window as unknown as { cleanText: (html: string) => string }
      return texts.filter((text) => {
        const cleaned = cleanText(text)
        return cleanText(cleaned) !== cleaned
      })
    }, batch)
    expect(unstable).toEqual([])
  }
})

test('addresses of images, videos and posts run nothing', async ({ page }) => {
  const traps = await openTrapPage(page)
  const asAddresses = (payload: string) =>
    renderToStaticMarkup(
      createElement(
        'div',
        {},
        isSafeImage(payload) ? createElement('img', { src: payload, alt: '', loading: 'lazy' }) : null,
        videoOf(payload),
        createElement('a', { href: `/blog?${new URLSearchParams({ post: payload })}` }, 'Read More'),
      ),
    )
  expect(await harmful(traps.parse, payloads.map(asAddresses))).toEqual([])
  const form = { title: 'x', slug: 'x', content: 'x', publication: 'now' }
  for (const payload of payloads) {
    const parsed = PostForm.safeParse({ ...form, imageUrl: payload, videoUrl: payload })
    if (!parsed.success) continue
    expect(parsed.data.imageUrl ?? '/').toMatch(/^(?:https:\/\/|\/)/i)
    expect(parsed.data.videoUrl ?? 'https://').toMatch(/^https?:\/\//i)
  }
})

function videoOf(payload: string) {
  const video = readVideo(payload)
  if (video?.kind === 'file') return createElement('video', { src: video.url, controls: true })
  return video
    ? createElement('iframe-address', { title: `https://www.youtube-nocookie.com/embed/${video.id}` })
    : null
}
