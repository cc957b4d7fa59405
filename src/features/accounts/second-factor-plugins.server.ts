import { passkey } from '@better-auth/passkey'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { z } from 'zod'
import type { Config } from '#platform/config.server.ts'
import * as texts from './accounts.texts.server.ts'
import type { AuthStatements } from './auth-adapter.server.ts'

/** Name of the cookie of a sign-in that waits for its code, after the prefix. */
export const challengeCookie = 'two_factor'

/** Two-factor sign-in and passkeys. Limits, and that a code works once, are ours: second-factor.server.ts. */
export function secondFactorPlugins({ appName, appUrl }: Config, write: AuthStatements['write']) {
  const codes = twoFactor({
    issuer: appName,
    // Whoever signs in with Google only has signed in a moment ago instead: prove-identity.server.ts.
    allowPasswordless: true,
    // Ours are counted apart for browsers that are known, so that nobody else can keep the owner out.
    accountLockout: { enabled: false },
    // What is stored are our hashes (recovery-codes.server.ts), so there is nothing for the plugin to make or encrypt.
    backupCodeOptions: { storeBackupCodes: 'plain', customBackupCodesGenerate: () => [] },
  })
  // The plugin asks for a code after a password only; Google is a password that somebody else keeps.
  for (const hook of codes.hooks.after) {
    const asksAfter = hook.matcher
    hook.matcher = (context) => asksAfter(context) || context.path === '/callback/:id'
  }
  return [
    codes,
    passkey({
      rpID: new URL(appUrl).hostname,
      rpName: appName,
      origin: appUrl,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      registration: {
        afterVerification: async ({ verification }) =>
          requireVerifiedUser(verification.registrationInfo?.userVerified),
      },
      authentication: {
        async afterVerification({ verification }) {
          const { userVerified, credentialID } = verification.authenticationInfo
          requireVerifiedUser(userVerified)
          await write('update passkeys set last_used_at = now() where credential_id = $1', [credentialID])
        },
      },
      schema: { passkey: { fields: { credentialID: 'credentialId' } } },
      advanced: { webAuthnChallengeCookie: 'passkey' },
    }),
    challenge,
  ] as const
}

/** Only with a fingerprint, a face or a PIN is a passkey two factors; the plugin would take one without. */
function requireVerifiedUser(isVerified: boolean | undefined): void {
  if (!isVerified) {
    throw new APIError('BAD_REQUEST', { code: 'USER_NOT_VERIFIED', message: texts.passkeyNotVerify })
  }
}

/** What the plugins leave to us. Cannot be reached from outside. */
const challenge = {
  id: 'challenge',
  endpoints: {
    /** What an authenticator app makes its codes from. */
    readAppSecret: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async ({ body: { userId }, context: { adapter, secretConfig } }) => {
        const where = [{ field: 'userId', value: userId }]
        const found = await adapter.findOne<{ secret: string }>({ model: 'twoFactor', where })
        return found && symmetricDecrypt({ key: secretConfig, data: found.secret })
      },
    ),
    /** Who has given a password and is asked for a code. */
    findChallenged: createAuthEndpoint.serverOnly({ method: 'POST' }, async (context) => {
      const { createAuthCookie, internalAdapter, secret } = context.context
      const identifier = await context.getSignedCookie(createAuthCookie(challengeCookie).name, secret)
      const waiting = identifier ? await internalAdapter.findVerificationValue(identifier) : null
      if (!waiting || new Date(waiting.expiresAt) < new Date()) return null
      const user = await internalAdapter.findUserById(waiting.value)
      return user && { id: user.id, email: user.email }
    }),
  },
}
