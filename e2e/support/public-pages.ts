import { barPages, furtherPages } from '#features/site/site-pages.ts'
import { tools } from '#tools/tools.ts'

const listed = [...barPages, ...furtherPages].map((page) => page.path)

/** Every page a visitor can reach, from the lists the site itself is made of. */
export const publicPages: readonly string[] = [
  ...new Set([...listed, '/tools/technical', '/tools/non-technical', ...tools.map((tool) => tool.path)]),
]
