import {
  Form,
  Link,
  redirect,
  useActionData,
  useNavigation,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { requestContext } from '#platform/request-context.server.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { unlessUnreachable } from '#ui/unless-unreachable.ts'
import { accountsContext } from './accounts-context.server.ts'
import { RedAlert } from './alerts.tsx'
import { answerOffline } from './answer-offline.ts'
import { AuthFrame, BackToSignIn } from './auth-frame.tsx'
import { CodeField } from './code-field.tsx'
import * as texts from './code-page.texts.ts'
import { CodeForm, parseForm } from './form-fields.server.ts'
import { localPath } from './local-path.ts'
import { withCookies } from './with-cookies.ts'

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.pageDescription,
    path: '/auth/code',
    isHidden: true,
  })
}

const wanted = (request: Request) => localPath(new URL(request.url).searchParams.get('next'))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, address } = context.get(requestContext)
  if (viewer) throw redirect(wanted(request))
  if (await context.get(accountsContext).isChallenged({ request, address })) return null
  throw redirect('/auth?error=CODE_EXPIRED')
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { address } = context.get(requestContext)
  const parsed = parseForm(CodeForm, await request.formData())
  if (!parsed.ok) return parsed
  const { code, trust } = parsed.fields
  const asked = url.searchParams.has('recovery') ? 'recovery' : 'app'
  const answer = await context
    .get(accountsContext)
    .enterCode({ request, address }, { code, isTrusted: trust === 'on', asked })
  if (answer.ok) throw redirect(wanted(request), withCookies(answer))
  if (answer.code === 'CODE_EXPIRED') throw redirect('/auth?error=CODE_EXPIRED')
  return answer
}

export const clientAction = answerOffline
export const shouldRevalidate = unlessUnreachable

export default function CodePage() {
  const result = useActionData<typeof action>()
  const isBusy = useNavigation().state === 'submitting'
  const [search] = useSearchParams()
  const isRecovery = search.has('recovery')
  const next = localPath(search.get('next'))
  const other = new URLSearchParams({ ...(isRecovery ? {} : { recovery: '1' }), next })
  return (
    <AuthFrame
      title={isRecovery ? texts.enterRecoveryCode : texts.pageTitle}
      lead={isRecovery ? texts.recoveryCodeAbout : texts.appCodeAbout}
      notice={result ? <RedAlert>{result.message}</RedAlert> : null}
      below={
        <>
          <Link to={`/auth/code?${other}`} replace className="text-blue underline underline-offset-4">
            {isRecovery ? texts.switchToApp : texts.switchToRecoveryCode}
          </Link>
          <BackToSignIn />
        </>
      }
    >
      <Form method="post" className="grid gap-4">
        <CodeField key={String(isRecovery)} isRecovery={isRecovery} isFirst />
        <Checkbox name="trust" label={texts.trustDevice} description={texts.trustDeviceAbout} />
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? texts.signingIn : texts.continueButton}
        </Button>
      </Form>
    </AuthFrame>
  )
}
