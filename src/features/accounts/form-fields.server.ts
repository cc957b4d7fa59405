import { z } from 'zod'
import { EmailAddress, FullName } from './accounts.server.ts'

/** Longer ones are refused with a sentence of their own (accounts.server.ts); this only bounds the work. */
const Password = z.string().min(1, 'Please enter a password').max(1_000)

export const SignInForm = z.object({
  email: EmailAddress,
  password: z.string().min(1, 'Please enter your password').max(1_000),
})
export const SignUpForm = z.object({ email: EmailAddress, password: Password, name: FullName })
export const EmailForm = z.object({ email: EmailAddress })
export const FullNameForm = z.object({ name: FullName })
export const ChangePasswordForm = z.object({
  current: z.string().min(1, 'Please enter your current password').max(1_000),
  password: Password,
})
export const NewPasswordForm = z.object({ token: z.string().max(200), password: Password })

/** The fields of a submitted form, or the first thing that is wrong with them. */
export function parseForm<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
): { ok: true; fields: z.output<Schema> } | { ok: false; code: string; message: string } {
  const parsed = schema.safeParse(
    Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')),
  )
  if (parsed.success) return { ok: true, fields: parsed.data }
  return {
    ok: false,
    code: 'INVALID_INPUT',
    message: parsed.error.issues[0]?.message ?? 'Please check the form',
  }
}
