/** Files every site is asked for that depend on its settings; the icons are plain files in `public/`. */
export const siteFilePaths = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest'] as const
export type SiteFilePath = (typeof siteFilePaths)[number]
