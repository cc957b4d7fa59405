import type { CleanForm } from '../brief.ts'
import { memoByText } from '../words/memo.ts'

/** Subjects a brief touches; two of them together often need a rule nobody typed. */
const byFeature: Readonly<Record<string, readonly string[]>> = {
  'wa-email-login': ['auth'],
  'wa-social-login': ['auth'],
  'wa-roles': ['auth', 'roles'],
  'wa-2fa': ['auth'],
  'wa-invite': ['auth', 'invite'],
  'wa-sessions': ['auth'],
  'wa-account-delete': ['auth', 'deletion'],
  'wa-search': ['search'],
  'wa-import': ['import'],
  'wa-export': ['export'],
  'wa-activity': ['log'],
  'wa-files': ['files'],
  'wa-comments': ['comments'],
  'wa-realtime': ['realtime'],
  'wa-assign': ['assign'],
  'wa-notify': ['notify'],
  'wa-share': ['share'],
  'wa-versions': ['versions'],
  'wa-workspaces': ['workspaces'],
  'ec-search': ['search'],
  'ec-cart': ['cart'],
  'ec-checkout': ['cart', 'payments', 'guestCheckout'],
  'ec-payments': ['payments'],
  'ec-account': ['auth'],
  'ec-wishlist': ['wishlist'],
  'ec-reviews': ['reviews'],
  'ec-notify-stock': ['notify', 'stock', 'stockAlert'],
  'ec-returns': ['returns'],
  'ec-loyalty': ['loyalty'],
  'ec-admin-products': ['import'],
  'ec-inventory': ['stock'],
  'ec-discounts': ['discount'],
  'ec-shipping-rules': ['shipping'],
  'ec-invoices': ['invoice'],
  'ec-sales-dash': ['sales'],
  'ec-variants': ['variants'],
  'mb-push': ['push', 'notify'],
  'mb-offline': ['offline'],
  'mb-camera': ['photo'],
  'mb-location': ['location'],
  'mb-deeplinks': ['deeplinks'],
  'mb-auth': ['auth'],
  'mb-chat': ['chat'],
  'mb-iap': ['payments', 'subscription'],
  'mb-favourites': ['favourites'],
  'mb-social': ['invite'],
  'bl-schedule': ['schedule'],
  'bl-rss': ['rss'],
  'bl-newsletter': ['newsletter'],
  'bl-comments': ['comments'],
  'bl-moderation': ['comments'],
  'bl-roles': ['roles', 'auth'],
  'bl-redirects': ['redirects'],
  'bl-taxonomy': ['taxonomy'],
  'bl-search': ['search'],
  'bl-series': ['series'],
  'bl-related': ['related'],
  'bl-import': ['import'],
  'bl-editor': ['drafts'],
  'lp-form': ['form'],
  'lp-magnet': ['form', 'magnet'],
  'lp-popup': ['popup', 'form'],
  'lp-waitlist': ['form', 'waitlist'],
  'lp-multistep': ['form', 'multistep'],
  'lp-crm': ['crm', 'form'],
  'lp-thanks': ['thanks'],
  'lp-sticky': ['sticky'],
  'lp-pricing': ['pricing'],
  'lp-reviews': ['ratings'],
  'lp-stats': ['numbers'],
  'db-kpis': ['kpi'],
  'db-charts': ['charts'],
  'db-drill': ['drill'],
  'db-filters': ['filters', 'search'],
  'db-export': ['export', 'reports'],
  'db-alerts': ['alerts'],
  'db-compare': ['compare'],
  'db-users': ['auth'],
  'db-rbac': ['roles', 'auth'],
  'db-sso': ['auth', 'sso'],
  'db-audit': ['log'],
  'db-teams': ['roles', 'teams'],
  'db-impersonate': ['impersonate'],
  'db-apikeys': ['apikeys'],
  'db-layout': ['layout'],
  'db-saved': ['savedViews'],
  'db-live': ['realtime'],
  'pf-darkmode': ['theme'],
  'db-dark': ['theme'],
  'bl-darkmode': ['theme'],
  'pf-filter': ['filters'],
  'pf-contact': ['form'],
  'pf-calendar': ['calendar'],
  'pf-newsletter': ['newsletter'],
  'pf-lightbox': ['lightbox'],
  'pf-case': ['caseStudies'],
  'pf-github': ['feed'],
  'pf-dribbble': ['feed'],
}

