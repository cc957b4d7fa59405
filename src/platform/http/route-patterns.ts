/** What a path is when it fits no route: a file of ours, or something a visitor made up. */
export const noRoute = '*'

/**
 * Finds the pattern of a path among those of all routes, such as `/history/entries/:id`, for metrics and traces: the
 * path itself may name a person's entry, and there are endlessly many.
 */
export function createPatternFinder(patterns: Iterable<string>): (path: string) => string {
  const fixed = new Set<string>()
  const moving: { pattern: string; parts: readonly string[] }[] = []
  for (const pattern of new Set(patterns)) {
    if (/[:*]/.test(pattern)) moving.push({ pattern, parts: pattern.split('/') })
    else fixed.add(pattern)
  }
  // The more a pattern says, the sooner it is tried.
  const said = (parts: readonly string[]) => parts.filter((part) => !/^[:*]/.test(part)).length
  moving.sort((one, other) => said(other.parts) - said(one.parts) || other.parts.length - one.parts.length)
  return (path) => {
    const plain = plainOf(path)
    if (fixed.has(plain)) return plain
    const parts = plain.split('/')
    return moving.find((route) => fits(route.parts, parts))?.pattern ?? noRoute
  }
}

/** Without what the router's own requests and a careless link add. */
function plainOf(path: string): string {
  const page = path.endsWith('.data') ? path.slice(0, -5) : path
  if (page === '/_root' || page === '/') return '/'
  return page.endsWith('/') ? page.slice(0, -1) : page
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  const isOpen = pattern.at(-1) === '*'
  if (isOpen ? parts.length < pattern.length : parts.length !== pattern.length) return false
  return pattern.every((part, place) => part === '*' || part.startsWith(':') || part === parts[place])
}
