import type { APIRequestContext } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { tools } from '#tools/tools.ts'
import { signInAsNew } from './support/account.ts'
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

/** Where a GET ends: `shown`, or the path it is sent to; for what nobody may see, `refused`. */
async function open(request: APIRequestContext, route: string, access: RouteAccess): Promise<string> {
  const path = route.replace(':id', '00000000-0000-4000-8000-000000000000')
  const response = await request.get(path.replace('/og/:file', '/og/home.png').replace('*', 'nowhere'), {
    maxRedirects: 0,
  })
  if (access === 'nobody' && response.status() >= 300) return 'refused'
  // Our scripts ask for it, and say so themselves.
  if (response.status() === 401 && /^\/history\/(?:entries|changes)/.test(path)) return '/auth'
  const target = response.headers()['location']
  return target === undefined ? 'shown' : (target.split('?')[0] ?? '')
}

test('every route has an entry that says for whom it is, and every entry a route', () => {
  expect(paths.toSorted()).toEqual(Object.keys(routeAccess).toSorted())
})

test('routes answer those they are for, and send the others away', async ({ page, playwright, baseURL }) => {
  const anonymous = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
  await signInAsNew(page)
  for (const [path, access] of Object.entries(routeAccess)) {
    const [asNobody, asPerson] = [await open(anonymous, path, access), await open(page.request, path, access)]
    const expected = {
      everybody: ['shown', 'shown'],
      person: ['/auth', 'shown'],
      admin: ['/auth', '/auth'],
      visitor: ['shown', '/'],
      nobody: ['refused', 'refused'],
    }[access]
    expect([asNobody, asPerson], path).toEqual(expected)
  }
  await anonymous.dispose()
})

test('what changes something refuses whoever may not', async ({ page, playwright, baseURL }) => {
  const anonymous = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
  await signInAsNew(page)
  await openPage(page, '/')
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0)
  const id = '00000000-0000-4000-8000-000000000000'
  for (const [path, form] of [
    ['/history/changes', { change: 'delete', id }],
    ['/account', { intent: 'delete', password: 'x' }],
    ['/account', { intent: 'end-sessions', which: 'others' }],
    ['/admin/users', { id, isAdmin: 'true' }],
    ['/admin/tools-content', { intent: 'delete', id }],
    ['/admin/whats-new', { intent: 'delete', id }],
    ['/admin/mail', { id }],
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