const byWords: readonly (readonly [string, RegExp])[] = [
  ['qr', /\b(?:qr|barcodes?)\b/i],
  ['payments', /\b(?:stripe|paypal|checkout|credit card|card payments?|pay online|adyen|mollie|klarna)\b/i],
  ['subscription', /\bsubscriptions?\b/i],
  ['voice', /\b(?:voice|audio|dictat\w+)\b/i],
  ['ai', /\b(?:ai|gpt|llm|chatbot|openai|gemini|machine learning|summari[sz]e\w*|suggest(?:s|ed)? by)\b/i],
  ['pdf', /\bpdf\b/i],
  ['import', /\b(?:csv import|import(?:s|ed|ing)?)\b/i],
  ['calendar', /\b(?:calendar|ical|ics)\b/i],
  ['booking', /\b(?:book(?:s|ed|ing|ings)?|reserv\w+|appointments?|time slots?|slots?)\b/i],
  ['location', /\b(?:gps|map|maps|location|nearby)\b/i],
  ['photo', /\b(?:photos?|camera|pictures?)\b/i],
  ['multilang', /\b(?:multi-?language|bilingual|translat\w+|languages)\b/i],
  [
    'health',
    /\b(?:patients?|medical (?:record|data|history)\w*|health (?:data|record|information)s?|diagnos\w+|symptoms?|medications?|prescriptions?|blood (?:pressure|sugar)|therapy notes?)\b/i,
  ],
  ['children', /\b(?:kids|child(?:ren)?|pupils?|toddlers?|minors?|aged? (?:[3-9]|1[0-5])\b)/i],
  [
    'older',
    /\b(?:seniors?|elderly|older (?:people|adults|users|persons)|retire(?:d|es)|pensioners?|(?:over|above|aged?) (?:5\d|6\d|7\d|8\d)|(?:to|–|-) ?(?:6[5-9]|7\d|8\d)\b|often over 5\d)/i,
  ],
  ['phones', /\b(?:phones?|mobiles?|smartphones?|on the go|one-handed|tablets?)\b/i],
  ['gloves', /\bgloves?\b/i],
  ['sunlight', /\b(?:sun(?:light)?|outdoors?|bright light)\b/i],
  [
    'offline',
    /\b(?:offline|no (?:signal|network|internet|reception)|without (?:signal|network|internet))\b/i,
  ],
  ['approval', /\b(?:approv\w+|sign-?off|review queue|moderat\w+)\b/i],
  ['waitlist', /\bwait(?:ing)? ?lists?\b/i],
  ['schedule', /\b(?:recurring|every (?:day|week|month|monday|friday)|schedule[sd]?)\b/i],
  ['reminder', /\b(?:remind\w*|notif\w+|alerts?)\b/i],
  [
    'money',
    /(?:[€$£]|\b(?:eur|usd|gbp|euros?|dollars?|pounds?|price|prices|invoice|fee|fees|refund|rent|wages?|salary)\b)/i,
  ],
]

const facetsInWords = memoByText((text) => {
  const affirmed = text.replace(ruledOut, ' ')
  return byWords.filter(([, pattern]) => pattern.test(affirmed)).map(([facet]) => facet)
}, 40)

/** Feature ids plus words anywhere in the form. */
export function findFacets(form: CleanForm, featureIds: readonly string[], text: string): Set<string> {
  const facets = new Set<string>()
  for (const id of featureIds) for (const facet of byFeature[id] ?? []) facets.add(facet)
  for (const facet of facetsInWords(text)) facets.add(facet)
  if (form.authenticationType !== '' || (form.authFlow !== '' && form.authFlow !== 'guest'))
    facets.add('auth')
  if (form.authFlow === 'guest') facets.add('guest')
  if (form.offlineSupport !== '' && form.offlineSupport !== 'none') facets.add('offline')
  if (form.offlineSupport === 'none') facets.delete('offline')
  if (form.userRoles.trim() !== '' && /[,;\n&/]|\band\b/.test(form.userRoles)) facets.add('roles')
  if (form.notificationChannels.trim() !== '') facets.add('notify')
  if (form.paymentMethods.trim() !== '' || form.paymentGateways.trim() !== '') facets.add('payments')
  if (form.inventoryNeeded === true) facets.add('stock')
  if (form.discountSupport === true) facets.add('discount')
  if (form.invoiceSupport === true) facets.add('invoice')
  if (form.reviewSystem === true) facets.add('reviews')
  if (form.cartWishlistSupport === true) for (const facet of ['cart', 'wishlist']) facets.add(facet)
  if (form.shippingRules.trim() !== '') facets.add('shipping')
  if (form.salesDashboard === true) facets.add('sales')
  if (form.realTimeUpdates === true) facets.add('realtime')
  if (form.auditLogging === true) facets.add('log')
  if (form.modularLayout === true) facets.add('layout')
  if (form.searchFilterSupport === true)
    for (const facet of ['search', 'filters', 'savedViews']) facets.add(facet)
  if (form.commentingSystem === true) facets.add('comments')
  if (form.newsletterIntegration === true) facets.add('newsletter')
  if (form.aBTesting === true) facets.add('abtest')
  if (form.leadFormTool !== '' && form.leadFormTool !== 'none') facets.add('form')
  if (form.leadFormTool === 'popup') facets.add('popup')
  if (form.cmsIntegration === 'admin') for (const facet of ['auth', 'admin']) facets.add(facet)
  if (form.appStoreDeployment === true) facets.add('store')
  if (twoLanguages.test(text)) facets.add('multilang')
  if (noPayments.test(text) || ['landing', 'blog', 'portfolio'].includes(form.projectType))
    facets.delete('payments')
  return facets
}

const languageNames =
  'English|German|French|Spanish|Portuguese|Italian|Dutch|Polish|Swedish|Turkish|Arabic|Hebrew|Japanese|Chinese|Korean|Hindi|Russian|Ukrainian|Welsh|Catalan|Malayalam|Tamil|Afrikaans|Zulu|Swahili|Greek|Danish|Norwegian|Finnish|Czech|Hungarian|Romanian|Vietnamese|Thai|Bengali|Urdu|Persian'
/** "in Japanese and English" */
const twoLanguages = new RegExp(
  `\\b(?:${languageNames})\\b(?:\\s*(?:,|and|or|&|/)\\s*)(?:${languageNames})\\b`,
)

/** "no Stripe", "sin anuncios": a word said only to rule it out is no subject; "no signal" and "no more than" are. */
const ruledOut =
  /(?<!\p{L})(?:no|without|never use|don['’]t use|not using|kein(?:e[nrms]?)?|ohne|sin|sans|pas de|sem|senza|geen|zonder|без)\s+(?!more|fewer|less|later|earlier|one|longer|signal|network|internet|reception|matter|\p{L}+ing(?!\p{L}))[\p{L}\d-]+/giu

/** The user rules payments out in words: "no online payments", "without payment". */
export const noPayments = /\b(?:no|without|not any)\s+(?:\w+\s+){0,3}(?:online\s+)?payments?\b/i
