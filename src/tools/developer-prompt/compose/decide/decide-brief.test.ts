import { expect, test } from 'vitest'
import { PromptDraft } from '../../form.ts'
import { decideBrief } from './decide-brief.ts'

const kilnClub = PromptDraft.parse({
  projectType: 'web-app',
  projectName: 'Kiln Club',
  projectDescription: 'Potters book firing slots in two shared kilns. Technicians load the kilns in layers.',
  targetAudience: 'Potters of a shared studio, mostly on phones, and one kiln manager',
  mainGoal: 'Fire 95 % of bookings within 7 days',
  coreFeatures: 'book a slot, firing log',
  userRoles: 'Potter, Technician, Kiln manager',
  authenticationType: 'email',
  features: ['wa-activity'],
  designStyle: 'minimal',
  platform: 'cursor',
  coreUserActions: 'book a slot, load a layer, approve a booking, cancel a booking',
  userFlow:
    'calendar -> book a slot -> kiln manager approves -> fired; if the kiln breaks down in the meantime, move the booking to the next free slot',
  dataModels:
    'Potter(name, email), Slot(kiln, date, start, end), Booking(shelves, status booked/approved/fired/cancelled)',
  modelRelationships: 'Potter has many Bookings; Slot has many Bookings',
  businessRules: 'Max 2 shelves per potter and slot. Only the kiln manager can approve.',
})

test('deeds find their record, their actor and the status they lead to', () => {
  const { actions } = decideBrief(kilnClub)
  const book = actions.find((action) => action.verb === 'book')
  expect(book).toMatchObject({ entity: 'Booking', object: 'Slot', role: 'Potter', change: { to: 'booked' } })
  expect(actions.find((action) => action.verb === 'load')?.role).toBe('Technician')
  expect(actions.find((action) => action.verb === 'approve')).toMatchObject({
    role: 'Kiln manager',
    change: { from: 'booked', to: 'approved' },
  })
})

test('records belong to the person their relations lead to', () => {
  const { entities } = decideBrief(kilnClub)
  expect(entities.find((entity) => entity.name === 'Potter')?.person).toBe('Potter')
  expect(entities.find((entity) => entity.name === 'Booking')?.owner).toBe('Potter')
  expect(entities.find((entity) => entity.name === 'Slot')?.owner).toBeUndefined()
})

test('two people wanting the same slot are thought of although nobody typed it', () => {
  const race = decideBrief(kilnClub).requirements.find((requirement) =>
    requirement.text.includes('at the same moment'),
  )
  expect(race?.text).toContain('two potters book the same slot')
})

test('a branch of the flow is a rule and a scenario of its own', () => {
  const brief = decideBrief(kilnClub)
  expect(brief.rules.some((rule) => /breaks down/.test(rule.source))).toBe(true)
  expect(
    brief.stories.flatMap((story) => story.scenarios).some((scenario) => /breaks down/.test(scenario.given)),
  ).toBe(true)
})

test('every rule has a test and every must a phase', () => {
  const brief = decideBrief(kilnClub)
  const ties = brief.tests.named.map((entry) => entry.ties).join(', ')
  for (const rule of brief.rules.filter((each) => !each.derived)) expect(ties).toContain(rule.id)
  const planned = new Set(brief.phases.flatMap((phase) => phase.requirements))
  for (const requirement of brief.requirements.filter((each) => each.priority === 'must'))
    expect(planned).toContain(requirement.id)
})

test('the goal is measured on the status it speaks of', () => {
  expect(decideBrief(kilnClub).product.success[1]).toContain('"fired" within 7 days')
})

test('sample rows point at each other and carry no address', () => {
  const booking = decideBrief(kilnClub).entities.find((entity) => entity.name === 'Booking')
  expect(booking?.samples[0]?.values.map(({ field }) => field)).toContain('slot_id')
  expect(JSON.stringify(booking?.samples)).not.toContain('@')
})

test('a landing page gets content, never tables or roles', () => {
  const brief = decideBrief({ ...kilnClub, projectType: 'landing', primaryCTA: 'Book a trial firing' })
  expect(brief.entities).toEqual([])
  expect(brief.permissions.rows).toEqual([])
  expect(brief.content.map((item) => item.name)).toContain('Hero')
})

test('at most three questions are asked, each with a default', () => {
  const questions = decideBrief(kilnClub).notes.filter((note) => note.kind === 'question')
  expect(questions.length).toBeLessThanOrEqual(3)
  for (const question of questions) expect(question.defaultAnswer).toMatch(/\S/)
})
