import type { PromptForm } from '../../form.ts'
import type { PromptResult } from '../result.ts'
import { readBrief } from './brief-document.ts'
import { checkFields } from './check-fields.ts'
import { checkPalette } from './check-palette.ts'
import { checkPlatform } from './check-platform.ts'
import { checkResult } from './check-result.ts'
import { checkStructure } from './check-structure.ts'
import { checkText } from './check-text.ts'
import { FailureList, type Failure } from './failure.ts'

export type { Failure } from './failure.ts'

/**
 * The rubric's mechanical checks, as an outside judge would run them: on the finished text, with their own idea of
 * what every answer must leave behind. M3 (same bytes) and M12 (time) compare runs and live in the tests.
 */
export function check(form: PromptForm, result: PromptResult): Failure[] {
  const report = new FailureList()
  const document = readBrief(result.generatedPrompt)
  checkText(form, document, report)
  checkStructure(form, document, report)
  checkPlatform(form, document, report)
  checkPalette(document, report)
  checkFields(form, document, report)
  checkResult(form, result, document, report)
  return report.failures
}
