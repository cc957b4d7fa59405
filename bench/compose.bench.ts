import { renderPlan } from '#tools/plan-text.ts'
import { tools } from '#tools/tools.ts'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import { percentile, type Measurement } from './bench-result.ts'

const warmUps = 30
const rounds = 400
const goalMs = 2
/** What fills the text fields of the largest valid form. */
const filler = 'Helpers bring 40 lamps, “quietly”, by 18:30; nobody carries more than 12 kg. '

/** Composing and rendering in process, without a model, in milliseconds of CPU: every tool, largest example. */
export async function run(): Promise<Measurement[]> {
  const measured: Measurement[] = []
  for (const tool of tools) {
    // The comparison has a benchmark of its own.
    if (tool.card.slug === 'plagiarism-checker') continue
    const [core, examples] = await Promise.all([tool.core(), tool.examples()])
    const inputs = examples
      .map(({ input }) => enlarged(core, input as Record<string, unknown>))
      .filter((input) => core.compose(core.input.parse(input)) !== undefined)
    if (inputs.length === 0) continue
    const composeMs = measure(inputs, (input) => core.compose(core.input.parse(input)))
    const plans = inputs.map((input) => ({ input, plan: core.compose(core.input.parse(input)) }))
    const renderMs = measure(plans, (planned) => renderPlan(core, planned))
    measured.push(
      {
        what: `${tool.card.slug}: compose, p99`,
        value: percentile(composeMs, 0.99),
        unit: 'ms',
        goal: { atMost: goalMs },
      },
      { what: `${tool.card.slug}: render, p99`, value: percentile(renderMs, 0.99), unit: 'ms' },
    )
  }
  return measured
}

/** Each text field as long as the schema takes it, up to 4,000 characters. */
function enlarged(core: ToolCore, input: Record<string, unknown>): Record<string, unknown> {
  let large = input
  for (const [name, value] of Object.entries(input)) {
    if (typeof value !== 'string' || value.length < 40) continue
    const longer = { ...large, [name]: `${value}\n${filler.repeat(50)}`.slice(0, 4_000) }
    if (core.input.safeParse(longer).success) large = longer
  }
  return large
}

/** CPU time, because other processes of the machine may hold up the clock on the wall. */
function measure<Given>(given: readonly Given[], work: (one: Given) => unknown): number[] {
  const durations: number[] = []
  for (let round = 0; round < warmUps + rounds; round++) {
    const one = given[round % given.length]
    if (one === undefined) break
    const startedAt = performance.now()
    const cpuBefore = process.cpuUsage()
    work(one)
    const cpu = process.cpuUsage(cpuBefore)
    const wallMs = performance.now() - startedAt
    // Compilation and collection on other threads count as CPU but not as waiting.
    if (round >= warmUps) durations.push(Math.min(wallMs, (cpu.user + cpu.system) / 1_000))
  }
  return durations
}
