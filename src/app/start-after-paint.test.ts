import { expect, test } from 'vitest'
import { startAfterPaint } from './start-after-paint.ts'

const page = [
  '<html><head><link rel="preload" href="/a.woff2" as="font"/><link nonce="n" rel="manifest" href="/app.webmanifest"/>',
  '<link rel="modulepreload" href="/assets/entry.js" nonce="n"/><link rel="modulepreload" href="/assets/framework.js" nonce="n"/>',
  '<link rel="modulepreload" href="/assets/root.js" nonce="n"/></head><body><p>Text</p>',
  '<script nonce="n" type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n',
  '  \n  window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry.js");</script></body></html>',
].join('')

test('no script is fetched before the first paint, fonts still are', () => {
  const html = startAfterPaint(page)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toMatch(/import (\* as|")/)
  expect(html).toContain('<link rel="preload" href="/a.woff2"')
})

test('afterwards routes and their shared parts start together, the entry last', () => {
  const html = startAfterPaint(page)
  expect(html).toContain(
    'const [,route0]=await Promise.all(["/assets/manifest.js","/assets/root.js","/assets/framework.js"]',
  )
  expect(html.indexOf('Promise.all')).toBeLessThan(html.indexOf('window.__reactRouterRouteModules'))
  expect(html.indexOf('window.__reactRouterRouteModules')).toBeLessThan(
    html.indexOf('import("/assets/entry.js")'),
  )
})

test('a route in several files, and those after it, wait for the first paint too', () => {
  const split = page.replace(
    'import * as route0 from "/assets/root.js";\n',
    [
      'import * as route0_clientLoader from "/assets/root-client-loader.js";',
      'import * as route0_main from "/assets/root.js";',
      'const route0 = {...route0_clientLoader,...route0_main};',
      'import * as route1 from "/assets/page.js";\n',
    ].join('\n'),
  )
  const html = startAfterPaint(split)
  expect(html).not.toMatch(/import (\* as|")/)
  expect(html).toContain('const [,route0_clientLoader,route0_main,route1]=await Promise.all')
  expect(html).toContain('const route0 = {...route0_clientLoader,...route0_main};')
})

test('the description of the app comes after the scripts', () => {
  const html = startAfterPaint(page)
  expect(html).not.toContain('<link nonce="n" rel="manifest"')
  expect(html.indexOf('Promise.all')).toBeLessThan(
    html.indexOf('{"rel":"manifest","href":"/app.webmanifest"}'),
  )
})

test('the nonce stays on the script', () => {
  expect(startAfterPaint(page)).toContain('<script nonce="n" type="module" async="">await')
})

test('a document of another shape is left alone', () => {
  const other = '<html><link rel="modulepreload" href="/x.js"/><p>import "y";</p></html>'
  expect(startAfterPaint(other)).toBe(other)
})
