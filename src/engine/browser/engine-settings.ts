import { z } from 'zod'
import { ownKeyProviders } from '../own-key-providers.ts'
import { trimEndOf } from '#shared/text/trim-end-of.ts'
import * as texts from './engine-settings.texts.ts'

/** What a header can carry. */
const headerText = z.string().trim()

/** A person's own key for a provider of our list; it goes through our server. */
export const OwnKeySettings = z.object({
  provider: z.enum(ownKeyProviders),
  key: headerText.regex(/^[\x21-\x7e]{8,400}$/, texts.keyProblem),
  /** undefined: the provider's usual one. */
  model: z
    .string()
    .regex(/^[\w./:@+ -]{1,120}$/)
    .optional(),
})
export type OwnKeySettings = z.infer<typeof OwnKeySettings>

/** What runs at an address of the person's own. */
export const addressServices = ['ollama', 'lm-studio', 'llama-cpp', 'vllm', 'compatible'] as const

/** An address that the person's browser asks itself. */
export const OwnAddress = z.object({
  service: z.enum(addressServices),
  /** With the version for those that speak as OpenAI does, such as http://127.0.0.1:1234/v1. */
  address: z
    .string()
    .trim()
    .max(500)
    .regex(/^https?:\/\/[^\s@?#/][^\s@?#]*$/, texts.enterAddress)
    .transform((text) => trimEndOf(text, /\//)),
  model: z.string().trim().min(1, texts.chooseModel).max(200),
  key: headerText.regex(/^[\x21-\x7e]{1,400}$/, texts.keyProblem).optional(),
})
export type OwnAddress = z.infer<typeof OwnAddress>
