import type { FieldName } from '../form-rules.ts'
import type { Conditional } from './types.ts'

/** What makes it plain: features, chosen or implied by an answer, and answers that imply none. */
type Condition = { features: ReadonlySet<string>; answers?: { readonly [Field in FieldName]?: string } }

const idsOf = (ids: string): ReadonlySet<string> => new Set(ids.split(' '))

export const conditions: Readonly<Record<Conditional, Condition>> = {
  ordered: { features: idsOf('ec-checkout ec-payments ec-orders ec-returns ec-admin-orders ec-invoices') },
  withForm: {
    features: idsOf(
      'pf-contact pf-newsletter lp-form lp-magnet lp-popup lp-waitlist lp-multistep bl-newsletter bl-comments',
    ),
  },
  withServer: {
    features: idsOf('bl-editor bl-schedule bl-revisions bl-roles bl-comments bl-moderation bl-editorial'),
    answers: { cmsIntegration: 'admin', markdownOrCMS: 'wysiwyg' },
  },
}
