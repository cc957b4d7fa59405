import { z } from 'zod'
import * as texts from './contact-message.texts.ts'

/** Line breaks and controls would start a header of their own; the last ones turn the reading direction around. */
const unfitForHeaders = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

/** Controls that carry nothing, and that PostgreSQL in part refuses; tabs and line feeds stay. */
const controls = /[^\P{Cc}\t\n]/gu

export const messageLimit = 10_000

/** What `send-contact-email` takes, and the form checks first. */
export const ContactMessage = z.object({
  name: z
    .string(texts.enterName)
    .trim()
    .min(1, texts.enterName)
    .max(200, texts.fieldTooLong)
    .refine((text) => !unfitForHeaders.test(text), texts.nameOnOneLine),
  email: z
    .string(texts.enterEmail)
    .trim()
    .min(1, texts.enterEmail)
    .max(254, texts.enterValidEmail)
    .pipe(z.email(texts.enterValidEmail)),
  message: z
    .string(texts.enterMessage)
    .transform((text) => text.replace(/\r\n?/g, '\n').replace(controls, '').trim())
    .pipe(z.string().min(1, texts.enterMessage).max(messageLimit, texts.messageTooLong)),
})
export type ContactMessage = z.output<typeof ContactMessage>

/** What the form holds, also half filled in and as an older version stored it. */
export const ContactDraft = z.object({
  name: z.string().catch(''),
  email: z.string().catch(''),
  message: z.string().catch(''),
})
export type ContactDraft = z.output<typeof ContactDraft>

/** A field that people do not see; whoever fills it in is most likely a program. */
export const trapField = 'homepage'

export function isAnyFieldEmpty(draft: ContactDraft): boolean {
  return Object.values(draft).some((text) => text.trim() === '')
}
