import { expect, test } from 'vitest'
import { pagePatterns } from './page-patterns.ts'

test('the patterns of pages are put together from their parents, and the catch-all is none', () => {
  const routes = {
    root: { path: '' },
    frame: { parentId: 'root' },
    home: { parentId: 'frame' },
    admin: { parentId: 'frame', path: 'admin' },
    users: { parentId: 'admin', path: 'users' },
    entry: { parentId: 'root', path: 'history/entries/:id' },
    map: { parentId: 'root', path: '/sitemap.xml' },
    unknown: { parentId: 'frame', path: '*' },
  }
  expect([...new Set(pagePatterns(routes))].toSorted()).toEqual([
    '/',
    '/admin',
    '/admin/users',
    '/history/entries/:id',
    '/sitemap.xml',
  ])
})
