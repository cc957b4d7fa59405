import type { ToolFigure } from '../contract/define-tool.ts'
import { allFeatures } from './feature-list.ts'
import * as texts from './figures.texts.ts'
import { platforms, projectTypes } from './form-rules.ts'
import { PromptDraft } from './form.ts'
import { stepTitles } from './wizard/wizard-steps.texts.ts'

export const figures: readonly ToolFigure[] = [
  { value: projectTypes.length, unit: texts.projectTypes, about: texts.projectTypesAbout },
  { value: Object.keys(stepTitles).length, unit: texts.steps, about: texts.stepsAbout },
  { value: Object.keys(PromptDraft.shape).length, unit: texts.fields, about: texts.fieldsAbout },
  { value: allFeatures.length, unit: texts.features, about: texts.featuresAbout },
  { value: platforms.length, unit: texts.aiPlatforms, about: texts.platformsAbout },
]
