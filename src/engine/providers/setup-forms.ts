import { z } from 'zod'
import { findKind, type ProviderKind } from './provider-kinds.ts'
import * as texts from './setup-forms.texts.ts'
import { trimEndOf } from '#shared/text/trim-end-of.ts'

/** What the dialog of a provider sends. */
export const ProviderForm = z
  .object({
    kind: z.string().refine((id) => findKind(id) !== undefined, texts.chooseProvider),
    baseUrl: z
      .string()
      .trim()
      .max(500, texts.addressTooLong)
      .refine((text) => text === '' || /^https?:\/\/[^\s@?#]+$/.test(text), texts.enterHttpAddress)
      .transform((text) => trimEndOf(text, /\//)),
    /** '' keeps the one that is there. */
    key: z
      .string()
      .trim()
      .regex(/^[\x21-\x7e]{0,1000}$/, texts.pasteKeyAlone),
    /** '' takes the best known of the provider's list. */
    model: z
      .string()
      .trim()
      .regex(/^[\w./:@+ -]{0,120}$/, texts.enterModel),
  })
  .superRefine(({ kind: id, baseUrl, model }, { addIssue }) => {
    const kind = findKind(id)
    if (kind === undefined) return
    if (baseUrl === '' && kind.baseUrl === '')
      addIssue({ code: 'custom', path: ['baseUrl'], message: texts.enterAddress })
    if (model === '' && kind.needsModel === true)
      addIssue({ code: 'custom', path: ['model'], message: texts.enterDeployment })
  })
export type ProviderForm = z.infer<typeof ProviderForm>

/** Where a provider is asked: its own address, unless another one was entered. */
export function addressOf(kind: ProviderKind, { baseUrl }: Pick<ProviderForm, 'baseUrl'>): string {
  return baseUrl === '' ? kind.baseUrl : baseUrl
}

const share = z
  .string()
  .trim()
  .regex(/^\d{0,6}$/, texts.enterWholeNumber)
  .transform((text) => (text === '' ? null : Number(text)))

/** '' is the usual; what is not there stays as it is. */
export const SettingsForm = z
  .object({
    dailyBudget: z
      .string()
      .trim()
      .regex(/^(?:\d{1,6}(?:\.\d{1,2})?)?$/, texts.enterAmount)
      .transform((text) => (text === '' ? null : Number(text))),
    perAddressAnHour: share,
    perUserAnHour: share,
    aDay: share,
    ownKeys: z.enum(['yes', 'no']).transform((text) => text === 'yes'),
  })
  .partial()
export type SettingsForm = z.infer<typeof SettingsForm>

export const ChoiceForm = z.object({
  toolSlug: z.string().min(1).max(60),
  /** '' for the usual order. */
  providerId: z.union([z.uuid(), z.literal('')]),
  model: z
    .string()
    .trim()
    .regex(/^[\w./:@+ -]{0,120}$/, texts.enterModel),
})
export type ChoiceForm = z.infer<typeof ChoiceForm>
