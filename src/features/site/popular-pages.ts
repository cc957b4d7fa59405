import * as texts from './not-found-view.texts.ts'

const popularSlugs = ['developer-prompt', 'text-to-prompt', 'image-prompt-generator']

type Link = { name: string; path: string }

/** What people look for most, without tools that are not here. */
export function popularPages(tools: readonly (Link & { slug: string })[]): Link[] {
  const popular = popularSlugs.flatMap((slug) => tools.filter((tool) => tool.slug === slug))
  return [...popular.map(({ name, path }) => ({ name, path })), { name: texts.about, path: '/about' }]
}
