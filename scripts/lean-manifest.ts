import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Route = { id: string; imports: string[]; [fact: string]: unknown }

const start = 'window.__reactRouterManifest='

/** Pages that another page fetches ahead with all that they import (`PrefetchPageLinks`), and that page. */
const fetchedAhead: Record<string, string> = { '/output': '/generate' }

/**
 * The browser's list of routes, without what only the server reads in its own: the scripts that a page imports, for
 * its preloads, and where the app begins. What is false or empty is left out, and the id is the key.
 */
export function leanManifest(text: string): string {
  if (!text.startsWith(start)) throw new Error('The list of routes has changed: see scripts/lean-manifest.ts')
  const { routes } = JSON.parse(text.slice(start.length, -1)) as { routes: Record<string, Route> }
  const lean = Object.fromEntries(
    Object.values(routes).map(({ id, imports, ...facts }) => {
      const from = fetchedAhead[id]
      const missing = from ? imports.filter((file) => !routes[from]?.imports.includes(file)) : []
      const kept = Object.entries<unknown>({ ...facts, imports: missing }).filter(
        ([name, fact]) =>
          name !== 'hasDefaultExport' && fact !== false && !(Array.isArray(fact) && fact.length === 0),
      )
      return [id, Object.fromEntries(kept)]
    }),
  )
  return `${start}{routes:${JSON.stringify(lean)}};for(const[id,route]of Object.entries(__reactRouterManifest.routes))route.id=id`
}

/** Rewrites the file that React Router has written. */
export function writeLeanManifest(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file))) {
    const file = join(folder, name)
    writeFileSync(file, leanManifest(readFileSync(file, 'utf8')))
  }
}
