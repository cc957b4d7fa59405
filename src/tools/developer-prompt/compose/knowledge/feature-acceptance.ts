import { blogAcceptance } from './acceptance/blog.ts'
import { dashboardAcceptance } from './acceptance/dashboard.ts'
import { ecommerceAcceptance } from './acceptance/ecommerce.ts'
import { landingAcceptance } from './acceptance/landing.ts'
import { mobileAppAcceptance } from './acceptance/mobile-app.ts'
import { otherAcceptance } from './acceptance/other.ts'
import { portfolioAcceptance } from './acceptance/portfolio.ts'
import { webAppAcceptance } from './acceptance/web-app.ts'

export type FeatureAcceptance = {
  /** What can be observed once it works: whole sentences of at most 25 words, with {role}, {entity} or {audience} to fill in. */
  accept: string
  /** One whole sentence: what happens when it goes wrong, with the same slots. */
  negative?: string
  /** Things the data or content model needs for it, PascalCase and singular. */
  entities?: readonly string[]
  routes?: readonly string[]
  integrations?: readonly { name: string; secret?: string }[]
}

/** By feature id: one entry for each of the suggestions in feature-list.ts. */
export const featureAcceptance: Readonly<Record<string, FeatureAcceptance>> = {
  ...webAppAcceptance,
  ...mobileAppAcceptance,
  ...portfolioAcceptance,
  ...ecommerceAcceptance,
  ...landingAcceptance,
  ...blogAcceptance,
  ...dashboardAcceptance,
  ...otherAcceptance,
}
