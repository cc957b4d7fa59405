import { z } from 'zod'

/** Line breaks and controls would start a header of their own; the last ones turn the reading direction around. */
const unfitForHeaders = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

/** Controls that carry nothing, and that PostgreSQL in part refuses; tabs and line feeds stay. */
const controls = /[^\P{Cc}\t\n]/gu

/** What `send-contact-email` takes, and the form checks first. */
export const ContactMessage = z.object({
  name: z
    .string('Please enter your name')
    .trim()
    .min(1, 'Please enter your name')
    .max(200, 'Please use at most 200 characters')
    .refine((text) => !unfitForHeaders.test(text), 'Please write your name on one line, in plain characters'),
  email: z
    .string('Please enter your email address')
    .trim()
    .min(1, 'Please enter your email address')
    .max(254, 'Please enter a valid email address')
    .pipe(z.email('Please enter a valid email address')),
  message: z
    .string('Please enter your message')
    .transform((text) => text.replace(/\r\n?/g, '\n').replace(controls, '').trim())
    .pipe(z.string().min(1, 'Please enter your message').max(10_000, 'Please use at most 10,000 characters')),
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
