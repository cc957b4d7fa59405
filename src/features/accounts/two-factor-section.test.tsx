import { setImmediate } from 'node:timers/promises'
import { act } from 'react'
import { createMemoryRouter, RouterProvider, useActionData } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '#ui/rendered-page.test-support.ts'
import type { AccountResult } from './account-result.ts'
import { twoFactorSetup } from './two-factor-setup.server.ts'

test('the secret to scan stays when a request is lost, until two-factor is on', async () => {
  const { TwoFactorSection } = await import('./two-factor-section.tsx')
  const answers: Omit<AccountResult, 'intent'>[] = [
    { ok: true, message: '', setup: twoFactorSetup('otpauth://totp/x?secret=JBSWY3DPEHPK3PXP') },
    { ok: false, message: 'The server couldn’t be reached.' },
    { ok: true, message: '' },
    { ok: true, message: '' },
  ]
  let isOn = false
  const Component = () => (
    <TwoFactorSection
      twoFactor={{ isOn, codesLeft: 10 }}
      hasPassword
      result={useActionData<AccountResult>()}
      busy={undefined}
    />
  )
  const router = createMemoryRouter([{ path: '/', Component, action: () => answers.shift() ?? null }])
  const { document } = await renderPage(() => <RouterProvider router={router} />)
  const send = async () => {
    await act(async () => {
      await router.navigate('/', { formMethod: 'post', formData: new FormData() })
      await setImmediate()
    })
    return document.body.textContent?.includes('JBSW Y3DP EHPK 3PXP')
  }
  expect([await send(), await send()]).toEqual([true, true])
  isOn = true
  expect(await send()).toBe(false)
  isOn = false
  expect(await send()).toBe(false)
})
