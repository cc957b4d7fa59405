import { composePrompt } from '#tools/developer-prompt/compose/compose-prompt.ts'
import { PromptForm } from '#tools/developer-prompt/form.ts'
import { tool } from '#tools/developer-prompt/tool.ts'
import { percentile, type Measurement } from './bench-result.ts'

const warmUps = 30
const rounds = 400
const wordsOfLongDescription = 5_000
const bytesOfForm = 10_240

/** The developer prompt in process, from a checked form to the finished brief, in milliseconds of CPU. */
export async function run(): Promise<Measurement[]> {
  const forms = tool.examples.map((example) => PromptForm.parse(example.input))
  // No two forms share a text, so that nothing remembered from one speeds up the next.
  const large = Array.from({ length: warmUps + rounds }, (_, round) =>
    padTo(pick(forms, round), bytesOfForm, round),
  )
  const same = Array.from({ length: warmUps + rounds }, (_, round) => pick(large, round % forms.length))
  const long = Array.from({ length: warmUps + rounds / 4 }, (_, round) => {
    const form = pick(forms, round)
    return { ...form, projectDescription: longText(form.projectDescription, round) }
  })
  const [largeMs, sameMs, longMs] = [measure(large), measure(same), measure(long)]
  return [
    { what: '10 KB form, never seen, median', value: percentile(largeMs, 0.5), unit: 'ms' },
    { what: '10 KB form, never seen, p99', value: percentile(largeMs, 0.99), unit: 'ms' },
    { what: '10 KB form, median', value: percentile(sameMs, 0.5), unit: 'ms' },
    { what: '10 KB form, p99', value: percentile(sameMs, 0.99), unit: 'ms', goal: { atMost: 5 } },
    { what: '5,000-word description, median', value: percentile(longMs, 0.5), unit: 'ms' },
    {
      what: '5,000-word description, p99',
      value: percentile(longMs, 0.99),
      unit: 'ms',
      goal: { atMost: 50 },
    },
  ]
}

/** CPU time, because other processes of the machine may hold up the clock on the wall. */
function measure(forms: readonly PromptForm[]): number[] {
  const durations: number[] = []
  for (const [round, form] of forms.entries()) {
    const startedAt = performance.now()
    const cpuBefore = process.cpuUsage()
    composePrompt(form)
    const cpu = process.cpuUsage(cpuBefore)
    const wallMs = performance.now() - startedAt
    // Compilation and collection on other threads count as CPU but not as waiting.
    if (round >= warmUps) durations.push(Math.min(wallMs, (cpu.user + cpu.system) / 1_000))
  }
  return durations
}

function pick(forms: readonly PromptForm[], round: number): PromptForm {
  const form = forms[round % forms.length]
  if (form === undefined) throw new Error('The tool has no examples')
  return form
}

/** Longer free texts, each said again with other words around it, until the form has this size. */
function padTo(form: PromptForm, bytes: number, round: number): PromptForm {
  const padded = { ...form, projectName: `${form.projectName} ${round}` }
  const fields = [
    'businessRules',
    'additionalNotes',
    'userFlow',
    'componentBehavior',
    'architectureNotes',
  ] as const
  const description = turned(form.projectDescription, round)
  for (let part = 1; JSON.stringify(padded).length < bytes; part += 1) {
    const field = fields[part % fields.length] ?? 'additionalNotes'
    padded[field] +=
      `\nPoint ${part + round}: ${description.slice(0, 200)} and ${form.mainGoal} number ${part + round}.`
  }
  return padded
}

/** The same words, beginning elsewhere. */
function turned(text: string, by: number): string {
  const words = text.split(/\s+/)
  const start = by % words.length
  return [...words.slice(start), ...words.slice(0, start)].join(' ')
}

function longText(text: string, round: number): string {
  const words = text.split(/\s+/)
  return Array.from(
    { length: wordsOfLongDescription },
    (_, index) => `${words[index % words.length]}${index % 7 === 0 ? index + round : ''}`,
  ).join(' ')
}
