import type { RegistrationResponseJSON } from '@simplewebauthn/browser'
import { z } from 'zod'
import * as texts from './accounts.texts.server.ts'
import * as problems from './form-problems.texts.ts'
import { passwordLinks } from './password-links.ts'

/** E-mail as it is kept: composed, lower case. Checked after composing, so that look-alikes cannot slip through. */
const EmailAddress = z
  .string()
  .trim()
  .max(254)
  .transform((text) => text.normalize('NFKC').toLowerCase())
  .pipe(z.email(problems.enterValidEmail))

const FullName = z
  .string()
  .trim()
  .max(200, texts.nameTooLong)
  .refine((text) => !/[\p{Cc}<>]/u.test(text), texts.leaveOutBrackets)

/** Longer ones are refused with a sentence of their own (check-password.server.ts); this only bounds the work. */
const Password = z.string().min(1, problems.enterPassword).max(1_000)

export const SignInForm = z.object({
  email: EmailAddress,
  password: z.string().min(1, problems.enterYourPassword).max(1_000),
})
export const SignUpForm = z.object({
  email: EmailAddress,
  password: Password,
  name: FullName,
  /** Where the visitor was. Not worth refusing a sign-up for. */
  next: z.string().max(2_000).catch('/'),
})
export const EmailForm = z.object({ email: EmailAddress })
export const ChangeEmailForm = z.object({ email: EmailAddress, password: z.string().max(1_000).default('') })
export const FullNameForm = z.object({ name: FullName })
export const ChangePasswordForm = z.object({
  current: z.string().min(1, problems.enterCurrentPassword).max(1_000),
  password: Password,
})
export const NewPasswordForm = z.object({
  kind: z.enum(passwordLinks),
  token: z.string().max(200),
  password: Password,
})

const OwnPassword = z.string().max(1_000).default('')
const Code = z.string().trim().min(1, problems.enterCode).max(100)
const PasskeyName = z
  .string()
  .trim()
  .min(1, problems.enterName)
  .max(100, texts.passkeyNameTooLong)
  .refine((text) => !/[\p{Cc}<>]/u.test(text), texts.leaveOutBrackets)

export const EndSessionsForm = z.object({
  which: z.union([z.uuid(), z.literal('others')], texts.checkForm),
  password: OwnPassword,
})
export const TwoFactorForm = z.object({ password: OwnPassword, code: Code })
export const CodeForm = z.object({ code: Code, trust: z.literal('on').optional() })
export const PasskeyNameForm = z.object({ id: z.uuid(), name: PasskeyName })
export const PasskeyIdForm = z.object({ id: z.uuid(), password: OwnPassword })
/** From our own script; the rest of a passkey's answer is for the library to judge. */
export const hasId = (value: unknown): boolean => z.looseObject({ id: z.string() }).safeParse(value).success
/** The name from the beginning: once the device has made the passkey, it is too late to refuse it. */
export const NewPasskey = z.object({
  name: PasskeyName,
  password: OwnPassword,
  response: z.custom<RegistrationResponseJSON>(hasId, texts.checkForm).optional(),
})

/** The fields of a submitted form, or the first thing that is wrong with them. */
export function parseForm<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
): { ok: true; fields: z.output<Schema> } | { ok: false; code: string; message: string } {
  const parsed = schema.safeParse(
    Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')),
  )
  if (parsed.success) return { ok: true, fields: parsed.data }
  return { ok: false, code: 'INVALID_INPUT', message: parsed.error.issues[0]?.message ?? texts.checkForm }
}
