import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { adminTabs } from '#features/admin/admin-tabs.ts'
import { siteFilePaths } from '#features/site/site-file-paths.ts'
import { tools } from '#tools/tools.ts'

const pages = [
  index('home-page.tsx'),
  route('tools', '../features/site/tools-page.tsx'),
  route('tools/technical', '../features/site/technical-tools-page.tsx'),
  route('tools/non-technical', '../features/site/non-technical-tools-page.tsx'),
  route('about', '../features/site/about-page.tsx'),
  route('contact', '../features/contact/contact-page.tsx'),
  route('privacy', '../features/insights/privacy-page.tsx'),
  route('blog', '../features/blog/blog-page.tsx'),
  route('report', '../features/site/report-page.tsx'),
  route('technical', '../features/site/technical-page.tsx'),
  route('documentation', '../features/site/documentation-page.tsx'),
  route('auth', '../features/accounts/auth-page.tsx'),
  route('auth/forgotten-password', '../features/accounts/forgotten-password-page.tsx'),
  route('auth/code', '../features/accounts/code-page.tsx'),
  route('auth/new-password', '../features/accounts/new-password-page.tsx'),
  route('connect/openrouter', '../features/own-models/connect-openrouter-page.tsx'),
  route('docs/which-model', '../features/own-models/which-model-page.tsx'),
  route('account', '../features/accounts/account-page.tsx'),
  route('history', '../features/history/history-page.tsx'),
  route('history/compare', '../features/history/compare-page.tsx'),
  route('sources', '../features/library/own-sources-page.tsx'),
  route(
    'admin',
    '../features/admin/admin-page.tsx',
    adminTabs.map(({ path, file }) =>
      path === '' ? index(`../features/${file}`) : route(path, `../features/${file}`),
    ),
  ),
  layout(
    '../features/tool-content/tool-frame-page.tsx',
    tools.flatMap((tool) =>
      [{ path: tool.path, file: 'page.tsx' }, ...(tool.pages ?? [])].map((page) =>
        // The path as id: one file may serve several addresses.
        route(page.path, `../tools/${tool.card.slug}/${page.file}`, { id: page.path }),
      ),
    ),
  ),
  route('*', '../features/site/not-found-page.tsx'),
]

export default [
  layout('page-boundary.tsx', pages),
  route('auth/sign-out', '../features/accounts/sign-out-route.ts'),
  route('auth/passkey', '../features/accounts/passkey-sign-in-route.ts'),
  route('account/passkeys', '../features/accounts/passkeys-route.ts'),
  route('account/data', 'own-data-route.ts'),
  route('history/changes', '../features/history/history-changes-route.ts'),
  route('history/entries/:id', '../features/history/history-entry-route.ts'),
  route('history/all.json', '../features/history/history-export-route.ts', { id: 'history/all.json' }),
  route('history/all.md', '../features/history/history-export-route.ts', { id: 'history/all.md' }),
  route('sources/import', '../features/library/import-source-route.ts'),
  route('sources/read', '../features/library/read-file-route.ts'),
  route('whats-new/posts', '../features/whats-new/whats-new-posts-route.ts'),
  route('blog/rss.xml', '../features/blog/blog-feed-route.ts', { id: 'blog/rss.xml' }),
  route('blog/atom.xml', '../features/blog/blog-feed-route.ts', { id: 'blog/atom.xml' }),
  route('admin/insights/export/:file', '../features/insights/insights-export-route.ts'),
  route('admin/insights/recordings/:id', '../features/insights/recording-route.ts'),
  route('admin/insights/player/:id', '../features/insights/recording-player-route.ts'),
  route('og/:file', '../features/site/open-graph-route.ts'),
  ...siteFilePaths.map((path) => route(path, '../features/site/site-file-route.ts', { id: path })),
] satisfies RouteConfig
