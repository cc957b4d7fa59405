import { redirect, type ActionFunctionArgs } from 'react-router'
import { requestContext } from '#platform/request-context.server.ts'
import { accountsContext } from './accounts-context.server.ts'
import { withCookies } from './with-cookies.ts'

export function loader() {
  return redirect('/')
}

/** Log out, from anywhere. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { address } = context.get(requestContext)
  const answer = await context.get(accountsContext).signOut({ request, address })
  return redirect('/', withCookies(answer))
}
