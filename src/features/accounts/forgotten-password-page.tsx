import {
  Form,
  Link,
  useActionData,
  useNavigation,
  type ActionFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { requestContext } from '#platform/request-context.server.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { TextInput } from '#ui/text-input.tsx'
import { unlessUnreachable } from '#ui/unless-unreachable.ts'
import { accountsContext } from './accounts-context.server.ts'
import { BlueMessage, RedAlert } from './alerts.tsx'
import { answerOffline } from './answer-offline.ts'
import { EmailForm, parseForm } from './form-fields.server.ts'

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Forgotten password',
    description:
      'Choose a new password for your account: we send a link to your email address, valid for an hour.',
    path: '/auth/forgotten-password',
    isHidden: true,
  })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const parsed = parseForm(EmailForm, await request.formData())
  if (!parsed.ok) return parsed
  const { address } = context.get(requestContext)
  const answer = await context
    .get(accountsContext)
    .requestNewPassword({ request, address }, parsed.fields.email)
  return answer.ok ? { ok: true as const } : answer
}

export const clientAction = answerOffline
export const shouldRevalidate = unlessUnreachable

export default function ForgottenPasswordPage() {
  const result = useActionData<typeof action>()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <main id="content" tabIndex={-1} className="page-width outline-none">
      <div className="mx-auto max-w-md py-8 sm:py-12">
        <h1 className="text-3xl">Forgotten password</h1>
        <p className="mt-3 text-muted">We send you a link to choose a new one.</p>
        <div className="mt-6">
          {result?.ok === false ? <RedAlert>{result.message}</RedAlert> : null}
          {result?.ok === true ? (
            <BlueMessage>If there is an account with this address, a link is on its way to it.</BlueMessage>
          ) : null}
        </div>
        <div className="mt-6 border border-ink bg-paper p-5 sm:p-6">
          <Form method="post" className="grid gap-4">
            <Field label="Email" isRequired>
              <TextInput name="email" type="email" required autoComplete="email" maxLength={254} />
            </Field>
            <Button type="submit" isBusy={isBusy}>
              {isBusy ? 'Sending...' : 'Send the link'}
            </Button>
          </Form>
        </div>
        <p className="mt-4">
          <Link to="/auth" className="text-blue underline underline-offset-4">
            Back to Sign In
          </Link>
        </p>
      </div>
    </main>
  )
}
