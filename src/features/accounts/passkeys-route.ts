import { redirect, type ActionFunctionArgs } from 'react-router'
import { readJson } from '#platform/http/read-json.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { accountsContext } from './accounts-context.server.ts'
import * as texts from './accounts.texts.server.ts'
import { NewPasskey } from './form-fields.server.ts'
import { withCookies } from './with-cookies.ts'

export function loader() {
  return redirect('/account')
}

/** `POST /account/passkeys`, from our own script: begins to make a passkey, or keeps the one that was made. */
export async function action({ request, context }: ActionFunctionArgs) {
  const accounts = context.get(accountsContext)
  const caller = { request, address: context.get(requestContext).address }
  const parsed = NewPasskey.safeParse(await readJson(request))
  const fault = parsed.error?.issues[0]?.message ?? texts.checkForm
  if (!parsed.success) return Response.json({ ok: false, message: fault }, { status: 400 })
  const { name, password, response } = parsed.data
  const answer = response
    ? await accounts.finishPasskey(caller, { name, response })
    : await accounts.startPasskey(caller, password)
  const { headers } = withCookies(answer)
  return Response.json(answer.ok ? { ok: true, value: answer.value } : answer, { headers })
}
