import type { Answers } from './clashes.ts'

/** What several suggestions and answers have in common. */
export const facets = {
  abTest: { aBTesting: ['true'] },
  alerts: { features: ['db-alerts'] },
  cart: { features: ['ec-cart'], cartWishlistSupport: ['true'] },
  caseStudies: { features: ['pf-case'] },
  comments: { features: ['wa-comments', 'ot-comments'] },
  discounts: { features: ['ec-discounts'], discountSupport: ['true'] },
  drill: { features: ['db-drill'] },
  export: { features: ['wa-export', 'db-export'] },
  filters: { features: ['wa-search', 'db-filters'], searchFilterSupport: ['true'] },
  form: { features: ['lp-form'], leadFormTool: ['simple', 'detailed', 'popup', 'embedded'] },
  guest: { authFlow: ['guest'] },
  imports: { features: ['wa-import'] },
  invoices: { features: ['ec-invoices'], invoiceSupport: ['true'] },
  location: { features: ['mb-location'] },
  log: { features: ['wa-activity', 'db-audit'], auditLogging: ['true'] },
  notices: { features: ['wa-notify', 'ot-notify'] },
  assign: { features: ['wa-assign'] },
  offline: { features: ['mb-offline'], offlineSupport: ['full', 'sync'] },
  photos: { features: ['mb-camera'] },
  popup: { features: ['lp-popup'], leadFormTool: ['popup'] },
  realtime: { features: ['wa-realtime', 'db-live'], realTimeUpdates: ['true'] },
  returns: { features: ['ec-returns'] },
  roles: { features: ['wa-roles', 'db-rbac'] },
  rss: { features: ['bl-rss'] },
  savedViews: { features: ['db-saved'], searchFilterSupport: ['true'] },
  schedule: { features: ['bl-schedule'] },
  search: { features: ['wa-search', 'ot-search'] },
  share: { features: ['wa-share'] },
  shipping: { features: ['ec-shipping-rules'] },
  sticky: { features: ['lp-sticky'] },
  stock: { features: ['ec-inventory'], inventoryNeeded: ['true'] },
  stockAlert: { features: ['ec-notify-stock'] },
  tagFilter: { features: ['pf-filter'] },
  translations: { features: ['ot-language'] },
  wishlist: { features: ['ec-wishlist'], cartWishlistSupport: ['true'] },
  workspaces: { features: ['wa-workspaces'] },
} satisfies Record<string, Answers>

export type Facet = keyof typeof facets

/** What two choices imply together although neither says it. */
export const pairRows: { readonly [One in Facet]?: { readonly [Other in Facet]?: string } } = {
  cart: {
    stock:
      'Stock falls below what a cart line holds: the line is lowered, says so, and nothing is charged until the shopper accepts.',
  },
  discounts: {
    shipping: 'A code and free shipping: the threshold is tested against the total after the discount.',
    returns:
      'One item of a discounted order comes back: what was paid for it is refunded, not its list price.',
  },
  invoices: {
    returns: 'A refund makes a credit note that names its invoice; numbers are never used again.',
  },
  wishlist: {
    stockAlert:
      'Back in stock: one message per person, also when the product is on the wishlist and the alert list.',
  },
  guest: {
    offline:
      'A guest signs up: everything on the device is uploaded exactly once, and the number of records is said.',
  },
  offline: {
    photos: 'Without network photos wait compressed on the device and follow the record they belong to.',
  },
  imports: {
    log: 'A confirmed import writes one log line with file name and the numbers added, changed and refused.',
  },
  search: {
    roles: 'Search leaves out what a person may not see, also from counts and suggestions.',
  },
  export: {
    roles: 'An export holds only rows and columns that the person may see on screen.',
  },
  share: {
    roles: 'A shared thing becomes private: its link answers “No longer shared” at once.',
  },
  comments: {
    assign: 'Mentioned and assigned in one step: one message, not two.',
  },
  realtime: {
    filters: 'A live change no longer fits the filter: the row turns gray and leaves on the next refresh.',
  },
  alerts: {
    realtime:
      'A value crosses its threshold and returns within one refresh: the alert is recorded, at most one message goes out.',
  },
  savedViews: {
    roles: 'A shared view holds a filter its reader may not use: it opens without it and says so.',
  },
  drill: {
    filters: 'A pressed point carries every active filter into the rows, so that they add up to it.',
  },
  location: {
    photos: 'Stored photos lose their embedded position unless the record itself needs the place.',
  },
  translations: {
    notices: 'A message is written in the language of whoever receives it.',
  },
  workspaces: {
    search: 'Search looks only inside the open workspace.',
  },
  abTest: {
    form: 'A visitor who returns sees the variant of the first visit and converts once.',
  },
  popup: {
    form: 'Whoever sent the form never sees the pop-up again on that device.',
  },
  sticky: {
    form: 'The sticky button hides while form or consent notice is in view.',
  },
  schedule: {
    rss: 'A scheduled post joins feed and sitemap in the minute it goes live and never before.',
  },
  tagFilter: {
    caseStudies: 'Back from a case study the same filter and scroll position return.',
  },
}
