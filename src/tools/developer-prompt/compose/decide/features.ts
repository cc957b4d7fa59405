import type { CleanForm } from '../brief.ts'
import { findFeature } from '../../feature-list.ts'
import { featureAcceptance } from '../knowledge/feature-acceptance.ts'

export type ChosenFeature = { id?: string; label: string; group: string; custom: boolean }

/** Every chosen and typed feature once; a stored text that is no known id or label counts as typed. */
export function chosenFeatures(form: CleanForm): ChosenFeature[] {
  const chosen: ChosenFeature[] = []
  const seen = new Set<string>()
  const add = (feature: ChosenFeature) => {
    const key = feature.id ?? feature.label.toLowerCase()
    if (seen.has(key) || feature.label.trim() === '') return
    seen.add(key)
    chosen.push(feature)
  }
  for (const text of form.features) {
    const known = findFeature(text, form.projectType)
    if (known && featureAcceptance[known.id])
      add({ id: known.id, label: known.label, group: known.group, custom: false })
    else add({ label: text.trim(), group: '', custom: true })
  }
  for (const text of form.customFeatures) add({ label: text.trim(), group: '', custom: true })
  return chosen
}
