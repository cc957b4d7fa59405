import { blogFeatures } from './craft/features/blog.ts'
import { dashboardFeatures } from './craft/features/dashboard.ts'
import { ecommerceFeatures } from './craft/features/ecommerce.ts'
import { landingFeatures } from './craft/features/landing.ts'
import { mobileAppFeatures } from './craft/features/mobile-app.ts'
import { otherFeatures } from './craft/features/other.ts'
import { portfolioFeatures } from './craft/features/portfolio.ts'
import { webAppFeatures } from './craft/features/web-app.ts'
import type { FeatureTable } from './craft/services.ts'
import { projectTypes, type ProjectType } from './form-rules.ts'

export type Feature = (typeof allFeatures)[number]

const tables: Readonly<Record<ProjectType, FeatureTable>> = {
  'web-app': webAppFeatures,
  'mobile-app': mobileAppFeatures,
  portfolio: portfolioFeatures,
  ecommerce: ecommerceFeatures,
  landing: landingFeatures,
  blog: blogFeatures,
  dashboard: dashboardFeatures,
  other: otherFeatures,
}

/** What the wizard suggests, by type and group. The id is what a form stores. */
export const allFeatures = projectTypes.flatMap((projectType) =>
  Object.entries(tables[projectType]).flatMap(([group, rows]) =>
    Object.entries(rows).map(([id, [[label, explanation], accept, service]]) => {
      return { id, label, explanation, accept, service, group, projectType }
    }),
  ),
)

export function featuresOf(projectType: ProjectType): readonly Feature[] {
  return allFeatures.filter((feature) => feature.projectType === projectType)
}

/** Finds a suggestion by id or label, whatever its case, accents and hyphens. A label of the given type wins. */
export function findFeature(idOrLabel: string, projectType?: ProjectType | ''): Feature | undefined {
  const key = lookupKey(idOrLabel)
  if (key === '') return undefined
  const found = namesByKey.get(key) ?? []
  return (found.find(({ feature }) => feature.projectType === projectType) ?? found[0])?.feature
}

const names = allFeatures.flatMap((feature) => [feature.id, feature.label].map((name) => ({ name, feature })))
const namesByKey = Map.groupBy(names, ({ name }) => lookupKey(name))

// Forms kept from before and from elsewhere write "E-mail" for "Email", "resume" for "résumé" and "{entity}" where a noun belongs.
function lookupKey(text: string): string {
  return text
    .replace(/\{[^{}]*\}/g, '')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}
