import { Form, useActionData, useNavigation, type ActionFunctionArgs, type MetaArgs } from 'react-router'
import { requestContext } from '#platform/request-context.server.ts'
import { Button } from '#ui/button.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { unlessUnreachable } from '#ui/unless-unreachable.ts'
import { accountsContext } from './accounts-context.server.ts'
import { BlueMessage, RedAlert } from './alerts.tsx'
import { answerOffline } from './answer-offline.ts'
import { AuthFrame, BackToSignIn } from './auth-frame.tsx'
import { EmailField } from './email-field.tsx'
import * as texts from './forgotten-password-page.texts.ts'
import { EmailForm, parseForm } from './form-fields.server.ts'

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.pageDescription,
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
    <AuthFrame
      title={texts.pageTitle}
      lead={texts.lead}
      notice={
        result?.ok === true ? (
          <BlueMessage>{texts.linkIsOnItsWay}</BlueMessage>
        ) : result ? (
          <RedAlert>{result.message}</RedAlert>
        ) : null
      }
      below={<BackToSignIn />}
    >
      <Form method="post" className="grid gap-4">
        <EmailField />
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? texts.sending : texts.sendLink}
        </Button>
      </Form>
    </AuthFrame>
  )
}
