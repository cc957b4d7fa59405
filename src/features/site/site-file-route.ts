import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '#platform/request-context.server.ts'
import { furtherPagesContext } from './further-pages-context.server.ts'
import { siteFilePaths } from './site-file-paths.ts'
import * as texts from './site-file-route.texts.ts'
import { writeSiteFile } from './site-files.server.ts'

const anHour = 'public, max-age=3600'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const path = siteFilePaths.find((known) => known === pathname)
  if (path === undefined) return new Response(texts.notFound, { status: 404 })
  const further = path === '/sitemap.xml' ? await context.get(furtherPagesContext)() : []
  const { contentType, body } = writeSiteFile(path, context.get(requestContext).config, further)
  return new Response(body, { headers: { 'Content-Type': contentType, 'Cache-Control': anHour } })
}
