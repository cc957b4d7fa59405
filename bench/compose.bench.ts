import { composePrompt } from '#tools/developer-prompt/compose/compose-prompt.ts'
import { PromptForm } from '#tools/developer-prompt/form.ts'
import { tool } from '#tools/developer-prompt/tool.ts'
import { percentile, type Measurement } from './bench-result.ts'

const warmUps = 30
const rounds = 400
const wordsOfLongDescription = 5_000
const bytesOfForm = 10_240

/** The developer prompt in process, from a checked form to the finished brief. */
export async function run(): Promise<Measurement[]> {
  const forms = tool.examples.map((example) => PromptForm.parse(example.input))
  const large = forms.map((form) => padTo(form, bytesOfForm))
  const long = forms.map((form) => ({ ...form, projectDescription: longText(form.projectDescription) }))
  const largeMs = measure(large, rounds)
  const longMs = measure(long, rounds / 4)
  return [
    { what: '10 KB form, median', value: percentile(largeMs, 0.5), unit: 'ms' },
    { what: '10 KB form, p99', value: percentile(largeMs, 0.99), unit: 'ms', goal: { atMost: 5 } },
    { what: '5,000-word description, median', value: percentile(longMs, 0.5), unit: 'ms' },
    {
      what: '5,000-word description, p99',
      value: percentile(longMs, 0.99),
      unit: 'ms',
      goal: { atMost: 50 },
    },
  ]
}

function measure(forms: readonly PromptForm[], times: number): number[] {
  const durations: number[] = []
  for (let round = -warmUps; round < times; round += 1) {
    const form = forms[(round + warmUps) % forms.length]
    if (form === undefined) throw new Error('The tool has no examples')
    const startedAt = performance.now()
    composePrompt(form)
    if (round >= 0) durations.push(performance.now() - startedAt)
  }
  return durations
}

/** Longer free texts, each said again with other words around it, until the form has this size. */
function padTo(form: PromptForm, bytes: number): PromptForm {
  const padded = { ...form }
  const fields = [
    'businessRules',
    'additionalNotes',
    'userFlow',
    'componentBehavior',
    'architectureNotes',
  ] as const
  for (let part = 1; JSON.stringify(padded).length < bytes; part += 1) {
    const field = fields[part % fields.length] ?? 'additionalNotes'
    padded[field] +=
      `\nPoint ${part}: ${form.projectDescription.slice(0, 200)} and ${form.mainGoal} number ${part}.`
  }
  return padded
}

function longText(text: string): string {
  const words = text.split(/\s+/)
  return Array.from(
    { length: wordsOfLongDescription },
    (_, index) => `${words[index % words.length]}${index % 7 === 0 ? index : ''}`,
  ).join(' ')
}
