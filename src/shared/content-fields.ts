import { z } from 'zod'
import * as texts from './content-fields.texts.ts'

/** A line of a form: trimmed, without line breaks. */
export function requiredLine(name: string, maxLength: number) {
  return z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, texts.pleaseEnter(name)).max(maxLength, texts.tooLong(maxLength)))
}

/** null when nothing was entered. On this site as `/path`, or anywhere by https: our pages load no picture by http. */
export const OptionalAddress = z
  .string()
  .trim()
  .max(2_000, texts.addressTooLong)
  .refine(isAddress, texts.enterHttpsAddress)
  .transform((text) => (text === '' ? null : text))

function isAddress(text: string): boolean {
  if (text === '') return true
  if (/^\/(?![/\\])/.test(text)) return !/[\s\\]/.test(text)
  return /^https:\/\//i.test(text) && URL.canParse(text)
}

/** A form as a browser kept it. */
export const KeptFields = z.record(z.string(), z.string()).catch({})

/** The first fault of every input, by its name. */
export function faultsOf(schema: z.ZodType, form: FormData): Record<string, string> {
  const parsed = schema.safeParse(Object.fromEntries(form))
  if (parsed.success) return {}
  const faults: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) faults[String(path[0] ?? '')] ??= message
  return faults
}
