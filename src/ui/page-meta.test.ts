import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const matches = [{ id: 'root', loaderData: { appName: 'Blueprompt', appUrl: 'https://prompts.example.org' } }]
const page = { title: 'About', description: 'Why.', path: '/about' }

test('a page has one canonical address under the public address', () => {
  expect(pageMeta(matches, page)).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://prompts.example.org/about',
  })
})

test('the product name is added to the title unless the title is complete', () => {
  expect(pageMeta(matches, page)).toContainEqual({ title: 'About · Blueprompt' })
  expect(pageMeta(matches, { ...page, isTitleComplete: true })).toContainEqual({ title: 'About' })
})

test('a hidden page asks not to be indexed and names no canonical address', () => {
  const tags = JSON.stringify(pageMeta(matches, { ...page, isHidden: true }))
  expect(tags).toContain('noindex')
  expect(tags).not.toContain('canonical')
})

test('a page is still described when the root loader failed', () => {
  expect(pageMeta([{ id: 'root' }], page)[0]).toEqual({ title: 'About' })
})
