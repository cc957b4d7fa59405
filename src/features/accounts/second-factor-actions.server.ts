import { z } from 'zod'
import type { AccountAnswer, Caller } from './account-answer.server.ts'
import type { AccountResult } from './account-result.ts'
import type { Accounts } from './accounts.server.ts'
import * as texts from './accounts.texts.server.ts'
import { parseForm, PasskeyIdForm, PasskeyNameForm, TwoFactorForm } from './form-fields.server.ts'
import { twoFactorSetup } from './two-factor-setup.server.ts'

type Answered = { result: Omit<AccountResult, 'intent'>; answer?: AccountAnswer<unknown> }

/** What the account page's forms about two-factor and passkeys do; undefined for every other form. */
export async function answerSecondFactor(
  accounts: Accounts,
  caller: Caller,
  intent: string,
  form: FormData,
): Promise<Answered | undefined> {
  switch (intent) {
    case 'two-factor-start':
      return startTwoFactor(accounts, caller, form)
    case 'two-factor-confirm':
      return confirmTwoFactor(accounts, caller, form)
    case 'two-factor-codes': {
      const parsed = parseForm(TwoFactorForm, form)
      if (!parsed.ok) return { result: parsed }
      const answer = await accounts.renewRecoveryCodes(caller, parsed.fields)
      const message = texts.newCodes
      return { answer, result: answer.ok ? { ok: true, message, codes: answer.value } : answer }
    }
    case 'two-factor-off': {
      const parsed = parseForm(TwoFactorForm, form)
      if (!parsed.ok) return { result: parsed }
      return said(await accounts.turnOffTwoFactor(caller, parsed.fields), texts.twoFactorIsOff)
    }
    case 'passkey-rename': {
      const parsed = parseForm(PasskeyNameForm, form)
      if (!parsed.ok) return { result: parsed }
      return said(await accounts.renamePasskey(caller, parsed.fields), texts.nameSaved)
    }
    case 'passkey-remove': {
      const parsed = parseForm(PasskeyIdForm, form)
      if (!parsed.ok) return { result: parsed }
      return said(await accounts.removePasskey(caller, parsed.fields), texts.passkeyRemoved)
    }
    default:
      return undefined
  }
}

function said(answer: AccountAnswer, message: string): Answered {
  return { answer, result: answer.ok ? { ok: true, message } : answer }
}

async function startTwoFactor(accounts: Accounts, caller: Caller, form: FormData): Promise<Answered> {
  const password = z.string().max(1_000).catch('').parse(form.get('password'))
  const answer = await accounts.startTwoFactor(caller, password)
  if (!answer.ok) return { result: answer }
  return { answer, result: { ok: true, message: '', setup: twoFactorSetup(answer.value) } }
}

async function confirmTwoFactor(accounts: Accounts, caller: Caller, form: FormData): Promise<Answered> {
  const setup = twoFactorSetup(String(form.get('uri')))
  const answer = await accounts.confirmTwoFactor(caller, String(form.get('code') ?? '').slice(0, 100))
  if (!answer.ok) return { result: { ok: false, message: answer.message, setup } }
  const message = texts.twoFactorIsOn
  return { answer, result: { ok: true, message, codes: answer.value } }
}
