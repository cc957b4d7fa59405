import {
  Form,
  Link,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { requestContext } from '#platform/request-context.server.ts'
import { Button } from '#ui/button.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { unlessUnreachable } from '#ui/unless-unreachable.ts'
import { accountsContext } from './accounts-context.server.ts'
import { RedAlert } from './alerts.tsx'
import { answerOffline } from './answer-offline.ts'
import { AuthFrame } from './auth-frame.tsx'
import { NewPasswordForm, parseForm } from './form-fields.server.ts'
import * as accountTexts from './account.texts.ts'
import * as texts from './new-password-page.texts.ts'
import { PasswordField } from './password-field.tsx'
import { passwordLinks, type PasswordLink } from './password-links.ts'
import { withCookies } from './with-cookies.ts'

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.pageDescription,
    path: '/auth/new-password',
    isHidden: true,
  })
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const kind = passwordLinks.find((name) => searchParams.has(name)) ?? 'token'
  const token = searchParams.get(kind) ?? ''
  const { passwordMinLength, isLinkAlive } = context.get(accountsContext)
  return { kind, token, isAlive: await isLinkAlive({ kind, token }), passwordMinLength }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const parsed = parseForm(NewPasswordForm, await request.formData())
  if (!parsed.ok) return parsed
  const { kind, ...fields } = parsed.fields
  const accounts = context.get(accountsContext)
  const caller = { request, address: context.get(requestContext).address }
  const set = {
    token: accounts.setNewPassword,
    'sign-up': accounts.confirmWithPassword,
    'take-back': accounts.takeBackAddress,
  }[kind]
  const answer = await set(caller, fields)
  if (!answer.ok) return answer
  throw redirect(kind === 'sign-up' ? '/auth?confirmed=1' : '/auth?new-password=1', withCookies(answer))
}

export const clientAction = answerOffline
export const shouldRevalidate = unlessUnreachable

const explanations: Record<PasswordLink, string> = {
  token: texts.signedOutEverywhereElse,
  'sign-up': texts.otherBrowserAbout,
  'take-back': texts.takeBackAbout,
}

export default function NewPasswordPage() {
  const { kind, token, isAlive, passwordMinLength } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <AuthFrame
      title={texts.pageTitle}
      lead={explanations[kind]}
      notice={
        !isAlive ? (
          <RedAlert>
            {accountTexts.linkNotValid}{' '}
            <Link
              to={kind === 'sign-up' ? '/auth?tab=sign-up' : '/auth/forgotten-password'}
              className="underline underline-offset-4"
            >
              {kind === 'sign-up' ? texts.signUpAgain : texts.askForNewLink}
            </Link>
          </RedAlert>
        ) : result ? (
          <RedAlert>{result.message}</RedAlert>
        ) : null
      }
    >
      {isAlive ? (
        <Form method="post" className="grid gap-4">
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="token" value={token} />
          <PasswordField isNew minLength={passwordMinLength} placeholder={texts.createPassword} />
          <Button type="submit" isBusy={isBusy}>
            {isBusy ? texts.saving : texts.savePassword}
          </Button>
        </Form>
      ) : null}
    </AuthFrame>
  )
}
