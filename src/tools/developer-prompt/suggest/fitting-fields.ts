import { findFeature } from '../feature-list.ts'
import {
  askedFields,
  fieldLimits,
  fieldNames,
  fieldRules,
  overLimit,
  emptyDraft,
  type FieldName,
  type PromptDraft,
} from '../form-rules.ts'
import { optionLabels } from '../option-labels.ts'

/** The answers that the form takes: known fields of the project type, their options, chosen features by id. */
export function fittingFields(given: Readonly<Record<string, unknown>>): Partial<PromptDraft> {
  const projectType = choiceOf('projectType', given['projectType']) as PromptDraft['projectType'] | undefined
  const draft = { ...emptyDraft, projectType: projectType ?? '' }
  const asked = new Set(askedFields(draft))
  const { ids, others } = featuresOf(listOf(given['features']), projectType || undefined)
  const values = {
    ...given,
    features: ids,
    customFeatures: [...new Set([...listOf(given['customFeatures']), ...others])],
  }
  const fitting = fieldNames.flatMap((name) => {
    const value = asked.has(name) ? valueOf(name, values[name as keyof typeof values]) : undefined
    return value === undefined || value.length === 0 || overLimit(name, value as never) !== undefined
      ? []
      : [[name, value]]
  })
  const flags = fieldNames.flatMap((name) => {
    const value = asked.has(name) && fieldRules[name].kind === 'flag' ? flagOf(given[name]) : undefined
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries([...fitting, ...flags])
}

function valueOf(name: FieldName, value: unknown): string | string[] | undefined {
  switch (fieldRules[name].kind) {
    case 'text':
      return Array.isArray(value) ? listOf(value).join(', ') : textOf(value)
    case 'choice':
      return choiceOf(name, value)
    case 'list':
      return listOf(value).slice(0, fieldLimits.features)
    case 'flag':
      return undefined
  }
}

/** By value, or by what it is called on the page. */
function choiceOf(name: FieldName, value: unknown): string | undefined {
  const wanted = textOf(value)?.toLowerCase()
  const labels: Readonly<Record<string, string>> = optionLabels[name as keyof typeof optionLabels]
  return Object.entries(labels).find(
    ([option, label]) => option === wanted || label.toLowerCase() === wanted,
  )?.[0]
}

function flagOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  const word = textOf(value)?.toLowerCase()
  if (word === 'yes' || word === 'true') return true
  return word === 'no' || word === 'false' ? false : undefined
}

/** A feature that the form does not suggest for this type becomes one of the person's own. */
function featuresOf(given: readonly string[], projectType: Parameters<typeof findFeature>[1]) {
  const ids: string[] = []
  const others: string[] = []
  for (const name of given) {
    const found = findFeature(name, projectType)
    if (found && (projectType === undefined || found.projectType === projectType)) ids.push(found.id)
    else others.push(found?.label ?? name)
  }
  return { ids: [...new Set(ids)], others }
}

function listOf(value: unknown): string[] {
  if (typeof value === 'string') return listOf(value.split(/[;\n]/))
  return Array.isArray(value) ? value.flatMap((one) => textOf(one) ?? []) : []
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? undefined : text
}
