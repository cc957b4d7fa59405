import type { ToolFigure } from '../contract/define-tool.ts'
import { allFeatures } from './feature-list.ts'
import * as texts from './figures.texts.ts'
import { fieldNames, platforms, projectTypes, wizardSteps } from './form-rules.ts'

export const figures: readonly ToolFigure[] = [
  { value: projectTypes.length, ...texts.projectTypes },
  { value: wizardSteps.length, ...texts.steps },
  { value: fieldNames.length, ...texts.fields },
  { value: allFeatures.length, ...texts.features },
  { value: platforms.length, ...texts.platforms },
]
