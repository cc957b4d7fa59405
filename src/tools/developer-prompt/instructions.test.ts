import { expect, test } from 'vitest'
import { modelRequest } from '../contract/change-request.ts'
import { core } from './core.ts'
import { phrases } from './craft/platforms.ts'
import { fieldNames } from './form-rules.ts'
import { sentinelDraft, sentinelOf } from './drafts.test-support.ts'
import { instructions } from './instructions.ts'
import { sectionIds, type BriefPlan } from './plan.ts'
import { shiftSwap } from './replies.test-support.ts'

const told = instructions.instructions(shiftSwap)

test('the form of the answer names every section with its number, every phrase and the end', () => {
  sectionIds.forEach((_, at) => expect(told).toContain(`## [${at + 2}] `))
  for (const id of Object.keys(phrases)) expect(told).toContain(`- ${id}: `)
  expect(told).toContain('[end]')
})

test('a model gets the form whole, with ids for what has to come back', () => {
  const material = instructions.material(sentinelDraft())
  for (const field of fieldNames)
    if (typeof sentinelDraft()[field] === 'string' || Array.isArray(sentinelDraft()[field])) {
      const given = sentinelDraft()[field]
      expect(material, field).toContain(
        Array.isArray(given) || String(given).startsWith('zq7') ? sentinelOf(field) : String(given),
      )
    }
  expect(JSON.parse(instructions.material(shiftSwap))).toMatchObject({
    rules: { R1: 'Only same or higher grade can claim.', R2: 'No more than 48 hours in 7 days.' },
    customFeatures: { C1: 'print weekly roster' },
    notes: { X1: 'No chat.' },
    features: { 'F:wa-activity': expect.stringContaining('Activity log: ') },
  })
})

test('every typed line stands in the material once', () => {
  const material = instructions.material(shiftSwap)
  for (const text of ['Only same or higher grade can claim.', 'print weekly roster', 'No chat.'])
    expect(material.split(text)).toHaveLength(2)
})

test('a draft made by rules is never part of the request for an answer', () => {
  const { material } = modelRequest(core, instructions, {
    input: shiftSwap,
    composed: core.compose(shiftSwap) as BriefPlan,
  })
  expect(material).not.toContain('FR-001')
  // What features store is assumed for briefs without a model; a model knows the product's own records.
  expect(material).not.toContain('Log entry (')
})
