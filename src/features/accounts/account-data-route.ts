import { redirect, type LoaderFunctionArgs } from 'react-router'
import { requestContext } from '#platform/request-context.server.ts'
import { accountsContext } from './accounts-context.server.ts'

/** All that is kept about who is signed in, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, address } = context.get(requestContext)
  if (!viewer) return redirect('/auth')
  const data = await context.get(accountsContext).readOwnData({ request, address }, viewer.id)
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
      'Cache-Control': 'no-store',
    },
  })
}
