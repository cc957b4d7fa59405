import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editItem, planItems } from '../../contract/edit-plan.ts'
import { textOf } from '../../contract/plan.ts'
import { core } from '../core.ts'
import { anyDraft } from '../drafts.test-support.ts'
import type { PromptDraft } from '../form.ts'
import type { BriefPlan } from '../plan.ts'
import { shiftSwap } from '../replies.test-support.ts'
import { compose } from '../compose.ts'

const draft = {
  ...shiftSwap,
  authenticationType: '' as const,
  userFlow: 'Log in -> Offer a shift -> Colleague claims',
  features: ['wa-email-login', 'wa-roles', 'wa-search', 'wa-export'],
  customFeatures: ['Print the week'],
}

/** The plan after a person gave an item these words; none remove it. */
function after(plan: BriefPlan, ref: string, text = '', by: PromptDraft = draft): BriefPlan {
  const item = planItems(plan).find((one) => one.ref === ref)
  return core.afterEdit?.(editItem(plan, item?.id ?? '', text), by) as BriefPlan
}

function refOf(plan: BriefPlan, about: string): string {
  return plan.requirements.find((item) => item.about === about)?.ref ?? ''
}

const said = (items: readonly Parameters<typeof textOf>[0][]) => items.map((item) => textOf(item)).join('\n')

test('what was taken out is spoken of nowhere, whichever it is', () => {
  const ids = /\b(?:FR-\d{3}|BR-\d+|US-\d+)\b/gu
  fc.assert(
    fc.property(anyDraft, fc.array(fc.nat(200), { maxLength: 30 }), (any, picks) => {
      let plan = compose(any)
      for (const pick of picks) {
        const named = [...plan.core, ...plan.journeys, ...plan.requirements].filter(({ ref }) => ref)
        const { ref } = named[pick % named.length] ?? {}
        if (ref) plan = after(plan, ref, '', any)
      }
      const defined = new Set(planItems(plan).map(({ ref }) => ref))
      const spans = planItems(plan).flatMap(({ words }) => words)
      // "with a number (FR-001 …)" says how ids look.
      const ours = spans.filter(({ from, row }) => from === 'standard' && row !== 'missing/features')
      const listed = ours.flatMap(({ text }) => text.match(ids) ?? [])
      expect(listed.filter((ref) => !defined.has(ref))).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test('a list of ids keeps what is left of it, its last one too', () => {
  const plan = compose(draft)
  const [first, last] = [refOf(plan, 'wa-email-login'), refOf(plan, 'wa-export')]
  const middle = plan.requirements.filter(({ ref = '' }) => ref > first && ref < last).map(({ ref }) => ref)
  expect(said(plan.tests)).toContain(`(${first} to ${last}) as written`)
  expect(said(after(after(plan, first), last).tests)).toContain(`(${middle.join(', ')}) as written`)
})

test('a step loses the feature that was taken out, and goes with its last one', () => {
  const plan = compose(draft)
  const one = after(plan, refOf(plan, 'wa-search'))
  expect(said(plan.phases)).toContain('**Search and filters, CSV/PDF export**')
  expect(said(one.phases)).toContain(`**CSV/PDF export**: ${refOf(plan, 'wa-export')}.`)
  const none = after(one, refOf(plan, 'wa-export'))
  expect(none.phases).toHaveLength(plan.phases.length - 1)
})

test('a requirement that was reworded gives its step its new name', () => {
  const plan = compose(draft)
  const edited = after(plan, refOf(plan, 'wa-search'), '**Finder**: type and see.')
  expect(said(edited.phases)).toContain('**Finder, CSV/PDF export**')
})

test('without the journey, steps and tests no longer send anybody to it', () => {
  const plan = compose(draft)
  expect(said(plan.tests)).toContain('(US-1) from its first step to its last')
  const without = after(plan, 'US-1')
  expect(said([...without.phases, ...without.tests])).not.toContain('US-1')
  expect(said(without.phases)).toContain('Check: US-2 by hand.')
  expect(said(after(without, 'US-2').phases)).toContain('Check: the main journey by hand.')
})

test('records, services and what two features ask of each other go with the last feature that needs them', () => {
  const plan = compose(draft)
  expect(said(plan.services)).toContain('Transactional email')
  expect(said(plan.data)).toContain('Account (')
  expect(said(plan.requirements)).toContain('Together with **Roles and permissions**')
  const without = after(after(plan, refOf(plan, 'wa-email-login')), refOf(plan, 'wa-roles'))
  expect(said([...without.services, ...without.data])).not.toMatch(/Transactional email|Account \(/u)
  expect(said(without.requirements)).not.toContain('Together with')
})

test('what a person wrote stays as they wrote it, and nothing changes without a reason', () => {
  const plan = compose(draft)
  expect(core.afterEdit?.(plan, draft)).toEqual(plan)
  const [step] = plan.phases
  const own = editItem(plan, step?.id ?? '', 'First FR-001, then the rest.')
  expect(said(after(own, 'FR-001').phases)).toContain('First FR-001, then the rest.')
})
