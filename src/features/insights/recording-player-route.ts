import { z } from 'zod'
import type { LoaderFunctionArgs } from 'react-router'
import { adminLoader } from '#platform/admin-only.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { playerDocument } from './player-document.server.ts'
import * as texts from './recording-routes.texts.ts'

/** `/admin/insights/player/{id}`: the document in the frame of the Insights tab. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  await adminLoader(context, async () => undefined)
  const id = z.uuid().safeParse(params['id'])
  if (!id.success) throw new Response(texts.noSuchRecording, { status: 404 })
  const { nonce } = context.get(requestContext)
  const { html, policy } = playerDocument(id.data, nonce)
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      'X-Frame-Options': 'SAMEORIGIN',
    },
  })
}
