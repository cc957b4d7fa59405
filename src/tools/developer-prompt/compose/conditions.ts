import { chosen, type Choice } from '../../contract/plan.ts'
import type { Conditional } from '../craft/types.ts'
import type { FieldOf, PromptDraft } from '../form-rules.ts'
import { answersIn } from '../given.ts'

type Condition = {
  /** Stands before a line while the answers leave it open. */
  words: string
  features: ReadonlySet<string>
  flags: readonly FieldOf<'flag'>[]
}

const conditions: Readonly<Record<Conditional, Condition>> = {
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

/** What a line under this condition begins with and the choices that made it plain; undefined where they rule it out. */
export function conditionIn(
  draft: PromptDraft,
  id: Conditional,
): { words: string; by: Choice[] } | undefined {
  const { words, features, flags } = conditions[id]
  const tool = id === 'withForm' ? draft.leadFormTool : ''
  const by = [
    ...answersIn(draft).features.flatMap((feature) => (features.has(feature.id) ? feature.by : [])),
    ...flags.flatMap((field) => (draft[field] === true ? chosen(field, 'true') : [])),
    ...(tool === '' || tool === 'none' ? [] : chosen('leadFormTool', tool)),
  ]
  if (by.length > 0) return { words: '', by }
  return tool === 'none' ? undefined : { words: `${words}: `, by: [] }
}
