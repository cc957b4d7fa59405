import type { Refinement } from '../define-tool.ts'
import type { PromptResult } from './compose/result.ts'
import type { PromptForm } from './form.ts'

/** A model may sharpen the brief; its compact form and the file pack stay the composer's. */
export const refine: Refinement<PromptForm, PromptResult> = {
  draftOf: ({ generatedPrompt }) => generatedPrompt,
  withText: (result, generatedPrompt) => ({ ...result, generatedPrompt, composedBy: 'model' }),
  sourceOf: (form) =>
    Object.values(form)
      .flat()
      .filter((value) => typeof value === 'string')
      .join('\n'),
  wordsFor: (draftWords) => ({ min: Math.round(draftWords * 0.7), max: Math.round(draftWords * 1.3) }),
}
