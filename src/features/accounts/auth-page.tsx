import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import {
  data,
  Form,
  Link,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useRouteLoaderData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { isLoopback } from '#platform/http/client-address.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { track } from '#shared/track.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { pageMeta, type SiteFacts } from '#ui/page-meta.ts'
import { passFocusOn } from '#ui/pass-focus-on.ts'
import { Tabs } from '#ui/tabs.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { unlessUnreachable } from '#ui/unless-unreachable.ts'
import { accountsContext } from './accounts-context.server.ts'
import { BlueMessage, RedAlert } from './alerts.tsx'
import { answerOffline } from './answer-offline.ts'
import { AuthFrame } from './auth-frame.tsx'
import { linkError } from './auth-messages.ts'
import * as texts from './auth-page.texts.ts'
import { cameFrom } from './came-from.ts'
import { EmailField } from './email-field.tsx'
import { EmailForm, parseForm, SignInForm, SignUpForm } from './form-fields.server.ts'
import { localPath } from './local-path.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { PasswordField } from './password-field.tsx'
import { useFreshKey } from './use-fresh-key.ts'
import { withCookies } from './with-cookies.ts'

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: texts.pageTitle, description: texts.pageDescription, path: '/auth' })
}

export function loader({ url, context }: LoaderFunctionArgs) {
  const { viewer, address } = context.get(requestContext)
  const { searchParams } = url
  const next = localPath(searchParams.get('next'))
  if (viewer) throw redirect(next)
  const { hasGoogle, hasMailbox, passwordMinLength } = context.get(accountsContext)
  const isLinkOver = searchParams.get('error') === 'INVALID_TOKEN'
  return {
    next,
    hasGoogle,
    passwordMinLength,
    // Mail goes nowhere, and whoever runs this server sits in front of it.
    canReadMailbox: hasMailbox && isLoopback(address),
    isLinkOver,
    error: isLinkOver ? texts.linkIsOver : linkError(searchParams.get('error')),
    message: messageOf(searchParams, next),
  }
}

/** Why somebody is here who did not come by themselves. */
function messageOf(searchParams: URLSearchParams, next: string): string | undefined {
  if (searchParams.has('error')) return undefined
  if (searchParams.has('confirmed')) return texts.addressConfirmed
  if (searchParams.has('new-password')) return texts.newPasswordIsSet
  if (searchParams.has('deleted')) return texts.accountDeleted
  return next === '/' ? undefined : texts.signedOut
}

type AuthResult =
  | { intent: string; ok: false; code: string; message: string; email: string; name: string }
  | { intent: string; ok: true; email: string }

export async function action({ request, context }: ActionFunctionArgs) {
  const accounts = context.get(accountsContext)
  const caller = { request, address: context.get(requestContext).address }
  const form = await request.formData()
  const intent = String(form.get('intent'))
  const email = String(form.get('email') ?? '').slice(0, 254)
  const name = String(form.get('name') ?? '').slice(0, 200)
  const next = localPath(new URL(request.url).searchParams.get('next'))
  const failed = ({ code, message }: { code: string; message: string }): AuthResult => ({
    intent,
    ok: false,
    code,
    message,
    email,
    name,
  })

  if (intent === 'google') {
    const answer = await accounts.startGoogle(caller, next)
    if (!answer.ok) return failed(answer)
    throw redirect(answer.value, withCookies(answer))
  }
  if (intent === 'sign-up') {
    const parsed = parseForm(SignUpForm, form)
    if (!parsed.ok) return failed(parsed)
    const answer = await accounts.signUp(caller, parsed.fields)
    if (!answer.ok) return failed(answer)
    return data({ intent, ok: true, email } satisfies AuthResult, withCookies(answer))
  }
  if (intent === 'resend') {
    const parsed = parseForm(EmailForm, form)
    if (!parsed.ok) return failed(parsed)
    const answer = await accounts.resendConfirmation(caller, parsed.fields.email)
    return answer.ok ? { intent, ok: true, email } : failed(answer)
  }
  const parsed = parseForm(SignInForm, form)
  if (!parsed.ok) return failed(parsed)
  const answer = await accounts.signIn(caller, parsed.fields)
  // To a page that is kept for everybody, so that saying no stays cheap.
  if (!answer.ok && answer.code === 'TOO_BUSY') throw redirect('/auth?error=TOO_BUSY')
  if (!answer.ok) return failed(answer)
  const to = answer.value === 'code' ? `/auth/code?next=${encodeURIComponent(next)}` : next
  throw redirect(to, withCookies(answer))
}

export const clientAction = answerOffline

