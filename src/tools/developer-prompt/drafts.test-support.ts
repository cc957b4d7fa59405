import fc from 'fast-check'
import { fieldRows, type FieldRow } from './craft/fields.ts'
import { allFeatures } from './feature-list.ts'
import { emptyDraft, fieldNames, fieldRules, type FieldName, type PromptDraft } from './form-rules.ts'
import type { SectionId } from './plan.ts'

/** Each text field with words that occur nowhere else. */
export function sentinelOf(field: FieldName): string {
  return `zq7 ${field} words`
}

/** Every field answered, the texts with their sentinels. */
export function sentinelDraft(more: Partial<PromptDraft> = {}): PromptDraft {
  const answers = fieldNames.map((field): [FieldName, unknown] => {
    const rule = fieldRules[field]
    switch (rule.kind) {
      case 'text':
        return [field, sentinelOf(field)]
      case 'list':
        return [field, [sentinelOf(field)]]
      case 'flag':
        return [field, true]
      case 'choice':
        return [field, rule.values.at(-1)]
    }
  })
  return { ...emptyDraft, ...Object.fromEntries(answers), ...more }
}

const texts = [
  '',
  '  ',
  'post a shift, claim a shift',
  'Only 12 may join. Places close at 18:00; a place costs 15 €.',
  'Order(number, status open/paid), Customer: name, email',
  'open -> pay -> done; if declined, ask again',
  'велосипед, город и обмен',
  '予約は前日まで。変更は三回まで。',
  'gold, black and white #1B5E8C',
  'Stripe, Postmark for email',
  'Vue, TypeScript',
  'first line\nsecond line\n- third',
  '<script>alert(1)</script> ``` | [R1] (A) {name}',
  'feature-based',
]

/** Drafts as people leave them: some answers, some notation, some hostile text. */
export const anyDraft: fc.Arbitrary<PromptDraft> = fc
  .record(
    Object.fromEntries(
      fieldNames.map((field) => {
        const rule = fieldRules[field]
        switch (rule.kind) {
          case 'text':
            return [field, fc.constantFrom(...texts)]
          case 'flag':
            return [field, fc.constantFrom(undefined, true, false)]
          case 'choice':
            return [field, fc.constantFrom('', ...rule.values)]
          case 'list':
            return [
              field,
              fc.subarray([...allFeatures.map(({ id }) => id), 'own feature', ...texts.slice(2, 8)], {
                maxLength: 14,
              }),
            ]
        }
      }),
    ) as Record<FieldName, fc.Arbitrary<unknown>>,
  )
  .map((draft) => draft as PromptDraft)

const otherSections: Partial<Record<FieldName, SectionId>> = {
  projectType: 'product',
  projectName: 'product',
  platform: 'product',
  designStyle: 'design',
  brandingStyle: 'design',
  navigationType: 'screens',
  customDomain: 'quality',
  isResponsive: 'quality',
  seoRequired: 'quality',
  testingPreference: 'tests',
  testingStrategy: 'tests',
  appStoreDeployment: 'tests',
  targetPlatforms: 'stack',
  preferredFramework: 'stack',
  offlineSupport: 'core',
  analyticsRequired: 'services',
}

/** The section in which an answer shows; a title or a frame counts as the first one. */
export function fieldSection(field: FieldName): SectionId {
  const row = (fieldRows as Partial<Record<FieldName, FieldRow>>)[field]
  return row?.to ?? otherSections[field] ?? 'requirements'
}
