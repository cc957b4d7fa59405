import { expect, test } from 'vitest'
import { siteFilePaths } from './site-file-paths.ts'
import { writeSiteFile } from './site-files.server.ts'
import { tools } from '#tools/tools.ts'

const facts = { appName: 'Draw & Co', appUrl: 'https://prompts.example.org' }

test('the sitemap lists every tool and no page of one visitor only, with full addresses', () => {
  const { body } = writeSiteFile('/sitemap.xml', facts)
  for (const tool of tools) expect(body).toContain(`<loc>https://prompts.example.org${tool.path}</loc>`)
  expect(body).not.toMatch(/\/(output|history|admin|auth)</)
})

test('robots.txt leads to the sitemap', () => {
  expect(writeSiteFile('/robots.txt', facts).body).toContain(
    'Sitemap: https://prompts.example.org/sitemap.xml',
  )
})

test('the manifest carries the name of this installation and icons that exist', async () => {
  const manifest = JSON.parse(writeSiteFile('/manifest.webmanifest', facts).body)
  expect(manifest.name).toBe('Draw & Co')
  const { existsSync } = await import('node:fs')
  for (const icon of manifest.icons) expect(existsSync(`public${icon.src}`), icon.src).toBe(true)
})

test('an address with an ampersand stays valid XML', () => {
  const { body } = writeSiteFile('/sitemap.xml', { ...facts, appUrl: 'https://example.org/?a=1&b=2' })
  expect(body).not.toMatch(/&(?!amp;)/)
})

test('every listed file can be written', () => {
  for (const path of siteFilePaths) expect(writeSiteFile(path, facts).body.length).toBeGreaterThan(20)
})
