import type { FieldName } from '../form-rules.ts'
import type { Conditional } from './types.ts'

/** Chosen features and answers that make it plain. */
type Condition = {
  features: ReadonlySet<string>
  answers: { readonly [Field in FieldName]?: readonly string[] }
}

const idsOf = (ids: string): ReadonlySet<string> => new Set(ids.split(' '))

export const conditions: Readonly<Record<Conditional, Condition>> = {
  ordered: {
    features: idsOf('ec-checkout ec-payments ec-orders ec-returns ec-admin-orders ec-invoices'),
    answers: { invoiceSupport: ['true'] },
  },
  withForm: {
    features: idsOf(
      'pf-contact pf-newsletter lp-form lp-magnet lp-popup lp-waitlist lp-multistep bl-newsletter bl-comments',
    ),
    answers: {
      newsletterIntegration: ['true'],
      commentingSystem: ['true'],
      leadFormTool: ['simple', 'detailed', 'popup', 'embedded'],
    },
  },
  withServer: {
    features: idsOf('bl-editor bl-schedule bl-revisions bl-roles bl-comments bl-moderation bl-editorial'),
    answers: { commentingSystem: ['true'], cmsIntegration: ['admin'], markdownOrCMS: ['wysiwyg'] },
  },
}
