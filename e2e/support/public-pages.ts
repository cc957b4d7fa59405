import { barPages, furtherPages } from '#features/site/site-pages.ts'
import { tools } from '#tools/tools.ts'
import type { APIRequestContext } from '@playwright/test'

const listed = [...barPages, ...furtherPages].map((page) => page.path)

/** Every page a visitor can reach that exists so far, from the lists the site itself is made of. */
export async function publicPages(request: APIRequestContext): Promise<string[]> {
  const paths = [
    ...new Set([...listed, '/tools/technical', '/tools/non-technical', ...tools.map((tool) => tool.path)]),
  ]
  const answers = await Promise.all(paths.map((path) => request.get(path)))
  return paths.filter((_path, index) => answers[index]?.status() === 200)
}
