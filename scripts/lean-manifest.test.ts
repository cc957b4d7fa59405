import { expect, test } from 'vitest'
import { leanManifest } from './lean-manifest.ts'

const facts = { hasAction: false, hasClientLoader: false, hasDefaultExport: true, css: [] }

const written = (routes: Record<string, object>) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/assets/entry.js' }, routes, version: '1' })};`

/** As a browser runs it. */
function run(script: string): Record<string, object> {
  const window: Record<string, { routes: Record<string, object> }> = {}
  new Function('window', `with (window) {${script}}`)(window)
  return Object.values(window)[0]?.routes ?? {}
}

test('a route keeps where it is, what it has and what it loads, and nothing that is false or empty', () => {
  const routes = run(
    leanManifest(
      written({
        root: {
          id: 'root',
          path: '',
          hasLoader: true,
          module: '/assets/root.js',
          imports: ['/a.js'],
          ...facts,
        },
        about: { id: 'about', parentId: 'root', path: 'about', module: '/about.js', imports: [], ...facts },
      }),
    ),
  )
  expect(routes).toEqual({
    root: { id: 'root', path: '', hasLoader: true, module: '/assets/root.js' },
    about: { id: 'about', parentId: 'root', path: 'about', module: '/about.js' },
  })
})

test('a page that another one fetches ahead keeps the imports that the other one lacks', () => {
  const routes = run(
    leanManifest(
      written({
        '/generate': { id: '/generate', module: '/generate.js', imports: ['/shared.js'], ...facts },
        '/output': { id: '/output', module: '/output.js', imports: ['/shared.js', '/result.js'], ...facts },
      }),
    ),
  )
  expect(routes['/output']).toEqual({ id: '/output', module: '/output.js', imports: ['/result.js'] })
})

test('another list than the one we know is refused', () => {
  expect(() => leanManifest('window.__other={}')).toThrow('lean-manifest.ts')
})
