import { expect, test } from 'vitest'
import { mostPlanCharacters } from '../contract/change-body.ts'
import { core } from './core.ts'
import { allFeatures } from './feature-list.ts'
import { fieldLimits, fieldNames, fieldRules } from './form-rules.ts'
import { PromptDraft } from './form.ts'
import type { BriefPlan } from './plan.ts'

const units = [
  'Only 12 people may join before 18:00, and a place costs 15 euros. ',
  'ship a crate, weigh it, ',
  'Order(number, status open/paid), ',
]

/** Everything answered, each text as long as it may be. */
function largest(unit: string): PromptDraft {
  const answers = fieldNames.map((field) => {
    const rule = fieldRules[field]
    if (rule.kind === 'text')
      return [field, unit.repeat(Math.ceil(rule.max / unit.length)).slice(0, rule.max)]
    return [field, rule.kind === 'choice' ? rule.values[1] : rule.kind === 'flag' ? true : []]
  })
  const own = Array.from({ length: fieldLimits.features }, (_, at) =>
    `feature ${at} `.padEnd(fieldLimits.feature, 'x'),
  )
  const features = allFeatures.slice(0, fieldLimits.features).map(({ id }) => id)
  return PromptDraft.parse({
    ...Object.fromEntries(answers),
    projectType: 'web-app',
    features,
    customFeatures: own,
  })
}

/** Processor time, so that other work on the machine does not count; the median of some runs. */
function median(run: () => unknown): number {
  const times = Array.from({ length: 41 }, () => {
    const start = process.threadCpuUsage()
    run()
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1_000
  })
  return times.toSorted((one, other) => one - other)[20] ?? 0
}

// On a quiet machine both take one to two milliseconds.
test.for(units)('the largest form ("%s") takes milliseconds', { timeout: 60_000 }, (unit) => {
  const draft = largest(unit)
  const plan = core.compose(draft) as BriefPlan
  expect(median(() => core.compose({ ...draft }))).toBeLessThan(25)
  for (const dialect of core.dialects(plan, draft))
    expect(median(() => dialect.render(plan, draft))).toBeLessThan(25)
  expect(JSON.stringify(plan).length).toBeLessThan(mostPlanCharacters)
})
