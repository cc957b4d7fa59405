/** Who sees something on `GET`; whoever does not is sent to /auth. `visitor`: only who is not signed in. */
export type RouteAccess = 'everybody' | 'person' | 'admin' | 'visitor' | 'nobody'

/** One entry per route of src/app/routes.ts, apart from the tools' pages, which are for everybody. */
export const routeAccess: Record<string, RouteAccess> = {
  '/': 'everybody',
  '/tools': 'everybody',
  '/tools/technical': 'everybody',
  '/tools/non-technical': 'everybody',
  '/about': 'everybody',
  '/contact': 'everybody',
  '/privacy': 'everybody',
  '/report': 'everybody',
  '/technical': 'everybody',
  '/documentation': 'everybody',
  '/auth': 'visitor',
  '/auth/forgotten-password': 'everybody',
  '/auth/new-password': 'everybody',
  // Only a form leads there.
  '/auth/sign-out': 'nobody',
  '/account': 'person',
  '/account/data': 'person',
  '/history': 'person',
  '/history/compare': 'person',
  '/history/changes': 'nobody',
  '/history/entries/:id': 'person',
  '/history/:file': 'person',
  '/sources': 'person',
  // Only forms lead there.
  '/sources/import': 'nobody',
  '/sources/read': 'nobody',
  '/admin': 'admin',
  '/admin/users': 'admin',
  '/admin/tools-content': 'admin',
  '/admin/whats-new': 'admin',
  '/admin/audit': 'admin',
  '/admin/sources': 'admin',
  '/whats-new/posts': 'everybody',
  '/og/:file': 'everybody',
  '/sitemap.xml': 'everybody',
  '/robots.txt': 'everybody',
  '/manifest.webmanifest': 'everybody',
  '/*': 'everybody',
}
