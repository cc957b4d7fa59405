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
import { accountsContext } from './accounts-context.server.ts'
import { RedAlert } from './alerts.tsx'
import { NewPasswordForm, parseForm } from './form-fields.server.ts'
import { PasswordField } from './password-field.tsx'

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Choose a new password',
    description:
      'Choose a new password for your account. It signs you out on every other machine and browser.',
    path: '/auth/new-password',
    isHidden: true,
  })
}

export function loader({ request, context }: LoaderFunctionArgs) {
  return {
    token: new URL(request.url).searchParams.get('token') ?? '',
    passwordMinLength: context.get(accountsContext).passwordMinLength,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const parsed = parseForm(NewPasswordForm, await request.formData())
  if (!parsed.ok) return parsed
  const { address } = context.get(requestContext)
  const answer = await context.get(accountsContext).setNewPassword({ request, address }, parsed.fields)
  if (!answer.ok) return answer
  throw redirect('/auth?new-password=1')
}

export default function NewPasswordPage() {
  const { token, passwordMinLength } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const isBusy = useNavigation().state === 'submitting'
  const isLinkDead = token === '' || (result !== undefined && result.code === 'INVALID_TOKEN')
  return (
    <main id="content" tabIndex={-1} className="page-width outline-none">
      <div className="mx-auto max-w-md py-8 sm:py-12">
        <h1 className="text-3xl">Choose a new password</h1>
        <p className="mt-3 text-muted">It signs you out everywhere else.</p>
        <div className="mt-6">
          {isLinkDead ? (
            <RedAlert>
              This link is not valid any more.{' '}
              <Link to="/auth/forgotten-password" className="underline underline-offset-4">
                Ask for a new one
              </Link>
            </RedAlert>
          ) : result ? (
            <RedAlert>{result.message}</RedAlert>
          ) : null}
        </div>
        {isLinkDead ? null : (
          <div className="mt-6 border border-ink bg-paper p-5 sm:p-6">
            <Form method="post" className="grid gap-4">
              <input type="hidden" name="token" value={token} />
              <PasswordField isNew minLength={passwordMinLength} placeholder="Create a password" />
              <Button type="submit" isBusy={isBusy}>
                {isBusy ? 'Saving...' : 'Save the new password'}
              </Button>
            </Form>
          </div>
        )}
      </div>
    </main>
  )
}
