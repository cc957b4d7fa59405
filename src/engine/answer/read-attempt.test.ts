import { expect, test } from 'vitest'
import { byModel, item, plainItem, textOf, you } from '#tools/contract/plan.ts'
import {
  goodPlan,
  testCore,
  testInput,
  testInstructions,
  type TestPlan,
} from '#tools/contract/test-tool.test-support.ts'
import { showablePlan } from './choose-attempt.ts'
import { readAttempt } from './read-attempt.ts'
import type { Asked } from './asked.ts'

function asked(form: 'markdown' | 'json', more: Partial<Asked> = {}): Asked {
  return {
    core: testCore(form) as unknown as Asked['core'],
    told: testInstructions(form) as unknown as Asked['told'],
    slug: 'test',
    input: testInput,
    caller: { address: '192.0.2.1' },
    ...more,
  }
}

function reply(form: 'markdown' | 'json', plan: TestPlan, isCut = false) {
  return { text: testCore(form).write(plan), isCut }
}

function sentencesOf(attempt: ReturnType<typeof readAttempt>): string[] {
  return attempt.faults.map(({ sentence }) => sentence)
}

function withComputed(plan: TestPlan, { note }: TestPlan): TestPlan {
  return { ...plan, ...(note ? { note } : {}) }
}

const withoutNumber: TestPlan = { ...goodPlan, task: plainItem('task', 'Write an invitation.', byModel) }
const mine = { ...item('points-1', [you('result', 'No raffle')]), kept: true as const }

for (const form of ['markdown', 'json'] as const) {
  test(`${form}: a good reply has no faults`, () => {
    expect(readAttempt(asked(form), reply(form, goodPlan))).toEqual({
      plan: goodPlan,
      faults: [],
      unread: [],
      conflicts: [],
    })
  })

  test(`${form}: what cannot be read, and what was cut, is a fault that no code mends`, () => {
    for (const text of ['Sure! Which one do you mean?', '', '{}', '## Nothing']) {
      const attempt = readAttempt(asked(form), { text, isCut: false })
      expect(attempt).toMatchObject({ plan: undefined, faults: [{ sentence: expect.any(String) }] })
      expect(showablePlan(asked(form), attempt)).toBeUndefined()
    }
    const cut = readAttempt(asked(form), reply(form, goodPlan, true))
    expect(sentencesOf(cut)[0]).toContain('cut')
    expect(showablePlan(asked(form), cut)).toBeUndefined()
  })

  test(`${form}: a lost number is put back by code, markup is not shown at all`, () => {
    const attempt = readAttempt(asked(form), reply(form, withoutNumber))
    expect(sentencesOf(attempt)).toEqual(['Keep the number 25.'])
    const mended = showablePlan(asked(form), attempt) as TestPlan
    expect(mended.points.at(-1)?.words).toEqual([you('idea', '25')])
    const markup = { ...goodPlan, points: [plainItem('points-1', '<script>', byModel)] }
    expect(showablePlan(asked(form), readAttempt(asked(form), reply(form, markup)))).toBeUndefined()
  })

  test(`${form}: what a person took out is not put back by a later answer`, () => {
    const change = { plan: withoutNumber, wishes: ['friendlier'] }
    const other = { ...withoutNumber, points: [plainItem('points-1', 'Warmly.', byModel)] }
    expect(readAttempt(asked(form, { change }), reply(form, other)).faults).toEqual([])
  })

  test(`${form}: a change that changes nothing is told as that`, () => {
    const change = { plan: goodPlan, wishes: ['friendlier'] }
    expect(sentencesOf(readAttempt(asked(form, { change }), reply(form, goodPlan)))).toEqual([
      'This is the same as before: make the change that was asked for.',
    ])
  })

  test(`${form}: of one part written anew everything else stays as it was`, () => {
    const change = { plan: goodPlan, wishes: [], part: { id: 'task', name: 'Task' } }
    const other = { task: plainItem('task', 'Ask 25 people.', byModel), points: [] }
    const { plan } = readAttempt(asked(form, { change }), reply(form, other))
    expect(plan).toEqual({ ...goodPlan, task: other.task })
  })

  test(`${form}: what is to be kept comes back, or is told to have no place`, () => {
    const current = { ...goodPlan, points: [mine, ...goodPlan.points.slice(1)] }
    const change = { plan: current, wishes: ['shorter'] }
    const kept = readAttempt(
      asked(form, { change }),
      reply(form, { ...goodPlan, points: goodPlan.points.slice(0, 1) }),
    )
    expect((kept.plan as TestPlan).points).toEqual([mine])
    expect(kept.conflicts).toEqual([])
    const lost = readAttempt(asked(form, { change }), reply(form, { ...goodPlan, points: [] }))
    expect(lost.conflicts).toEqual([mine])
  })

  test(`${form}: what was computed stays as it was computed`, () => {
    const composed = { ...goodPlan, note: plainItem('note', 'Computed', byModel) }
    const core = { ...testCore(form), withComputed }
    const own = asked(form, { composed, core: core as unknown as Asked['core'] })
    const { plan } = readAttempt(
      own,
      reply(form, { ...goodPlan, note: plainItem('note', 'Guessed', byModel) }),
    )
    expect(plan).toEqual(composed)
  })
}

test('text that has no place in the plan is handed on', () => {
  const { text } = reply('markdown', goodPlan)
  const { unread } = readAttempt(asked('markdown'), { text: `${text}\nShall I add a map?`, isCut: false })
  expect(unread).toEqual(['Shall I add a map?'])
})

test('a plan that the tool itself would refuse is no answer', () => {
  const long = { ...goodPlan, task: plainItem('task', `25 ${'x'.repeat(50_001)}`, byModel) }
  expect(readAttempt(asked('json'), reply('json', long)).plan).toBeUndefined()
  expect(textOf(long.task).length).toBeGreaterThan(50_000)
})

test('a refusal in plain words is no answer, even where a description in plain words could be one', () => {
  const { core, input } = asked('json')
  const bare = { ...core, read: () => ({ plan: goodPlan, unread: [], complete: [], isBare: true }) }
  const text = 'I am sorry, but I cannot help with that.'
  const { plan, faults } = readAttempt({ ...asked('json'), core: bare, input }, { text, isCut: false })
  expect(plan).toBeUndefined()
  expect(faults).toHaveLength(1)
})
