import { z } from 'zod'

// What admins have set up, as the database has it.

const optional = <Value>(schema: z.ZodType<Value>) =>
  schema.nullable().transform((value) => value ?? undefined)

export const StoredProvider = z.object({
  id: z.uuid(),
  kind: z.string(),
  name: z.string(),
  baseUrl: z.string(),
  model: z.string(),
  /** The last four characters; undefined when there is no key. */
  keyHint: optional(z.string()),
})
export type StoredProvider = z.infer<typeof StoredProvider>

/** undefined: nobody has set it. */
export const ModelSettings = z.object({
  dailyBudget: optional(z.number()),
  perAddressAnHour: optional(z.number()),
  perUserAnHour: optional(z.number()),
  aDay: optional(z.number()),
  ownKeys: optional(z.boolean()),
})
export type ModelSettings = z.infer<typeof ModelSettings>

export const ModelChoice = z.object({
  toolSlug: z.string(),
  providerId: z.uuid(),
  /** '' for the provider's own. */
  model: z.string(),
})
export type ModelChoice = z.infer<typeof ModelChoice>

export type SettingValue<Name extends keyof ModelSettings> = NonNullable<ModelSettings[Name]>

/** What counts where neither the environment nor an admin says anything; own keys also while there is no model. */
export const usualSettings = {
  dailyBudget: 5,
  perAddressAnHour: 20,
  perUserAnHour: 60,
  aDay: 5_000,
  ownKeys: false,
} satisfies { [Name in keyof ModelSettings]-?: SettingValue<Name> }
