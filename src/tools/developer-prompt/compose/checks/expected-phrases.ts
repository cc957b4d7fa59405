import type { FieldName } from '../../form.ts'

/** What a choice or a yes/no must have left in the brief (reference sections 7.2 and 8): every pattern, anywhere. */
export type Expectation = readonly RegExp[]

export const expectedOfChoice: Partial<Record<FieldName, Record<string, Expectation>>> = {
  designStyle: {
    modern: [/confident|clear/iu, /scale/iu],
    minimal: [/quiet/iu, /one accent/iu],
    corporate: [/dependable/iu, /evidence/iu],
    creative: [/authored/iu, /bold idea/iu],
    playful: [/warm/iu, /bounce|squash|spring/iu],
    elegant: [/restrained/iu, /serif|hairline/iu],
  },
  testingPreference: {
    none: [/manual/iu],
    unit: [/unit/iu],
    e2e: [/end-to-end|e2e|browser|by hand|manual|Playwright/iu],
    both: [/unit/iu, /end-to-end|e2e|browser|manual|Playwright/iu],
  },
  architectureNotes: {
    atomic: [/atoms|atomic/iu],
    mvc: [/models own|mvc/iu],
    'feature-based': [/feature[- ](?:folders|based)|src\/features/iu],
  },
  brandingStyle: {
    professional: [/plain statements/iu, /proof first/iu],
    creative: [/unexpected layout move/iu],
    minimal: [/one accent/iu, /decorative/iu],
    bold: [/64\s?px/u, /full-bleed/iu],
    elegant: [/hairline/iu, /serif|slow/iu],
  },
  navigationType: {
    header: [/sticky/iu, /768/u],
    sidebar: [/240\s?px/u, /bottom sheet/iu],
    hamburger: [/menu button/iu, /Esc/u],
    floating: [/bottom/iu, /3–5|3-5|three to five/iu],
  },
  cmsIntegration: {
    none: [/content file/iu],
    markdown: [/front[- ]matter/iu],
    headless: [/preview/iu, /webhook|revalidat/iu],
    admin: [/owner/iu, /log ?in|sign[- ]?in/iu],
  },
  authenticationType: {
    email: [/verif/iu, /reset/iu],
    social: [/link/iu, /provider|social|Google/iu],
    sso: [/domain/iu, /first sign-in|provision/iu],
    magic: [/15[- ]min/iu, /60[- ]?s|60 seconds/iu],
    multi: [/one verified e-?mail/iu],
  },
  testingStrategy: {
    none: [/manual|by hand|unit|browser/iu],
    unit: [/unit/iu],
    integration: [/permission/iu, /database/iu],
    e2e: [/browser|end-to-end|manual/iu],
    comprehensive: [/load/iu, /accessibility|a11y/iu],
  },
  targetPlatforms: {
    ios: [/iOS/u, /tab bar|swipe back/iu],
    android: [/Material 3|Android/u, /predictive back|back/iu],
    both: [/iOS/u, /Android/u, /haptic|one codebase/iu],
    pwa: [/install/iu, /offline shell|share target|PWA/iu],
    hybrid: [/native shell/iu, /plugin/iu],
  },
  authFlow: {
    phone: [/6[- ]digit|six[- ]digit|6 digits/iu, /5[- ]min/iu],
    email: [/e-?mail/iu],
    social: [/Apple/u],
    biometric: [/PIN|passcode/u, /unlock/iu],
    guest: [/guest|without an account/iu, /sign-?up|account/iu],
  },
  offlineSupport: {
    none: [/offline/iu],
    basic: [/cache/iu],
    full: [/queue/iu],
    sync: [/last[- ]write[- ]wins|conflict/iu],
  },
  preferredFramework: {
    'react-native': [/Expo|React Native/u],
    flutter: [/Flutter/u],
    ionic: [/Ionic/u],
    native: [/native|SwiftUI|Expo/iu],
    pwa: [/PWA|service worker/u],
  },
  leadFormTool: {
    simple: [/name/iu, /e-?mail/iu],
    detailed: [/(?:two|2)[- ]steps?|step 1|first step/iu, /(?:six|6) fields/iu],
    popup: [/7 days/u, /Esc/u],
    embedded: [/hero/iu, /form/iu],
    none: [/no (?:lead )?form/iu],
  },
  markdownOrCMS: {
    markdown: [/markdown/iu],
    headless: [/headless/iu],
    wysiwyg: [/sanitis/iu],
    hybrid: [/markdown/iu, /pages/iu],
  },
}

/** `when` false is listed only where silence would invite more than was asked for. */
export const expectedOfFlag: Partial<Record<FieldName, { true: Expectation; false?: Expectation }>> = {
  portfolioGallery: { true: [/gallery/iu, /alt|caption/iu, /lazy|load/iu], false: [/no gallery/iu] },
  customDomain: { true: [/domain/iu, /canonical/iu, /DNS/u] },
  isResponsive: { true: [/360/u, /768/u, /1280/u], false: [/1024/u] },
  appStoreDeployment: { true: [/TestFlight|internal track|store/iu, /icons?/iu, /privacy/iu] },
  analyticsRequired: { true: [/event/iu, /consent/iu] },
  inventoryNeeded: {
    true: [/oversell|below zero|reserve/iu, /low[- ]stock/iu],
    false: [/always available/iu],
  },
  cartWishlistSupport: { true: [/cart/iu, /wishlist/iu, /merge/iu] },
  invoiceSupport: { true: [/invoice/iu, /sequential|without gaps|next number/iu, /credit note/iu] },
  discountSupport: { true: [/discount|code/iu, /expir/iu, /minimum|min spend/iu] },
  reviewSystem: { true: [/review/iu, /verified|buyers?/iu, /moderat|approv/iu] },
  salesDashboard: { true: [/revenue/iu, /average|AOV/iu, /previous|compar/iu] },
  aBTesting: { true: [/50\/50|50 \/ 50|half of (?:the|all) visitors/iu, /cta_click/u, /cookie/iu] },
  authorProfiles: { true: [/author/iu, /bio/iu, /Person/u] },
  commentingSystem: { true: [/comment/iu, /moderat/iu, /honeypot/iu], false: [/comment/iu] },
  newsletterIntegration: { true: [/newsletter|subscri/iu, /double opt-in|confirm/iu] },
  seoRequired: {
    true: [/sitemap/iu, /canonical/iu, /structured data|schema|JSON-LD/iu],
    false: [/title/iu, /description/iu],
  },
  realTimeUpdates: {
    true: [/5\s?s\b|five seconds|5 seconds/iu, /reconnect/iu, /hidden/iu],
    false: [/refresh/iu, /as of/iu],
  },
  searchFilterSupport: { true: [/filter/iu, /URL/u, /saved views?/iu] },
  modularLayout: { true: [/drag|rearrang|resize/iu, /keyboard/iu, /reset/iu] },
  auditLogging: {
    true: [
      /AuditEvent|audit/iu,
      /append-only|never edited|cannot be edited/iu,
      /retention|kept for|days|months/iu,
    ],
  },
}
