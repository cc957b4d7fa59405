import type { ReactNode } from 'react'
import {
  data,
  Form,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { requestContext } from '#platform/request-context.server.ts'
import { Button } from '#ui/button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { Field } from '#ui/field.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { passFocusOn } from '#ui/pass-focus-on.ts'
import { TextInput } from '#ui/text-input.tsx'
import { unlessUnreachable } from '#ui/unless-unreachable.ts'
import * as texts from './account-page.texts.ts'
import { accountsContext } from './accounts-context.server.ts'
import type { AccountResult } from './account-result.ts'
import { BlueMessage, RedAlert } from './alerts.tsx'
import { answerOffline } from './answer-offline.ts'
import { linkError } from './auth-messages.ts'
import { DeleteAccount } from './delete-account.tsx'
import { EmailField } from './email-field.tsx'
import {
  ChangeEmailForm,
  ChangePasswordForm,
  EndSessionsForm,
  FullNameForm,
  parseForm,
} from './form-fields.server.ts'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordField } from './password-field.tsx'
import { answerSecondFactor } from './second-factor-actions.server.ts'
import { SessionsSection } from './sessions-section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'
import { useFreshKey } from './use-fresh-key.ts'
import { withCookies } from './with-cookies.ts'

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: texts.account,
    description: texts.pageDescription,
    path: '/account',
    isHidden: true,
  })
}

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { viewer: ready, enrolling, address } = context.get(requestContext)
  const viewer = ready ?? enrolling
  if (!viewer) throw redirect('/auth?next=/account')
  const accounts = context.get(accountsContext)
  const caller = { request, address }
  const { searchParams } = url
  return {
    viewer,
    isEnrolling: enrolling !== undefined,
    sessions: enrolling ? [] : await accounts.listSessions(caller),
    hasPassword: await accounts.hasPassword(viewer.id),
    twoFactor: await accounts.readTwoFactor(caller),
    passkeys: enrolling ? [] : await accounts.listPasskeys(caller),
    // platform/admin-only.server.ts sends admins here.
    isAdminWithout: searchParams.has('second-factor'),
    passwordMinLength: accounts.passwordMinLength,
    isEmailChanged: searchParams.has('changed') && !searchParams.has('error'),
    error: linkError(searchParams.get('error')),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { viewer, enrolling, address } = context.get(requestContext)
  if (!viewer && !enrolling) throw redirect('/auth?next=/account')
  const accounts = context.get(accountsContext)
  const caller = { request, address }
  const form = await request.formData()
  const intent = String(form.get('intent'))
  const failed = ({ message }: { message: string }): AccountResult => ({ intent, ok: false, message })
  const done = (message: string): AccountResult => ({ intent, ok: true, message })

  if (enrolling && intent !== 'two-factor-start' && intent !== 'two-factor-confirm')
    return failed({ message: texts.everybodyNeedsIt })
  switch (intent) {
    case 'name': {
      const parsed = parseForm(FullNameForm, form)
      if (!parsed.ok) return failed(parsed)
      const answer = await accounts.changeName(caller, parsed.fields.name)
      return answer.ok ? done(texts.nameSaved) : failed(answer)
    }
    case 'email': {
      const parsed = parseForm(ChangeEmailForm, form)
      if (!parsed.ok) return failed(parsed)
      const answer = await accounts.changeEmail(caller, parsed.fields)
      return answer.ok ? done(texts.checkNewAddress) : failed(answer)
    }
    case 'password': {
      const parsed = parseForm(ChangePasswordForm, form)
      if (!parsed.ok) return failed(parsed)
      const answer = await accounts.changePassword(caller, parsed.fields)
      if (!answer.ok) return failed(answer)
      return data(done(texts.passwordChanged), withCookies(answer))
    }
    case 'end-sessions': {
      const parsed = parseForm(EndSessionsForm, form)
      if (!parsed.ok) return failed(parsed)
      const answer = await accounts.endSessions(caller, parsed.fields)
      if (!answer.ok) return failed(answer)
      return done(parsed.fields.which === 'others' ? texts.otherSessionsEnded : texts.sessionEnded)
    }
    case 'delete': {
      const answer = await accounts.deleteAccount(caller, String(form.get('password') ?? '').slice(0, 1_000))
      if (!answer.ok) return failed(answer)
      // The whole page, so that nothing of the account stays in its memory.
      throw redirectDocument('/auth?deleted=1', withCookies(answer))
    }
    default: {
      const answered = await answerSecondFactor(accounts, caller, intent, form)
      if (!answered) return failed({ message: texts.pleaseTryAgain })
      const { result, answer } = answered
      return data<AccountResult>({ ...result, intent }, answer && withCookies(answer))
    }
  }
}

export const clientAction = answerOffline
export const shouldRevalidate = unlessUnreachable

