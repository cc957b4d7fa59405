import { namesOf, type FieldOf } from '../form-rules.ts'
import type { SectionId } from '../plan.ts'

export type FlagField = FieldOf<'flag'>

type FlagRow = {
  /** The section of a yes; `done`: a box to tick. A no stands under what is out of scope. */
  to?: SectionId | 'done'
  /** Missing where it says what its twins say. */
  yes?: string
  no: string
  /** Suggested features that a no rules out; without a text of its own, a yes asks for what they say. */
  twins?: readonly string[]
}

/** What yes and no put into the brief; no answer puts nothing. */
export const flagRows: Readonly<Record<FlagField, FlagRow>> = {
  portfolioGallery: {
    yes: 'Gallery: a grid that opens pictures full screen; arrow keys and swipe move, Esc closes, captions show, pictures load when scrolled into view. One does not load: its frame keeps its size and shows the caption.',
    no: 'A gallery: pieces of work show text and one picture each.',
  },
  customDomain: {
    to: 'quality',
    yes: 'Own domain over HTTPS; www leads to the bare domain in one hop; canonical and share addresses are absolute.',
    no: 'An own domain: the address of the host is used everywhere.',
  },
  isResponsive: {
    to: 'quality',
    yes: 'At 360, 768 and 1280 px nothing scrolls sideways and everything works by touch and by keyboard.',
    no: 'Layouts for phones: desktop from 1024 px; below that a notice shows and the page stays readable.',
  },
  appStoreDeployment: {
    to: 'done',
    yes: 'A store build with icon, splash screen, bundle id, privacy labels and permission texts opens from TestFlight or the internal track.',
    no: 'Publishing in app stores.',
  },
  analyticsRequired: {
    to: 'services',
    yes: 'Usage analytics: five to eight named events after consent, without names, addresses or free text; refused consent changes nothing else.',
    no: 'Usage analytics.',
  },
  inventoryNeeded: {
    no: 'Keeping stock: every listed product is always available and no figure shows.',
    twins: ['ec-inventory'],
  },
  cartWishlistSupport: {
    no: 'Cart and wishlist: an order, where people order here, is for one product.',
    twins: ['ec-cart', 'ec-wishlist'],
  },
  invoiceSupport: { no: 'Invoices.', twins: ['ec-invoices'] },
  discountSupport: { no: 'Discount codes.', twins: ['ec-discounts'] },
  reviewSystem: { no: 'Product reviews.', twins: ['ec-reviews'] },
  salesDashboard: { no: 'Sales figures for staff.', twins: ['ec-sales-dash'] },
  aBTesting: {
    yes: 'A/B test of headline and button text: half of the visitors each, kept in a cookie, nothing flickers; the press is counted with its variant.',
    no: 'A/B testing.',
  },
  authorProfiles: {
    yes: 'Author pages: each byline opens picture, short biography, links and all posts of the author, with Person structured data.',
    no: 'Author pages.',
  },
  commentingSystem: { no: 'Comments.', twins: ['bl-comments', 'bl-moderation'] },
  newsletterIntegration: { no: 'A newsletter.', twins: ['bl-newsletter'] },
  seoRequired: {
    to: 'quality',
    yes: 'Search engines: structured data on every page, one address per text, a changed slug redirects permanently, robots.txt and sitemap list exactly the public pages.',
    no: 'Search engines beyond title and description of each page.',
    twins: ['bl-seo'],
  },
  realTimeUpdates: {
    yes: 'Live values: a new value shows within 5 s without a reload; updates pause while the tab is hidden. Connection lost: it reconnects with growing pauses and shows the time of the last value.',
    no: 'Live updates: values load on opening, with a refresh button and an "as of" time.',
  },
  searchFilterSupport: {
    yes: 'One search over pages and records; filters show as chips, stay in the address and can be kept as views. Nothing matches: the active filters are named, with a way to clear them.',
    no: 'Search and filters.',
    twins: ['db-filters'],
  },
  modularLayout: { no: 'Widgets that can be rearranged.', twins: ['db-layout'] },
  auditLogging: { no: 'An audit log.', twins: ['db-audit'] },
}

export const flagFields = namesOf(flagRows) as FlagField[]
