import { allFeatures } from '#tools/developer-prompt/feature-list.ts'
import { platforms, projectTypes } from '#tools/developer-prompt/form-rules.ts'
import { PromptDraft } from '#tools/developer-prompt/form.ts'
import { stepTitles } from '#tools/developer-prompt/wizard/wizard-steps.texts.ts'
import { tools } from '#tools/tools.ts'
import * as texts from './report-figures.texts.server.ts'

export type ReportFigure = { value: number; unit: string; about: string }

/** What the product can do, counted where it is defined, so that this page can never be wrong. */
export async function countFigures(): Promise<readonly ReportFigure[]> {
  const examples = await Promise.all(tools.map((tool) => tool.examples()))
  const fields = Object.keys(PromptDraft.shape).length
  return [
    {
      value: tools.length,
      unit: texts.toolUnit(tools.length),
      about: texts.toolsAbout,
    },
    { value: projectTypes.length, unit: texts.projectTypes, about: texts.projectTypesAbout },
    {
      value: Object.keys(stepTitles).length,
      unit: texts.steps,
      about: texts.stepsAbout,
    },
    { value: fields, unit: texts.fields, about: texts.fieldsAbout },
    { value: allFeatures.length, unit: texts.features, about: texts.featuresAbout },
    { value: platforms.length, unit: texts.aiPlatforms, about: texts.platformsAbout },
    {
      value: examples.flat().length,
      unit: texts.examples,
      about: texts.examplesAbout,
    },
  ]
}
