import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { Config } from '#platform/config.server.ts'
import type { Log } from '#platform/log.server.ts'
import { enqueueMail, type Mail } from '#platform/mail/mail-outbox.server.ts'
import { newPasswordMail, passwordChangedMail } from './account-mails.server.ts'
import type { createAuthDatabase } from './auth-adapter.server.ts'
import { cancelOpenLinks } from './cancel-open-links.server.ts'
import { hashPassword, verifyPassword } from './password-hash.server.ts'
import { secondFactorPlugins } from './second-factor-plugins.server.ts'
import { startSession } from './start-session.server.ts'

export const authPath = '/api/auth'
export const googleProvider = 'google'
export const longestPassword = 128

const day = 24 * 60 * 60
/** However often it is used: then the person shows again who they are. */
export const longestSessionMs = 90 * day * 1_000

type AuthParts = {
  config: Config
  log: Log
  secret: string
  authDatabase: ReturnType<typeof createAuthDatabase>
}

/**
 * Better Auth as we use it. Its own limits are off: ours stand in front of it (account-limits.server.ts). So are its
 * sign-up and its change of address, whose links name nothing but an address.
 */
export function createAuth({ config, log, secret, authDatabase }: AuthParts) {
  const isHttps = config.appUrl.startsWith('https:')
  const { write } = authDatabase.statements
  const send = (mail: Mail) => enqueueMail({ query: write }, mail)
  const options = {
    appName: config.appName,
    baseURL: config.appUrl,
    basePath: authPath,
    secret,
    database: authDatabase.adapter,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    trustedOrigins: [config.appUrl],
    // Unexpected failures come to us: it would print them, data included.
    onAPIError: { errorURL: `${config.appUrl}/auth`, throw: true },
    logger: {
      level: 'error',
      // Its sentences quote addresses of people and of pages.
      log: (level, message) =>
        log[level](
          { reason: message.replace(/\S+/g, (word) => (/[@/]/.test(word) ? '…' : word)).slice(0, 200) },
          'auth',
        ),
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: config.passwordMinLength,
      maxPasswordLength: longestPassword,
      password: { hash: hashPassword, verify: verifyPassword },
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 60 * 60,
      sendResetPassword: ({ user, token }) =>
        send(newPasswordMail(user.email, `${config.appUrl}/auth/new-password?token=${token}`, config)),
      // The link came by mail: whoever has it owns the address. Whoever used it before without having shown that does
      // not: what they signed in with goes first.
      onPasswordReset: async ({ user }) => {
        await write(
          `delete from accounts using users where users.id = accounts.user_id and users.id = $1
             and not users.email_verified and accounts.provider_id <> 'credential'`,
          [user.id],
        )
        for (const table of ['two_factors', 'passkeys']) {
          await write(
            `delete from ${table} using users where users.id = ${table}.user_id and users.id = $1
               and not users.email_verified`,
            [user.id],
          )
        }
        await write('update users set email_verified = true, updated_at = now() where id = $1', [user.id])
        await cancelOpenLinks(write, user.id)
        await send(passwordChangedMail(user.email, config))
      },
    },
    // `updateAge`: how exactly the account page knows when a session was last seen. `freshAge`: not asked, since
    // prove-identity.server.ts asks for more.
    session: { expiresIn: 30 * day, updateAge: 60 * 60, freshAge: 0 },
    account: {
      encryptOAuthTokens: true,
      accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
    },
    advanced: {
      cookiePrefix: isHttps ? '__Host-account' : 'account',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps, httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: 'uuid', joins: true },
      ipAddress: { disableIpTracking: true },
    },
    plugins: [startSession, ...secondFactorPlugins(config, write), ...googlePlugins(config)],
  } satisfies BetterAuthOptions
  return {
    ...betterAuth(options),
    isHttps,
    prefix: options.advanced.cookiePrefix,
    sessionCookie: `${options.advanced.cookiePrefix}.session_token`,
  }
}

/** Google by its published OpenID Connect configuration, so that any other issuer can stand in for it. */
function googlePlugins({ googleClientId, googleClientSecret, googleIssuer }: Config) {
  if (googleClientId === undefined || googleClientSecret === undefined) return []
  return [
    genericOAuth({
      config: [
        {
          providerId: googleProvider,
          name: 'Google',
          discoveryUrl: `${googleIssuer}/.well-known/openid-configuration`,
          clientId: googleClientId,
          clientSecret: googleClientSecret,
          scopes: ['openid', 'email', 'profile'],
          pkce: true,
          requireIdTokenVerification: true,
          // The library believes what issuer the discovery document names; it has to be the one that was set up.
          mapProfileToUser({ iss }) {
            if (String(iss).replace(/\/$/, '') !== googleIssuer)
              throw new Error('The issuer of an ID token is not the configured one')
            return {}
          },
        },
      ],
    }),
  ]
}
