import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { passFocusOn } from '#ui/pass-focus-on.ts'
import * as texts from './account-page.texts.ts'
import { CodeField } from './code-field.tsx'
import type { AccountResult } from './account-result.ts'
import { PasswordField } from './password-field.tsx'
import type { TwoFactorSetup } from './two-factor-setup.server.ts'

type TwoFactorSectionProps = {
  twoFactor: { isOn: boolean; codesLeft: number }
  hasPassword: boolean
  result: AccountResult | undefined
  busy: FormDataEntryValue | null | undefined
}

export function TwoFactorSection({ twoFactor, hasPassword, result, busy }: TwoFactorSectionProps) {
  const [kept, setKept] = useState<TwoFactorSetup>()
  // Kept, since a request that is lost is answered without it, and the app already holds this secret.
  const setup = twoFactor.isOn ? undefined : (result?.setup ?? kept)
  if (setup !== kept) setKept(setup)
  if (result?.codes) return <RecoveryCodes codes={result.codes} />
  if (setup) return <SetUp setup={setup} busy={busy} />
  if (!twoFactor.isOn) {
    return (
      <>
        <p className="measure mb-4">{texts.twoFactorAbout}</p>
        <Form method="post" className="grid max-w-md gap-4">
          <input type="hidden" name="intent" value="two-factor-start" />
          {hasPassword ? <PasswordField label={texts.currentPassword} /> : null}
          <div>
            <Button type="submit" isBusy={busy === 'two-factor-start'}>
              {texts.turnOn}
            </Button>
          </div>
        </Form>
      </>
    )
  }
  return (
    <>
      <p className="mb-4">{texts.codesLeft(twoFactor.codesLeft)}</p>
      <details ref={passFocusOn}>
        <summary className="cursor-pointer font-medium text-blue underline underline-offset-4">
          {texts.codesOrOff}
        </summary>
        <Form method="post" className="mt-4 grid max-w-md gap-4">
          {hasPassword ? <PasswordField label={texts.currentPassword} /> : null}
          <CodeField hint={texts.codeHint} />
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              name="intent"
              value="two-factor-codes"
              variant="secondary"
              isBusy={busy === 'two-factor-codes'}
            >
              {texts.makeNewCodes}
            </Button>
            <Button
              type="submit"
              name="intent"
              value="two-factor-off"
              variant="danger"
              isBusy={busy === 'two-factor-off'}
            >
              {texts.turnOff}
            </Button>
          </div>
        </Form>
      </details>
    </>
  )
}

function SetUp({ setup, busy }: { setup: TwoFactorSetup; busy: TwoFactorSectionProps['busy'] }) {
  const { size, path } = setup.qr
  return (
    <>
      <p className="measure">{texts.scanThis}</p>
      <svg
        role="img"
        aria-label={texts.qrCode}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="my-4 w-full max-w-56 border border-line"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p className="text-sm text-muted">{texts.enterKeyInstead}</p>
      <p className="mt-1 mb-4 font-mono break-words select-all">{setup.secret}</p>
      <Form ref={passFocusOn} method="post" className="grid max-w-md gap-4">
        <input type="hidden" name="intent" value="two-factor-confirm" />
        <input type="hidden" name="uri" value={setup.uri} />
        <CodeField label={texts.codeFromApp} isFirst />
        <div>
          <Button type="submit" isBusy={busy === 'two-factor-confirm'}>
            {texts.confirm}
          </Button>
        </div>
      </Form>
    </>
  )
}

/** Once, and never again: what is kept cannot be read. */
function RecoveryCodes({ codes }: { codes: string[] }) {
  const text = `${codes.join('\n')}\n`
  return (
    <>
      <p className="measure mb-4">{texts.codesShownOnce}</p>
      <ul
        data-print="sheet"
        aria-label={texts.recoveryCodes}
        className="grid max-w-md grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-6 gap-y-1 border border-ink bg-surface p-4 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton text={text} label={texts.copyCodes} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className={buttonStyle('secondary', 'medium')}
        >
          {texts.download}
        </a>
        <Button variant="secondary" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
    </>
  )
}
