import { redirect, type LoaderFunctionArgs } from 'react-router'
import { accountsContext } from '#features/accounts/accounts-context.server.ts'
import { historyContext } from '#features/history/history-context.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { streamOwnData } from './own-data.server.ts'

/** `GET /account/data`: all that is kept about who is signed in, as a file. Here, because every feature keeps some. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, address } = context.get(requestContext)
  if (!viewer) return redirect('/auth')
  const account = await context.get(accountsContext).readOwnData({ request, address }, viewer.id)
  return new Response(streamOwnData(context.get(historyContext), viewer.id, account), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
      'Cache-Control': 'no-store',
    },
  })
}
