import { z } from 'zod'
import { fieldLimits, fieldNames, fieldRules, limitMessages } from './form-rules.ts'
import type { FieldName, PromptDraft as Draft } from './form-rules.ts'

/** The 77 fields of `fieldRules` as a schema. */
export const PromptDraft = z.object(
  Object.fromEntries(fieldNames.map((name) => [name, schemaOf(name)])),
) as unknown as z.ZodType<Draft, Partial<Draft>>
export type PromptDraft = Draft

function schemaOf(name: FieldName): z.ZodType {
  const rule = fieldRules[name]
  switch (rule.kind) {
    case 'text':
      return z.string('Please enter text here.').max(rule.max, limitMessages.text(rule.max)).default('')
    case 'choice':
      return z
        .union([z.literal(''), z.enum(rule.values)], `Please choose one of: ${rule.values.join(', ')}`)
        .default('')
    case 'flag':
      return z.boolean('Please send true or false.').optional()
    case 'list':
      return z
        .array(
          z.string('Each feature must be text.').max(fieldLimits.feature, limitMessages.feature),
          'Please send a list of features.',
        )
        .max(fieldLimits.features, limitMessages.features)
        .default([])
  }
}
