import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { requestContext } from '#platform/request-context.server.ts'
import { findTool } from '#tools/tools.ts'
import { asViewer, refuse } from './history-context.server.ts'
import * as texts from './history-routes.texts.ts'
import { findEntry } from './history.server.ts'
import { showEntry } from './show-entry.server.ts'

/** `GET /history/entries/{id}`: one entry of one's own as it is shown, as JSON. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  if (!context.get(requestContext).viewer) return refuse(context, 'UNAUTHENTICATED', texts.signInFirst)
  const asSelf = asViewer(context)
  const id = z.uuid().safeParse(params['id'])
  const entry = id.success ? await asSelf((statements) => findEntry(statements, id.data)) : undefined
  if (!entry) return refuse(context, 'NOT_FOUND', texts.notInHistory)
  const shown = await showEntry(entry, findTool(entry.toolSlug))
  return Response.json(shown, { headers: { 'Cache-Control': 'private, no-store' } })
}
