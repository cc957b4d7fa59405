import type { TwoFactorSetup } from './two-factor-setup.server.ts'

/** What a form of the account page is answered. */
export type AccountResult = {
  intent: string
  ok: boolean
  message: string
  /** An authenticator app that waits for its first code. */
  setup?: TwoFactorSetup | undefined
  /** Recovery codes, which are never shown again. */
  codes?: string[]
}
