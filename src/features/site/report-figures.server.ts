import { allFeatures } from '#tools/developer-prompt/feature-list.ts'
import { platforms, projectTypes, PromptDraft } from '#tools/developer-prompt/form.ts'
import { stepTitles } from '#tools/developer-prompt/wizard/wizard-steps.ts'
import { tools } from '#tools/tools.ts'

export type ReportFigure = { value: number; unit: string; about: string }

/** What the product can do, counted where it is defined, so that this page can never be wrong. */
export async function countFigures(): Promise<readonly ReportFigure[]> {
  const examples = await Promise.all(tools.map((tool) => tool.examples()))
  const fields = Object.keys(PromptDraft.shape).length
  return [
    {
      value: tools.length,
      unit: tools.length === 1 ? 'tool' : 'tools',
      about: 'for apps, text, pictures and video',
    },
    { value: projectTypes.length, unit: 'project types', about: 'each with its own questions' },
    {
      value: Object.keys(stepTitles).length,
      unit: 'steps',
      about: 'from first word to finished prompt',
    },
    { value: fields, unit: 'dynamic fields', about: 'only those that fit your project are asked' },
    { value: allFeatures.length, unit: 'feature options', about: 'each explained in one line' },
    { value: platforms.length, unit: 'AI platforms', about: 'the prompt is written for the one you pick' },
    {
      value: examples.flat().length,
      unit: 'worked examples',
      about: 'ready to load with one click',
    },
  ]
}
