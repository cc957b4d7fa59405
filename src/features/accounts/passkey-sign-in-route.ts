import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'
import { redirect, type ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { readJson } from '#platform/http/read-json.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { accountsContext } from './accounts-context.server.ts'
import * as texts from './accounts.texts.server.ts'
import { hasId } from './form-fields.server.ts'
import { withCookies } from './with-cookies.ts'

export function loader() {
  return redirect('/auth')
}

const Body = z.object({ response: z.custom<AuthenticationResponseJSON>(hasId).optional() })

/** `POST /auth/passkey`, from our own script: begins a sign-in with a passkey, or finishes it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const accounts = context.get(accountsContext)
  const caller = { request, address: context.get(requestContext).address }
  const parsed = Body.safeParse(await readJson(request))
  if (!parsed.success) return Response.json({ ok: false, message: texts.checkForm }, { status: 400 })
  const { response } = parsed.data
  const answer = response
    ? await accounts.finishPasskeySignIn(caller, response)
    : await accounts.startPasskeySignIn(caller)
  const { headers } = withCookies(answer)
  return Response.json(answer.ok ? { ok: true, value: answer.value } : answer, { headers })
}