export default function AccountPage() {
  const { viewer, sessions, hasPassword, passwordMinLength, ...found } = useLoaderData<typeof loader>()
  const { twoFactor, passkeys, isEnrolling, isAdminWithout, isEmailChanged, error } = found
  const result = useActionData<AccountResult>()
  const passwordKey = useFreshKey(result, result?.intent === 'password' && result.ok)
  const navigation = useNavigation()
  const busy = navigation.state === 'submitting' ? navigation.formData?.get('intent') : undefined
  const answerTo = (...intents: string[]) =>
    result?.message && intents.includes(result.intent) ? (
      <div className="mb-4">
        {result.ok ? <BlueMessage>{result.message}</BlueMessage> : <RedAlert>{result.message}</RedAlert>}
      </div>
    ) : null

  const secondFactor = (
    <Section title={texts.twoFactor}>
      {(isAdminWithout || isEnrolling) && !twoFactor.isOn ? (
        <div className="mb-4">
          <RedAlert>{isEnrolling ? texts.everybodyNeedsIt : texts.adminsNeedIt}</RedAlert>
        </div>
      ) : null}
      {answerTo('two-factor-start', 'two-factor-confirm', 'two-factor-codes', 'two-factor-off')}
      <TwoFactorSection twoFactor={twoFactor} hasPassword={hasPassword} result={result} busy={busy} />
    </Section>
  )
  if (isEnrolling) return <AccountFrame email={viewer.email}>{secondFactor}</AccountFrame>

  return (
    <AccountFrame email={viewer.email}>
      {isEmailChanged ? <BlueMessage>{texts.addressChanged}</BlueMessage> : null}
      {error ? <RedAlert>{error}</RedAlert> : null}

      <Section title={texts.name}>
        {answerTo('name')}
        <Form method="post" className="grid max-w-md gap-4">
          <input type="hidden" name="intent" value="name" />
          <Field label={texts.fullName}>
            <TextInput name="name" autoComplete="name" maxLength={200} defaultValue={viewer.fullName} />
          </Field>
          <Submit isBusy={busy === 'name'}>{texts.saveName}</Submit>
        </Form>
      </Section>

      <Section title={texts.email}>
        {answerTo('email')}
        <Form method="post" className="grid max-w-md gap-4">
          <input type="hidden" name="intent" value="email" />
          <EmailField label={texts.newEmail} hint={texts.newEmailHint} />
          {hasPassword ? <PasswordField label={texts.currentPassword} /> : null}
          <Submit isBusy={busy === 'email'}>{texts.changeEmail}</Submit>
        </Form>
      </Section>

      <Section title={texts.password}>
        {answerTo('password')}
        {hasPassword ? (
          <Form key={passwordKey} ref={passFocusOn} method="post" className="grid max-w-md gap-4">
            <input type="hidden" name="intent" value="password" />
            <input type="hidden" name="username" autoComplete="username" value={viewer.email} readOnly />
            <PasswordField name="current" label={texts.currentPassword} />
            <PasswordField
              isNew
              label={texts.newPassword}
              minLength={passwordMinLength}
              email={viewer.email}
            />
            <Submit isBusy={busy === 'password'}>{texts.changePassword}</Submit>
          </Form>
        ) : (
          <p>
            {texts.signInWithGoogleOnly}{' '}
            <a href="/auth/forgotten-password" className="text-blue underline underline-offset-4">
              {texts.forgottenPassword}
            </a>
            .
          </p>
        )}
      </Section>

      {secondFactor}

      <Section title={texts.passkeys}>
        {answerTo('passkey-rename', 'passkey-remove')}
        <PasskeysSection passkeys={passkeys} hasPassword={hasPassword} busy={busy} />
      </Section>

      <Section title={texts.sessions}>
        {answerTo('end-sessions')}
        <SessionsSection sessions={sessions} hasPassword={hasPassword} isEnding={busy === 'end-sessions'} />
      </Section>

      <Section title={texts.yourData}>
        <p className="mb-4">{texts.yourDataAbout}</p>
        <a href="/account/data" download className={buttonStyle('secondary', 'medium')}>
          {texts.downloadMyData}
        </a>
      </Section>

      <Section title={texts.deleteAccount}>
        {answerTo('delete')}
        <p className="mb-4">{texts.deleteAbout}</p>
        <DeleteAccount
          hasPassword={hasPassword}
          isBusy={busy === 'delete'}
          isRefused={result?.intent === 'delete'}
        />
      </Section>
    </AccountFrame>
  )
}

function AccountFrame({ email, children }: { email: string; children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="page-width outline-none">
      <header className="pt-8 pb-8 sm:pt-12">
        <h1 className="text-display">{texts.account}</h1>
        <p className="mt-3 text-muted">{email}</p>
      </header>
      {children}
    </main>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section
      aria-labelledby={id}
      tabIndex={-1}
      className="grid gap-x-16 gap-y-4 border-t border-ink py-8 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <h2 id={id} tabIndex={-1} className="text-xl">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

function Submit({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <div>
      <Button type="submit" isBusy={isBusy}>
        {children}
      </Button>
    </div>
  )
}
