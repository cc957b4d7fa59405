import { plainText } from '../../contract/reply-fields.ts'
import { findFeature } from '../feature-list.ts'
import { askedFields, fieldLimits, fieldRules, isAnswered, overLimit } from '../form-rules.ts'
import type { FieldName, ProjectType, PromptDraft } from '../form-rules.ts'
import { optionLabels } from '../option-labels.ts'

/** The answers that the form takes: known fields of the project type, their options, chosen features by id. */
export function fittingFields(given: Readonly<Record<string, unknown>>): Partial<PromptDraft> {
  const projectType = choiceOf('projectType', given['projectType']) as ProjectType | undefined
  // A feature that the form does not suggest for this type becomes one of the person's own.
  const [features, customFeatures] = [new Set<string>(), new Set(listOf(given['customFeatures']))]
  for (const name of listOf(given['features'])) {
    const found = findFeature(name, projectType)
    if (found && (projectType === undefined || found.projectType === projectType)) features.add(found.id)
    else customFeatures.add(found?.label ?? name)
  }
  const lists = { features: [...features], customFeatures: [...customFeatures] }
  const values: Readonly<Record<string, unknown>> = { ...given, ...lists }
  const asked = askedFields({ projectType: projectType ?? '' })
  return Object.fromEntries(
    asked.flatMap((name) => {
      const value = valueOf(name, values[name])
      return isAnswered(value) && overLimit(name, value as never) === undefined ? [[name, value]] : []
    }),
  )
}

const flags = new Map(Object.entries({ yes: true, true: true, no: false, false: false }))

function valueOf(name: FieldName, value: unknown): string | string[] | boolean | undefined {
  const rule = fieldRules[name]
  switch (rule.kind) {
    case 'text':
      return Array.isArray(value) ? listOf(value).join('isLine' in rule ? ', ' : '\n') : plainText(value)
    case 'choice':
      return choiceOf(name, value)
    case 'list':
      return listOf(value).slice(0, fieldLimits.features)
    case 'flag':
      return flags.get(String(value).trim().toLowerCase())
  }
}

/** By value, or by what it is called on the page. */
function choiceOf(name: FieldName, value: unknown): string | undefined {
  const wanted = plainText(value).toLowerCase()
  const labels: Readonly<Record<string, string>> = optionLabels[name as keyof typeof optionLabels]
  return Object.entries(labels).find(([id, label]) => [id, label.toLowerCase()].includes(wanted))?.[0]
}

function listOf(value: unknown): string[] {
  if (typeof value === 'string') return listOf(value.split(/[;\n]/))
  return Array.isArray(value) ? value.map(plainText).filter(Boolean) : []
}