/** The tabs are links, and both forms are here already. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const [here, there] = [asked.currentUrl, asked.nextUrl].map(withoutTab)
  return !(asked.formMethod === undefined && here === there) && unlessUnreachable(asked)
}

function withoutTab({ href }: URL): string {
  const address = new URL(href)
  address.searchParams.delete('tab')
  return address.href
}

const tabs = [
  { value: 'sign-in', label: texts.signIn },
  { value: 'sign-up', label: texts.signUp },
] as const

export default function AuthPage() {
  const { next, hasGoogle, isLinkOver, error, message } = useLoaderData<typeof loader>()
  const facts = useRouteLoaderData<SiteFacts>('root')
  const result = useActionData<AuthResult>()
  const busy = useBusyIntent()
  const [searchParams] = useSearchParams()
  const tab = searchParams.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in'
  const hrefOf = (value: string) =>
    `/auth?${new URLSearchParams({ tab: value, ...(next === '/' ? {} : { next }) })}`
  const form = useRef<HTMLFormElement>(null)
  // What the other tab is opened with, and a page without script after a refusal. Never a password.
  const [typed, setTyped] = useState(result?.ok === false ? result : nothingTyped)
  const freshKey = useFreshKey(result, result?.ok === true)

  useEffect(() => {
    if (!result?.ok || result.intent !== 'sign-up') return
    track('auth_completed', { method: 'email_signup' })
    // The form that had the focus is another one now.
    document.getElementById('content')?.focus()
  }, [result])

  return (
    <AuthFrame
      title={texts.welcomeTo(facts?.appName ?? '')}
      lead={texts.lead}
      notice={
        <>
          {result?.ok === false ? (
            <RedAlert>
              {result.message}
              {result.code === 'EMAIL_NOT_VERIFIED' ? <ResendForm email={result.email} /> : null}
            </RedAlert>
          ) : null}
          {result?.ok === true ? <ConfirmationSent result={result} /> : null}
          {result === undefined && error ? <RedAlert>{error}</RedAlert> : null}
          {result === undefined && message ? <BlueMessage>{message}</BlueMessage> : null}
          {isLinkOver && (result === undefined || (result.intent === 'resend' && !result.ok)) ? (
            <ResendForm typed={result?.email} />
          ) : null}
        </>
      }
    >
      {hasGoogle ? <GoogleForm isBusy={busy === 'google'} /> : null}
      <Tabs
        label={texts.pageTitle}
        tabs={tabs.map((one) => ({ ...one, href: hrefOf(one.value) }))}
        value={tab}
        onChange={() => {
          const fields = new FormData(form.current ?? undefined)
          const entered = (name: 'name' | 'email') => String(fields.get(name) ?? typed[name])
          setTyped({ name: entered('name'), email: entered('email') })
        }}
      >
        {tab === 'sign-in' ? (
          <>
            <SignInFields form={form} typed={typed} isBusy={busy === 'sign-in'} />
            <PasskeySignIn next={next} />
          </>
        ) : (
          // What was sent is done with; the password above all.
          <SignUpFields
            key={freshKey}
            form={form}
            typed={result?.ok ? nothingTyped : typed}
            isBusy={busy === 'sign-up'}
          />
        )}
      </Tabs>
    </AuthFrame>
  )
}

function useBusyIntent(): string | undefined {
  const navigation = useNavigation()
  const intent = navigation.formData?.get('intent')
  return typeof intent === 'string' ? intent : undefined
}

function GoogleForm({ isBusy }: { isBusy: boolean }) {
  return (
    <>
      <Form method="post">
        <input type="hidden" name="intent" value="google" />
        <Button type="submit" variant="secondary" className="w-full" isBusy={isBusy}>
          {isBusy ? texts.signingInWithGoogle : texts.continueWithGoogle}
        </Button>
      </Form>
      <p className="my-5 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.orWithEmail}
      </p>
    </>
  )
}

type FieldsProps = {
  form: RefObject<HTMLFormElement | null>
  typed: { name: string; email: string }
  isBusy: boolean
}

const nothingTyped: FieldsProps['typed'] = { name: '', email: '' }

function SignInFields({ form, typed, isBusy }: FieldsProps) {
  return (
    <Form ref={form} method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="sign-in" />
      <EmailField typed={typed.email} autoComplete="username webauthn" />
      <PasswordField />
      <p className="-mt-1 text-sm">
        <Link to="/auth/forgotten-password" className="text-blue underline underline-offset-4">
          {texts.forgottenYourPassword}
        </Link>
      </p>
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? texts.signingIn : texts.signIn}
      </Button>
    </Form>
  )
}

const neverChanges = () => () => undefined

function SignUpFields({ form, typed, isBusy }: FieldsProps) {
  const { passwordMinLength } = useLoaderData<typeof loader>()
  const [email, setEmail] = useState(typed.email)
  const next = useSyncExternalStore(
    neverChanges,
    () => cameFrom(window),
    () => '/',
  )
  return (
    <Form ref={form} method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="sign-up" />
      <input type="hidden" name="next" value={next} />
      <Field label={texts.fullName} hint={texts.optional}>
        <TextInput name="name" autoComplete="name" maxLength={200} defaultValue={typed.name} />
      </Field>
      <EmailField typed={typed.email} onChange={setEmail} />
      <PasswordField isNew minLength={passwordMinLength} email={email} placeholder={texts.createPassword} />
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? texts.creatingAccount : texts.createAccount}
      </Button>
    </Form>
  )
}

function ConfirmationSent({ result }: { result: AuthResult }) {
  const { canReadMailbox } = useLoaderData<typeof loader>()
  return (
    <BlueMessage>
      <p className="font-semibold">{texts.checkYourEmail}</p>
      {canReadMailbox ? (
        <p className="mt-1 text-sm">
          {texts.noMailServer}{' '}
          <a href="/dev/mailbox" className="underline underline-offset-4">
            {texts.mailboxOfMachine}
          </a>
          .
        </p>
      ) : null}
      <ResendForm email={result.email} />
    </BlueMessage>
  )
}

/** Without an address it asks for one. */
function ResendForm({ email, typed = '' }: { email?: string; typed?: string | undefined }) {
  const busy = useBusyIntent()
  return (
    <Form ref={passFocusOn} method="post" className="mt-2 grid gap-3">
      <input type="hidden" name="intent" value="resend" />
      {email === undefined ? (
        <EmailField typed={typed} />
      ) : (
        <input type="hidden" name="email" value={email} />
      )}
      <Button
        type="submit"
        variant="secondary"
        size="small"
        className="justify-self-start"
        isBusy={busy === 'resend'}
      >
        {texts.sendLinkAgain}
      </Button>
    </Form>
  )
}
