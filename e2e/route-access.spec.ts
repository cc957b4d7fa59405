import type { APIRequestContext } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { tools } from '#tools/tools.ts'
import { signInAsNew } from './support/account.ts'
import { signInAsAdmin } from './support/admin.ts'
import { expect, openPage, test } from './support/journey.ts'
import { routeAccess, type RouteAccess } from './support/route-access.ts'

const ofTools = new Set(
  tools.flatMap((tool) => [tool.path, ...(tool.pages ?? []).map(({ path }) => path)].map(withSlash)),
)
const paths = flatten(routes).filter((path) => !ofTools.has(path))

function flatten(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}${withSlash(entry.path)}`
    return entry.children ? flatten(entry.children, path) : [withSlash(path)]
  })
}

function withSlash(path: string): string {
  return path.startsWith('/') ? path : `/${path}`
}

const noSuchId = '00000000-0000-4000-8000-000000000000'

/** Where a GET ends: `shown`, `refused`, or the path it is sent to; what is neither, such as an error, by its status. */
async function open(request: APIRequestContext, route: string, access: RouteAccess): Promise<string> {
  const path = route.replace(':id', noSuchId).replace('export/:file', 'export/events.csv')
  const response = await request.get(path.replace('/og/:file', '/og/home.png').replace('*', 'nowhere'), {
    maxRedirects: 0,
  })
  const status = response.status()
  const target = response.headers()['location']
  if (target !== undefined) return access === 'nobody' ? 'refused' : (target.split('?')[0] ?? '')
  // Our scripts ask for it, and say so themselves.
  if (status === 401 && path.startsWith('/history/entries')) return '/auth'
  const isNowhere = route.includes(':id') || route === '/*'
  if (status === 200 || (status === 404 && isNowhere)) return 'shown'
  // 400: what answers to no GET.
  return [400, 401, 403, 404, 405].includes(status) ? 'refused' : `${status}`
}

test('every route has an entry that says for whom it is, and every entry a route', () => {
  expect(paths.toSorted()).toEqual(Object.keys(routeAccess).toSorted())
})

test('routes answer those they are for, and send the others away', async ({ page, playwright, baseURL }) => {
  const anonymous = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
  test.slow()
  const admin = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
  await signInAsNew(page)
  await signInAsAdmin({ request: admin })
  for (const [path, access] of Object.entries(routeAccess)) {
    const callers = [anonymous, page.request, admin]
    const found = await Promise.all(callers.map((request) => open(request, path, access)))
    const expected = {
      everybody: ['shown', 'shown', 'shown'],
      person: ['/auth', 'shown', 'shown'],
      admin: ['/auth', '/auth', 'shown'],
      visitor: ['shown', '/', '/'],
      nobody: ['refused', 'refused', 'refused'],
    }[access]
    expect(found, path).toEqual(expected)
  }
  await admin.dispose()
  await anonymous.dispose()
})

test('what changes something refuses whoever may not', async ({ page, playwright, baseURL }) => {
  const anonymous = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
  await signInAsNew(page)
  await openPage(page, '/')
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0)
  for (const [path, form] of [
    ['/history/changes', { change: 'delete', id: noSuchId }],
    ['/account', { intent: 'delete', password: 'x' }],
    ['/account', { intent: 'end-sessions', which: 'others' }],
    ['/admin/users', { id: noSuchId, isAdmin: 'true' }],
    ['/admin/tools-content', { intent: 'delete', id: noSuchId }],
    ['/admin/whats-new', { intent: 'delete', id: noSuchId }],
    ['/admin/mail', { id: noSuchId }],
  ] as const) {
    const response = await anonymous.post(path, { form, maxRedirects: 0 })
    const to = decodeURIComponent(response.headers()['location'] ?? '')
    const isSentAway = ['/auth', `/auth?next=${path}`].includes(to) || response.status() === 401
    expect(isSentAway, `${path} ${JSON.stringify(form)} ${response.status()}`).toBe(true)
    if (path.startsWith('/admin/'))
      expect((await page.request.post(`${path}.data`, { form })).status(), path).toBe(403)
  }
  await anonymous.dispose()
})
