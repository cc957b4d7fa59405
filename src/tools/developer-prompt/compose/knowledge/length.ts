import type { FieldName } from '../../form.ts'
import type { CleanForm } from '../brief.ts'
import { countWords } from '../words/count.ts'
import { platformProfiles } from './platform-profiles.ts'
import { typeProfiles } from './type-profiles.ts'

const wordsPerFeature = 12
const countedDescription = 220
/** A form that fills this share of the band is what the bands were drawn for. */
const usualShare = 0.12
const mostAllowance = 2.2
const margin = 0.975

/** Answers picked from a list: their values are not words somebody typed. */
export const choiceFields: ReadonlySet<FieldName> = new Set<FieldName>([
  'projectType',
  'designStyle',
  'platform',
  'testingPreference',
  'brandingStyle',
  'navigationType',
  'cmsIntegration',
  'authenticationType',
  'testingStrategy',
  'targetPlatforms',
  'authFlow',
  'offlineSupport',
  'preferredFramework',
  'leadFormTool',
  'markdownOrCMS',
])

/** Words the user typed, as a share of the longest brief the tool reads well. */
export function typedShare(form: CleanForm): number {
  let typed = form.features.length * wordsPerFeature
  for (const [name, value] of Object.entries(form)) {
    if (typeof value !== 'string' || value === '' || choiceFields.has(name as FieldName)) continue
    typed +=
      name === 'projectDescription' ? Math.min(countWords(value), countedDescription) : countWords(value)
  }
  for (const feature of form.customFeatures) typed += countWords(feature)
  return typed / longestBand(form)
}

function longestBand(form: CleanForm): number {
  const profile = platformProfiles[form.platform]
  return typeProfiles[form.projectType].content ? profile.contentWords[1] : profile.words[1]
}

/** The band, widened by two words for each word typed beyond the usual: its own place and one consequence. */
export function wordLimit(form: CleanForm): number {
  const extra = Math.max(0, typedShare(form) - usualShare) * 2
  return Math.floor(longestBand(form) * Math.min(mostAllowance, 1 + extra) * margin)
}
