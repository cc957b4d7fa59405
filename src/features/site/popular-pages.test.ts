import { expect, test } from 'vitest'
import { popularPages } from './popular-pages.ts'

test('only tools that exist are offered, About always', () => {
  const tool = (slug: string) => ({ slug, name: slug, path: `/tools/x/${slug}` })
  expect(
    popularPages([tool('image-prompt-generator'), tool('story-prompt'), tool('developer-prompt')]),
  ).toEqual([
    { name: 'developer-prompt', path: '/tools/x/developer-prompt' },
    { name: 'image-prompt-generator', path: '/tools/x/image-prompt-generator' },
    { name: 'About', path: '/about' },
  ])
  expect(popularPages([])).toEqual([{ name: 'About', path: '/about' }])
})
