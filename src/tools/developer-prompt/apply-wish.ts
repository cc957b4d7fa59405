import type { AppliedWish } from '../define-tool.ts'
import type { RefineWish } from '../refine-wish.ts'
import { listSections, replaceSection } from '../text-sections.ts'
import { wantsShorter } from '../wish-kind.ts'
import { composePrompt } from './compose/compose-prompt.ts'
import type { PromptResult } from './compose/result.ts'
import { fieldLimits, type PromptForm } from './form.ts'

/** Our rules put a wish among the additional notes, or give the compact form. They know one version of a form. */
export function applyWish(
  form: PromptForm,
  { text, instruction, section }: RefineWish,
): AppliedWish<PromptResult> | undefined {
  if (instruction === undefined) return undefined
  if (section === undefined && wantsShorter(instruction)) {
    const result = composePrompt(form)
    if (result.compact.length >= text.length * 0.9) return undefined
    return {
      output: { ...result, generatedPrompt: result.compact },
      said: 'The compact form of the same brief: everything that decides, nothing that only explains.',
    }
  }
  const additionalNotes = [form.additionalNotes.trim(), instruction].filter(Boolean).join('\n')
  if (additionalNotes.length > fieldLimits.text) return undefined
  const result = composePrompt({ ...form, additionalNotes })
  if (section !== undefined) return inSection(form, text, section, result)
  if (result.generatedPrompt === text) return undefined
  return {
    output: result,
    said: "Composed again by Blueprompt's own rules, with your wish among the additional notes. Changes made to the text before are not in it.",
  }
}

function inSection(
  form: PromptForm,
  text: string,
  heading: string,
  { generatedPrompt }: PromptResult,
): AppliedWish<PromptResult> | undefined {
  const now = listSections(text).find((one) => one.heading === heading)
  const other = listSections(generatedPrompt).find((one) => one.heading === heading)
  if (now === undefined || other === undefined) return undefined
  const words = generatedPrompt.slice(other.start, other.end).trim()
  const changed = replaceSection(text, heading, words)
  if (words === '' || changed === undefined || changed === text) return undefined
  return {
    output: { ...composePrompt(form), generatedPrompt: changed },
    said: `“${heading}” was composed again with your wish among the additional notes; everything else stayed as it was.`,
  }
}
