/** The page of ours that was open before this one, as a path; `/` when there was none or the browser does not tell. */
export function cameFrom(browser: Pick<Window, 'navigation' | 'document' | 'location'>): string {
  // Not in every browser yet.
  const history: Navigation | undefined = browser.navigation
  const index = history?.currentEntry?.index ?? 0
  const url = history?.entries()[index - 1]?.url ?? (history ? '' : browser.document.referrer)
  if (!url || !URL.canParse(url)) return '/'
  const { origin, pathname, search, hash } = new URL(url)
  return origin === browser.location.origin ? pathname + search + hash : '/'
}
