import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '#platform/request-context.server.ts'
import { drawOpenGraphImage } from './open-graph-image.server.tsx'
import * as texts from './open-graph-route.texts.ts'
import { findOpenGraphSheet } from './open-graph-sheets.server.ts'

/** A picture never changes while the server runs, and there are only as many as pages. */
const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

export async function loader({ params, context }: LoaderFunctionArgs) {
  const name = /^([a-z0-9-]+)\.png$/.exec(params.file ?? '')?.[1] ?? ''
  const sheet = findOpenGraphSheet(name)
  if (!sheet) return new Response(texts.noSuchPicture, { status: 404 })
  const picture = drawn.get(name) ?? drawOpenGraphImage(sheet, context.get(requestContext).config.appName)
  drawn.set(name, picture)
  // A failure is not kept: the next visitor gets a new attempt.
  picture.catch(() => drawn.delete(name))
  return new Response(await picture, {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=86400',
      // Chat and social pages show it from their own address.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
