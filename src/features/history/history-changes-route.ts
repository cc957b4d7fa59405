import type { ActionFunctionArgs } from 'react-router'
import { asViewer, refuse } from './history-context.server.ts'
import { HistoryChange } from './history.schema.ts'
import { keepResults } from './keep-results.server.ts'
import { deleteEntry, markFavourite, renameEntry, restoreEntry } from './history.server.ts'

/** `POST /history/changes`: one change of one entry of one's own, or results to be kept, as JSON. */
export async function action({ request, context }: ActionFunctionArgs) {
  const asSelf = asViewer(context)
  if (request.headers.get('content-type')?.startsWith('application/json')) {
    const kept = await keepResults(asSelf, await request.json().catch(() => undefined))
    if (kept === undefined) return refuse(context, 'INVALID_INPUT', 'These results cannot be read')
    return Response.json({ kept })
  }
  const parsed = HistoryChange.safeParse(Object.fromEntries(await request.formData()))
  if (!parsed.success) return refuse(context, 'INVALID_INPUT', 'This change of the history cannot be read')
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
  if (!isDone) return refuse(context, 'NOT_FOUND', 'There is no such entry in your history')
  return Response.json({ isDone })
}
