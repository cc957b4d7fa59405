type Routes = Readonly<
  Record<string, { path?: string | undefined; parentId?: string | undefined } | undefined>
>

/** The patterns of all pages, such as `/history/entries/:id`, as the router's manifest has them. */
export function pagePatterns(routes: Routes): string[] {
  const patternOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    if (route === undefined) return ''
    const above = patternOf(route.parentId)
    return route.path ? `${above}/${route.path}` : above
  }
  return Object.keys(routes)
    .map((id) => patternOf(id).replace(/\/{2,}/g, '/') || '/')
    .filter((pattern) => pattern !== '/*')
}
