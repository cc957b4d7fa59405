import { tools } from '#tools/tools.ts'
import type { SiteFilePath } from './site-file-paths.ts'
import type { SiteFacts } from '#ui/page-meta.ts'
import * as texts from './site-files.texts.server.ts'

/** A page that is not in the code but in the database. */
export type FurtherPage = { path: string; updatedAt: Date }

type SiteFile = { contentType: string; body: string }

/** What search engines should find; pages behind a sign-in and results of one visitor are not among them. */
const pagePaths = [
  '/',
  '/tools',
  '/tools/technical',
  '/tools/non-technical',
  '/about',
  '/contact',
  '/blog',
  '/documentation',
  '/docs/which-model',
  '/technical',
  '/report',
  '/privacy',
]
/** No pages. Pages that are for one visitor say `noindex` themselves, which a crawler has to be let in to read. */
const closedPaths = ['/api/', '/dev/', '/functions/', '/csp-reports', '/ingest/']

const writers: Record<SiteFilePath, (facts: SiteFacts, further: readonly FurtherPage[]) => SiteFile> = {
  '/sitemap.xml': ({ appUrl }, further) => ({
    contentType: 'application/xml; charset=utf-8',
    body: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...[...pagePaths, ...tools.map((tool) => tool.path)].map(
        (path) => `<url><loc>${escapeXml(appUrl + path)}</loc></url>`,
      ),
      ...further.map(
        ({ path, updatedAt }) =>
          `<url><loc>${escapeXml(appUrl + path)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
      ),
      '</urlset>',
      '',
    ].join('\n'),
  }),
  '/robots.txt': ({ appUrl }) => ({
    contentType: 'text/plain; charset=utf-8',
    body: [
      'User-agent: *',
      // oxlint-disable-next-line house/text-in-texts-file -- for crawlers
      ...closedPaths.map((path) => `Disallow: ${path}`),
      '',
      // oxlint-disable-next-line house/text-in-texts-file -- for crawlers
      `Sitemap: ${appUrl}/sitemap.xml`,
      '',
    ].join('\n'),
  }),
  '/manifest.webmanifest': ({ appName }) => ({
    contentType: 'application/manifest+json; charset=utf-8',
    body: JSON.stringify({
      name: appName,
      short_name: appName.slice(0, 12),
      description: texts.manifestDescription,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#f5f8fc',
      theme_color: '#0b4fa8',
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
  }),
}

export function writeSiteFile(
  path: SiteFilePath,
  facts: SiteFacts,
  further: readonly FurtherPage[] = [],
): SiteFile {
  return writers[path](facts, further)
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
