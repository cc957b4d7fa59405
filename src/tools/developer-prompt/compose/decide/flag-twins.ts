import { findFeature } from '../../feature-list.ts'
import type { FieldName } from '../../form.ts'
import type { CleanForm } from '../brief.ts'

/** Suggested features that promise what a yes-or-no question asks for. */
export const flagTwins: Readonly<Record<string, readonly string[]>> = {
  discountSupport: ['ec-discounts'],
  invoiceSupport: ['ec-invoices'],
  reviewSystem: ['ec-reviews'],
  salesDashboard: ['ec-sales-dash'],
  inventoryNeeded: ['ec-inventory'],
  cartWishlistSupport: ['ec-cart', 'ec-wishlist'],
  commentingSystem: ['bl-comments', 'bl-moderation'],
  newsletterIntegration: ['bl-newsletter'],
  seoRequired: ['bl-seo'],
  realTimeUpdates: ['db-live'],
  searchFilterSupport: ['db-filters', 'db-saved'],
  modularLayout: ['db-layout'],
  auditLogging: ['db-audit'],
  portfolioGallery: ['pf-lightbox'],
  authorProfiles: ['bl-roles'],
}

/** A single image may open large where there is no gallery, and freshness is told without live updates. */
const compatible = new Set<string>(['portfolioGallery', 'realTimeUpdates', 'authorProfiles', 'seoRequired'])

/** The chosen feature that wins over an answer of "no" to the same thing. */
export function overruling(form: CleanForm, field: FieldName): string | undefined {
  if (form[field] !== false || compatible.has(field)) return undefined
  const twins = flagTwins[field] ?? []
  return form.features
    .flatMap((text) => findFeature(text, form.projectType) ?? [])
    .find((feature) => twins.includes(feature.id))?.label
}

export function isOverruled(form: CleanForm, field: FieldName): boolean {
  return overruling(form, field) !== undefined
}
