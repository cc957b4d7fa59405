import { emptyDraft, PromptDraft, skipsDataModel, typeFields, type FieldName } from '../../form.ts'
import type { CleanForm } from '../brief.ts'
import { splitHostile } from './reading.ts'

export type Cleaned = { form: CleanForm; quarantined: { field: FieldName; text: string }[] }

/** In the schema's order, whatever order the input object has. */
const fieldNames = Object.keys(PromptDraft.shape) as FieldName[]

const dataModelFields: readonly FieldName[] = ['coreUserActions', 'userFlow', 'dataModels', 'modelRelationships']

/** Normalises every text, takes out what is aimed at the model, and forgets answers the chosen type never asked for. */
export function cleanForm(draft: PromptDraft): Cleaned {
  const quarantined: Cleaned['quarantined'] = []
  const projectType = draft.projectType || 'other'
  const unused = unusedFields(projectType)
  const form: Record<string, unknown> = { ...emptyDraft }
  for (const name of fieldNames) {
    const value = draft[name]
    if (unused.has(name) || value === undefined) continue
    if (typeof value === 'boolean') form[name] = value
    else if (typeof value === 'string') form[name] = cleanText(value, name, quarantined)
    else form[name] = value.map((item) => cleanText(item, name, quarantined)).filter((item) => item !== '')
  }
  return {
    form: {
      ...(form as PromptDraft),
      projectType,
      platform: draft.platform || 'other',
      designStyle: draft.designStyle || 'modern',
    },
    quarantined,
  }
}

function cleanText(value: string, field: FieldName, quarantined: Cleaned['quarantined']): string {
  if (value === '') return ''
  const { clean, quarantined: taken } = splitHostile(value)
  for (const part of taken) quarantined.push({ field, text: part })
  return clean.trim()
}

function unusedFields(projectType: CleanForm['projectType']): Set<FieldName> {
  const unused = new Set<FieldName>()
  for (const [type, names] of Object.entries(typeFields)) {
    if (type !== projectType) for (const name of names) unused.add(name)
  }
  if (skipsDataModel({ projectType })) for (const name of dataModelFields) unused.add(name)
  return unused
}
