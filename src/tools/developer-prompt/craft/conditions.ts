import type { FieldOf } from '../form-rules.ts'
import type { Conditional } from './types.ts'

/** Chosen features and answers that make it plain. */
type Condition = {
  /** Stands before a line while the answers leave it open. */
  words: string
  features: ReadonlySet<string>
  flags: readonly FieldOf<'flag'>[]
}

export const conditions: Readonly<Record<Conditional, Condition>> = {
  ordered: {
    words: 'Where people order here',
    features: new Set([
      'ec-checkout',
      'ec-payments',
      'ec-orders',
      'ec-returns',
      'ec-admin-orders',
      'ec-invoices',
    ]),
    flags: ['invoiceSupport'],
  },
  withForm: {
    words: 'Where there is a form',
    features: new Set([
      'pf-contact',
      'pf-newsletter',
      'lp-form',
      'lp-magnet',
      'lp-popup',
      'lp-waitlist',
      'lp-multistep',
      'bl-newsletter',
      'bl-comments',
    ]),
    flags: ['newsletterIntegration', 'commentingSystem'],
  },
}
