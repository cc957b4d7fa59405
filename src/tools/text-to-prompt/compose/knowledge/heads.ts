import type { SectionRole } from '../brief.ts'

/** What the sections are called in each framing; also how our own prompts are recognised when they come back. */
export const headSets: readonly Record<SectionRole, string>[] = [
  { task: 'Task', context: 'Context', input: 'Input', requirements: 'Requirements', output: 'Output', check: 'Check' },
  { task: 'Goal', context: 'Starting point', input: 'Material', requirements: 'A good result', output: 'Deliver', check: 'Judge it by' },
  { task: 'Request', context: 'What is known', input: 'To work on', requirements: 'Settle these first', output: 'Then hand over', check: 'Proof' },
  { task: 'Assignment', context: 'Facts', input: 'Source', requirements: 'Rather this than that', output: 'Format', check: 'Test' },
  { task: 'Job', context: 'Background', input: 'Original', requirements: 'Doubts to meet', output: 'Shape', check: 'Passed when' },
  { task: 'Make this', context: 'Given', input: 'Use this', requirements: 'Limits', output: 'Form', check: 'Finished when' },
] // prettier-ignore

export function headsOf(framing: number): Record<SectionRole, string> {
  const [first] = headSets
  if (first === undefined) throw new Error('There is no set of heads')
  return headSets[framing] ?? first
}
