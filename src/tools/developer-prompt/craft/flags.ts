import type { FieldName, PromptDraft } from '../form-rules.ts'
import type { SectionId } from '../plan.ts'

export type FlagField = {
  [Field in FieldName]: boolean | undefined extends PromptDraft[Field] ? Field : never
}[FieldName]

type FlagRow = {
  /** The section of a yes; `done`: a box to tick. A no stands under what is out of scope. */
  to: SectionId | 'done'
  yes: string
  no: string
  /** Suggested features that say the same: what is chosen twice is built once. */
  twins?: readonly string[]
}

/** What yes and no put into the brief; no answer puts nothing. */
export const flagRows: Readonly<Record<FlagField, FlagRow>> = {
  portfolioGallery: {
    to: 'requirements',
    yes: 'Gallery: a grid that opens pictures full screen; arrow keys and swipe move, Esc closes, captions show, pictures load when scrolled into view. One does not load: its frame keeps its size and shows the caption.',
    no: 'A gallery: pieces of work show text and one picture each.',
    twins: ['pf-lightbox'],
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
    to: 'requirements',
    yes: 'Stock: each item that can be sold shows its stock; an order reduces it, checkout reserves it for 15 minutes, and a warning shows at the low-stock threshold. Less than ordered: the order is refused and the item is named; of two who order the last one, one gets it and the other is not charged.',
    no: 'Keeping stock: every listed product is always available and no figure shows.',
    twins: ['ec-inventory'],
  },
  cartWishlistSupport: {
    to: 'requirements',
    yes: 'Cart and wishlist survive a reload; on sign-in what a guest collected joins the account without duplicates, up to the stock. A price or the stock changed since: old and new value show before checkout goes on.',
    no: 'Cart and wishlist: “Buy now” leads straight to checkout with one product.',
    twins: ['ec-cart', 'ec-wishlist'],
  },
  invoiceSupport: {
    to: 'requirements',
    yes: 'Invoices: each paid order makes one PDF with the next number and tax lines; a refund makes a credit note. Numbers have no gaps, and an issued invoice never changes.',
    no: 'Invoices.',
    twins: ['ec-invoices'],
  },
  discountSupport: {
    to: 'requirements',
    yes: 'Discount codes: percentage or amount, minimum, expiry and limit of uses; a valid code changes the total at once. Expired, used up or below its minimum: refused with exactly that reason.',
    no: 'Discount codes.',
    twins: ['ec-discounts'],
  },
  reviewSystem: {
    to: 'requirements',
    yes: 'Reviews: a buyer of the item gives one rating from 1 to 5 with text; it shows after approval and moves the average. Somebody who has not bought the item is refused.',
    no: 'Product reviews.',
    twins: ['ec-reviews'],
  },
  salesDashboard: {
    to: 'requirements',
    yes: 'Sales figures for staff: revenue, orders, average order and top products of a chosen period, against the period before. No orders: 0, and “no earlier data” in place of a percentage.',
    no: 'Sales figures for staff.',
    twins: ['ec-sales-dash'],
  },
  aBTesting: {
    to: 'requirements',
    yes: 'A/B test of headline and button text: half of the visitors each, kept in a cookie, nothing flickers; the press is counted with its variant.',
    no: 'A/B testing.',
  },
  authorProfiles: {
    to: 'requirements',
    yes: 'Author pages: each byline opens picture, short biography, links and all posts of the author, with Person structured data.',
    no: 'Author pages.',
  },
  commentingSystem: {
    to: 'requirements',
    yes: 'Comments with one level of replies; a first comment waits for approval, HTML is removed, links carry nofollow. Honeypot filled or more than 5 per hour: refused.',
    no: 'Comments.',
    twins: ['bl-comments', 'bl-moderation'],
  },
  newsletterIntegration: {
    to: 'requirements',
    yes: 'Newsletter: sign-up below each post; an address counts once the link in the confirmation e-mail was opened. Already subscribed: a friendly notice, and nothing is sent.',
    no: 'A newsletter.',
    twins: ['bl-newsletter'],
  },
  seoRequired: {
    to: 'quality',
    yes: 'Search engines: structured data on every page, one address per text, a changed slug redirects permanently, robots.txt and sitemap list exactly the public pages.',
    no: 'Search engines beyond title and description of each page.',
    twins: ['bl-seo'],
  },
  realTimeUpdates: {
    to: 'requirements',
    yes: 'Live values: a new value shows within 5 s without a reload; updates pause while the tab is hidden. Connection lost: it reconnects with growing pauses and shows the time of the last value.',
    no: 'Live updates: values load on opening, with a refresh button and an “as of” time.',
    twins: ['db-live'],
  },
  searchFilterSupport: {
    to: 'requirements',
    yes: 'One search over pages and records; filters show as chips, stay in the address and can be kept as views. Nothing matches: the active filters are named, with a way to clear them.',
    no: 'Search and filters.',
    twins: ['db-filters'],
  },
  modularLayout: {
    to: 'requirements',
    yes: 'Widgets move and resize by drag and by keyboard; the layout is kept per person and can be reset.',
    no: 'Widgets that can be rearranged.',
    twins: ['db-layout'],
  },
  auditLogging: {
    to: 'requirements',
    yes: 'Audit log: every change records actor, action, target, values before and after, time; nobody can edit or delete an entry. One that cannot be written: the change it belongs to is refused.',
    no: 'An audit log.',
    twins: ['db-audit'],
  },
}
