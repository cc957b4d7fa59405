import { emptyDraft, PromptDraft, skipsDataModel, typeFields, type FieldName } from '../../form.ts'
import type { CleanForm } from '../brief.ts'
import { readBan, splitBans, type Ban } from '../read/ban.ts'
import { countWords } from '../words/count.ts'
import { splitHostile } from './reading.ts'

export type Cleaned = {
  form: CleanForm
  quarantined: { field: FieldName; text: string }[]
  /** What the lists rule out instead of asking for it. */
  bans: (Ban & { service: boolean })[]
}

const serviceFields = new Set<FieldName>([
  'integrations',
  'paymentMethods',
  'paymentGateways',
  'analyticsTools',
  'dataSources',
  'notificationChannels',
  'techPreferences',
  'techStack',
])
const wishFields = new Set<FieldName>(['coreFeatures'])
const longestWishBan = 5
/** Where "none" means the same as silence. */
const emptyWhenNone = new Set<FieldName>([
  'dataModels',
  'modelRelationships',
  'businessRules',
  'componentBehavior',
  'interactionPatterns',
  'architectureNotes',
])
const answersNothing =
  /^(?:none|no|nothing|n\/a|-+|keine?|nichts|nada|ninguna?|aucune?|rien|nessuna?|geen)\.?$/iu

/** In the schema's order, whatever order the input object has. */
const fieldNames = Object.keys(PromptDraft.shape) as FieldName[]

const dataModelFields: readonly FieldName[] = [
  'coreUserActions',
  'userFlow',
  'dataModels',
  'modelRelationships',
]

/** Normalises every text, takes out what is aimed at the model, and forgets answers the chosen type never asked for. */
export function cleanForm(draft: PromptDraft): Cleaned {
  const quarantined: Cleaned['quarantined'] = []
  const projectType = draft.projectType || 'other'
  const bans: Cleaned['bans'] = []
  const unused = unusedFields(projectType)
  const form: Record<string, unknown> = { ...emptyDraft }
  for (const name of fieldNames) {
    const value = draft[name]
    if (unused.has(name) || value === undefined) continue
    if (typeof value === 'boolean') form[name] = value
    else if (typeof value === 'string')
      form[name] = withoutBans(cleanText(value, name, quarantined), name, bans)
    else form[name] = value.map((item) => cleanText(item, name, quarantined)).filter((item) => item !== '')
    if (name === 'customFeatures') bans.push(...bansAmong(form[name] as string[]))
  }
  return {
    form: {
      ...(form as PromptDraft),
      projectType,
      platform: draft.platform || 'other',
      designStyle: draft.designStyle || 'modern',
    },
    quarantined,
    bans,
  }
}

/** "WhatsApp, Stripe no" asks for one service and rules out the other. */
function withoutBans(text: string, field: FieldName, bans: Cleaned['bans']): string {
  if (!serviceFields.has(field) && !wishFields.has(field)) return text
  const found = splitBans(text)
  if (wishFields.has(field) && found.bans.some((ban) => countWords(ban.words) > longestWishBan)) return text
  bans.push(...found.bans.map((ban) => ({ ...ban, service: serviceFields.has(field) })))
  return found.kept
}

/** A feature such as "no login" stays a requirement to check and is a ban as well. */
function bansAmong(features: readonly string[]): Cleaned['bans'] {
  const found = features.flatMap((feature) => readBan(feature) ?? [])
  return found
    .filter((ban) => countWords(ban.words) <= longestWishBan)
    .map((ban) => ({ ...ban, service: false }))
}

function cleanText(value: string, field: FieldName, quarantined: Cleaned['quarantined']): string {
  if (value === '') return ''
  const { clean, quarantined: taken } = splitHostile(value)
  for (const part of taken) quarantined.push({ field, text: part })
  const text = clean.trim()
  return answersNothing.test(text) && emptyWhenNone.has(field) ? '' : text
}

function unusedFields(projectType: CleanForm['projectType']): Set<FieldName> {
  const unused = new Set<FieldName>()
  for (const [type, names] of Object.entries(typeFields)) {
    if (type !== projectType) for (const name of names) unused.add(name)
  }
  if (skipsDataModel({ projectType })) for (const name of dataModelFields) unused.add(name)
  return unused
}
