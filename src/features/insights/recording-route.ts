import { z } from 'zod'
import type { LoaderFunctionArgs } from 'react-router'
import { adminLoader } from '#platform/admin-only.server.ts'
import * as texts from './recording-routes.texts.ts'
import { readRecording, unpackPieces } from './recordings.server.ts'

/** `/admin/insights/recordings/{id}`: what the player plays. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = z.uuid().safeParse(params['id'])
  const pieces = await adminLoader(context, async (statements) =>
    id.success ? readRecording(statements, id.data) : [],
  )
  if (pieces.length === 0) throw new Response(texts.noSuchRecording, { status: 404 })
  return new Response(unpackPieces(pieces), {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  })
}
