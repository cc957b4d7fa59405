import type { PromptDraft, PromptForm } from '../form.ts'
import { writeCompact } from './compact.ts'
import { decideBrief } from './decide/decide-brief.ts'
import { packFiles } from './file-pack.ts'
import { lintPrompt } from './lint.ts'
import type { CheckNote, PromptResult } from './result.ts'
import { countWords } from './words/count.ts'
import { fitBrief } from './write/fit-brief.ts'
import { joinSections } from './write/write-brief.ts'

export type {
  CheckNote,
  PackedFile,
  PreviewSection,
  PromptResult,
  PromptSection,
  SectionId,
} from './result.ts'
export { previewPrompt } from './preview.ts'

const charactersPerToken = 4

/** The whole brief from a valid form. Pure: the same form gives the same bytes on every machine. */
export function composePrompt(form: PromptForm): PromptResult {
  const brief = decideBrief(form)
  const sections = fitBrief(brief)
  const generatedPrompt = joinSections(sections)
  return {
    generatedPrompt,
    composedBy: 'composer',
    platform: brief.form.platform,
    projectType: brief.form.projectType,
    sections,
    checks: [...gapNotes(brief.form), ...brief.notes, ...lintPrompt(generatedPrompt, brief)],
    words: countWords(generatedPrompt),
    characters: generatedPrompt.length,
    estimatedTokens: Math.ceil(generatedPrompt.length / charactersPerToken),
    compact: writeCompact(brief),
    files: packFiles(brief, generatedPrompt),
  }
}

const usefulFields = [
  'businessRules',
  'componentBehavior',
  'colorPreferences',
  'layoutPreferences',
  'integrations',
] as const

function gapNotes(form: PromptDraft): CheckNote[] {
  return usefulFields
    .filter((field) => form[field].trim() === '')
    .map((field, index) => ({ id: `G-${index + 1}`, kind: 'gap', field, text: gapTexts[field] }))
}

const gapTexts: Readonly<Record<(typeof usefulFields)[number], string>> = {
  businessRules:
    'No rules were given: limits, deadlines and "only one" rules would become checked requirements with tests.',
  componentBehavior: 'No behaviour of controls was given: defaults of the tool apply.',
  colorPreferences: 'No colours were named: a palette of the chosen style is used.',
  layoutPreferences: 'No layout was described: the usual layout of this kind of product is used.',
  integrations: 'No outside services were named: only those a chosen feature needs are listed.',
}
