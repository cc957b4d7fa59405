import { expect, test } from 'vitest'
import { askServer } from '#tools/workbench/answer-engine.ts'
import { createBench } from '#tools/workbench/bench/bench.ts'
import type { ToolCore } from '../../contract/tool-core.ts'
import { core as promptCore } from '../core.ts'
import { emptyDraft } from '../form-rules.ts'
import type { BriefPlan } from '../plan.ts'
import { tool } from '../tool.ts'
import { hasEdits } from './has-edits.ts'

const core = promptCore as unknown as ToolCore
const input = { ...emptyDraft, businessRules: 'At most 3 tools.' }
const plan = promptCore.compose(input) as BriefPlan

function open() {
  const bench = createBench({ tool, core, storage: undefined, isSignedIn: () => false, ask: askServer })
  bench.restore({ results: [{ id: 'a', madeAt: 1, input, plan, wishes: [] }], shown: 'a' })
  return bench
}

test('a prompt has edits once its words, its items or its size were changed, until this is undone', () => {
  const [rule] = plan.core
  const changes = [
    (bench: ReturnType<typeof open>) => bench.edit(rule?.id ?? '', 'At most 4 tools.'),
    (bench: ReturnType<typeof open>) => bench.edit(rule?.id ?? '', ''),
    (bench: ReturnType<typeof open>) => bench.replacePlan({ ...plan, size: 'large' }),
  ]
  for (const change of changes) {
    const bench = open()
    expect(hasEdits(bench.state())).toBe(false)
    change(bench)
    expect(hasEdits(bench.state())).toBe(true)
    bench.undo()
    expect(hasEdits(bench.state())).toBe(false)
  }
})

test('what was kept is known without the steps that undo reaches', () => {
  const bench = open()
  bench.keep(plan.core[0]?.id ?? '')
  expect(hasEdits({ ...bench.state(), canUndo: false })).toBe(true)
  expect(hasEdits(undefined)).toBe(false)
})
