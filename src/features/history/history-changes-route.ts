import type { ActionFunctionArgs } from 'react-router'
import { parseJsonBytes, readJsonBytes } from '#platform/http/read-json.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { AppError } from '#shared/app-error.ts'
import { findTool } from '#tools/tools.ts'
import * as texts from './history-routes.texts.ts'
import { asViewer, refuse, refuseFor } from './history-context.server.ts'
import { HistoryChange } from './history.schema.ts'
import { keepResults } from './keep-results.server.ts'
import { deleteEntry, markFavourite, renameEntry, restoreEntry } from './history.server.ts'

/** Several plans, each a list of many small values. */
const keptBytes = 4 * 1024 * 1024
const keptValues = 200_000

/** `POST /history/changes`: one change of one entry of one's own, or results to be kept, as JSON. */
export async function action({ request, context }: ActionFunctionArgs) {
  // Our scripts must learn it, where a redirect would look like success.
  if (!context.get(requestContext).viewer) return refuse(context, 'UNAUTHENTICATED', texts.signInFirst)
  if (request.headers.get('content-type')?.toLowerCase().startsWith('application/json'))
    return keep(request, context)
  const asSelf = asViewer(context)
  const parsed = HistoryChange.safeParse(Object.fromEntries(await request.formData()))
  if (!parsed.success) return refuse(context, 'INVALID_INPUT', texts.unreadableChange)
  const change = parsed.data
  const isDone = await asSelf((statements) => {
    switch (change.change) {
      case 'rename':
        return renameEntry(statements, change.id, change.title)
      case 'favourite':
        return markFavourite(statements, change.id, change.isFavourite)
      case 'delete':
        return deleteEntry(statements, change.id)
      case 'restore':
        return restoreEntry(statements, change.id)
    }
  })
  if (!isDone) return refuse(context, 'NOT_FOUND', texts.notInHistory)
  return Response.json({ isDone })
}

async function keep(request: Request, context: ActionFunctionArgs['context']): Promise<Response> {
  try {
    const body = parseJsonBytes(await readJsonBytes(request, keptBytes), keptValues)
    return Response.json({ keys: await keepResults({ asSelf: asViewer(context), findTool }, body) })
  } catch (error) {
    if (error instanceof AppError) return refuseFor(context, error)
    throw error
  }
}
