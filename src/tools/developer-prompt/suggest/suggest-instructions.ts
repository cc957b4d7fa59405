import type { ToolInstructions } from '../../contract/tool-instructions.ts'
import { featuresOf } from '../feature-list.ts'
import { fieldGuide } from '../field-guide.ts'
import { askedFields, fieldRules, projectTypes, typeFields, type FieldName } from '../form-rules.ts'
import { optionLabels } from '../option-labels.ts'
import type { SuggestInput, SuggestPlan } from './suggest-core.ts'

export const suggestInstructions: ToolInstructions<SuggestInput, SuggestPlan> = {
  version: '2026-11-24.1',
  // An object whose keys may all be missing.
  schema: () => undefined,
  maxOutputTokens: () => 3_000,
  instructions: ({ projectType }) => [task, fieldLines(projectType), form].join('\n\n'),
  material: ({ sentence, projectType }) => JSON.stringify({ sentence, projectType }, undefined, 1),
}

const task = `Somebody describes in one sentence a piece of software they want to have built. Fill in the form from which a brief for the builder is made, as an expert would who thinks about exactly this product.

- Everything follows from the sentence and from what a product of this kind cannot do without. Actions, flow, tables and roles are those of this product, in its own words; nothing is left that would fit any other one as well.
- Be concrete where the sentence allows it, and plain where it does not. No number stands in the answers that it does not have. Add no services, payments, roles or rules that it does not imply; leave a field out rather than fill it with a commonplace.
- Choose the least that makes it work: five to eight features, two to five tables.
- The name is short, sounds like this product and is no existing brand.
- Write in the language of the sentence. Values that are to be chosen stay exactly as listed.
- projectDescription is the sentence itself and is not yours to write.`

const form = `Answer with one JSON object and nothing else: a key for each field that you fill in, named exactly as above. Texts are strings, choices one of the listed values, yes/no fields true or false, lists arrays of strings. Leave out what does not apply.`

function fieldLines(projectType: SuggestInput['projectType']): string {
  const types = projectType ? [projectType] : projectTypes
  const common = askedFields({ projectType: '' }).filter((name) => name !== 'projectDescription')
  const everywhere = askedFields({ projectType: 'portfolio' })
  const lines = common.map((name) =>
    everywhere.includes(name) ? fieldLine(name) : `${fieldLine(name)} Not for portfolio, landing and blog.`,
  )
  return [
    'The fields:',
    ...lines,
    ...types.flatMap((type) => [
      `\nOnly when projectType is ${type} (${optionLabels.projectType[type]}):`,
      ...typeFields(type).map((name) => fieldLine(name)),
      `- features are chosen by id from: ${featuresOf(type)
        .map(({ id, label }) => `${id} (${label})`)
        .join(', ')}`,
    ]),
  ].join('\n')
}

function fieldLine(name: FieldName): string {
  const { label, helper } = fieldGuide[name]
  const about = `${label}: ${helper}`
  const rule = fieldRules[name]
  switch (rule.kind) {
    case 'text':
      return `- ${name}: ${about} (text, at most ${Math.min(rule.max, 1_500).toLocaleString('en-US')} characters)`
    case 'choice':
      return `- ${name}: ${label} (one of: ${rule.values.join(', ')})`
    case 'flag':
      return `- ${name}: ${label} (true or false)`
    case 'list':
      return name === 'features'
        ? '- features: list of ids, see below'
        : `- ${name}: ${about} (list of short phrases)`
  }
}
