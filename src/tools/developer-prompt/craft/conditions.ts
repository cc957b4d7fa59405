import type { FieldOf } from '../form-rules.ts'
import type { Conditional } from './types.ts'

/** Chosen features and answers that make it plain. */
type Condition = { features: ReadonlySet<string>; flags: readonly FieldOf<'flag'>[] }

const idsOf = (ids: string): ReadonlySet<string> => new Set(ids.split(' '))

export const conditions: Readonly<Record<Conditional, Condition>> = {
  ordered: {
    features: idsOf('ec-checkout ec-payments ec-orders ec-returns ec-admin-orders ec-invoices'),
    flags: ['invoiceSupport'],
  },
  withForm: {
    features: idsOf(
      'pf-contact pf-newsletter lp-form lp-magnet lp-popup lp-waitlist lp-multistep bl-newsletter bl-comments',
    ),
    flags: ['newsletterIntegration', 'commentingSystem'],
  },
  withServer: {
    features: idsOf('bl-editor bl-schedule bl-revisions bl-roles bl-comments bl-moderation bl-editorial'),
    flags: ['commentingSystem'],
  },
}
