import type { FieldName, PromptDraft } from '../../form.ts'
import { architectureLabels, optionLabels } from '../../option-labels.ts'

/** Whole sentences except `phrase`, which stands inside one. */
export type OptionPhrase = {
  label: string
  phrase: string
  /** The requirement in one clause, for tools that read little. */
  short?: string
  rules?: readonly string[]
  requirements?: readonly string[]
}

export type FlagPhrase = {
  /** Acceptance when answered yes. */
  requirement: string
  /** The same in one clause, for tools that read little. */
  short: string
  /** Rules that come with a yes. */
  rules?: readonly string[]
  entities?: readonly string[]
  routes?: readonly string[]
  /** Noun phrase for "Out of scope" when answered no and a builder would add it anyway. */
  outOfScope?: string
  /** What holds instead when answered no. */
  whenNo?: string
}

export type FlagField = {
  [Field in FieldName]: boolean | undefined extends PromptDraft[Field] ? Field : never
}[FieldName]

function labelled<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  phrases: Record<Value, Omit<OptionPhrase, 'label'>>,
): Readonly<Record<Value, OptionPhrase>> {
  const values = Object.keys(labels) as Value[]
  return Object.fromEntries(
    values.map((value) => [value, { label: labels[value], ...phrases[value] }]),
  ) as Record<Value, OptionPhrase>
}

export const optionPhrases = {
  brandingStyle: labelled(optionLabels.brandingStyle, {
    professional: {
      phrase: 'plain statements, proof first, no first-person jokes',
      rules: ['Every claim stands next to a number, a client name or a link that proves it.'],
    },
    creative: {
      phrase: 'one unexpected layout move per page',
      rules: ['Exactly one block per page breaks the grid; everything else stays on it.'],
    },
    minimal: {
      phrase: 'one accent, no decorative imagery',
      rules: ['Every image shows work or a person; none fills space.'],
    },
    bold: {
      phrase: 'display type of at least 64 px on desktop, full-bleed colour blocks',
      rules: ['Headlines run to at most seven words so that they fit at 360 px.'],
    },
    elegant: {
      phrase: 'hairlines, serif display type, slow reveals',
      rules: ['Copy stays in short sentences without exclamation marks.'],
    },
  }),

  navigationType: labelled(optionLabels.navigationType, {
    header: {
      phrase: 'sticky top bar that collapses to a menu button below 768 px',
      requirements: ['The top bar marks the current page and opens its menu by keyboard; Esc closes it.'],
    },
    sidebar: {
      phrase: 'left rail of 240 px with icons and labels; a bottom sheet on phones',
      requirements: [
        'The left rail marks the current page; below 768 px the same links open from a bottom sheet.',
      ],
    },
    hamburger: {
      phrase: 'menu button at all widths that opens a full-screen overlay',
      requirements: ['The overlay traps focus, closes with Esc, and returns focus to the menu button.'],
    },
    floating: {
      phrase: 'pill bar fixed at the bottom centre with 3–5 items',
      requirements: [
        'The bar hides on scroll down, returns on scroll up, and never covers the end of the content.',
      ],
    },
  }),

  cmsIntegration: labelled(optionLabels.cmsIntegration, {
    none: {
      phrase: 'one typed content file in the repository',
      requirements: [
        'Editing the content file updates every page that shows that item; a missing field fails the build.',
      ],
    },
    markdown: {
      phrase: 'Markdown or MDX files with checked front matter',
      requirements: ['A file with a missing or wrong front-matter field fails the build and is named.'],
    },
    headless: {
      phrase: 'headless CMS with typed content types, preview and a publish webhook',
      requirements: [
        'Publishing in the CMS updates the page within a minute; a preview link shows the draft.',
      ],
      rules: ['If the CMS does not answer, then the site shall show the last published content.'],
    },
    admin: {
      phrase: 'small admin area where only the owner can sign in and edit the content',
      short: 'Only the owner signs in to create, edit, order and remove items; visitors are refused.',
      requirements: [
        'The owner signs in, then creates, edits, orders and removes items; visitors are refused at /admin.',
      ],
      rules: ['The system shall have exactly one kind of account: Owner. There is no public sign-up.'],
    },
  }),

  authenticationType: labelled(optionLabels.authenticationType, {
    email: {
      phrase: 'e-mail and password with verification and reset',
      short: 'E-mail and password; the address is verified first, reset links last 60 minutes.',
      requirements: [
        'Sign-up sends a verification link; the account opens only after it is used. Reset links expire after 60 minutes.',
      ],
      rules: [
        'If sign-in fails five times within 15 minutes, then the system shall refuse further attempts for 15 minutes.',
      ],
    },
    social: {
      phrase: 'social accounts through OAuth, no local password',
      short: 'Social accounts through OAuth; a verified e-mail links the provider to its account.',
      requirements: [
        'A provider sign-in whose verified e-mail matches an account opens that account and links the provider.',
      ],
      rules: [
        'If the provider returns no verified e-mail, then the system shall refuse sign-in and create no account.',
      ],
    },
    sso: {
      phrase: 'single sign-on for the allowed domain, no local password',
      short: 'Company sign-in for the allowed domain; the first sign-in creates the account.',
      requirements: ['The first sign-in from the allowed domain creates the account with the lowest role.'],
      rules: ['If the domain is not allowed, then the system shall refuse sign-in and say whom to ask.'],
    },
    magic: {
      phrase: 'magic link by e-mail',
      short: 'A link by e-mail that works once within 15 minutes.',
      requirements: ['A sign-in link works once within 15 minutes and opens the page that was asked for.'],
      rules: [
        'If a second link is requested within 60 seconds, then the system shall refuse and show the seconds left.',
      ],
    },
    multi: {
      phrase: 'several ways to sign in that lead to one account',
      short: 'E-mail, magic link and social sign-in; one verified e-mail is one account.',
      requirements: [
        'E-mail, magic link and social sign-in with the same verified e-mail all open the same account.',
      ],
      rules: ['The system shall treat one verified e-mail as one account, whatever the way of signing in.'],
    },
  }),

  testingStrategy: labelled(optionLabels.testingStrategy, {
    none: {
      phrase: 'no automated tests',
      rules: ['No automated tests. Before each stop, walk through the manual checklist.'],
    },
    unit: {
      phrase:
        'unit tests for rules and pure logic: every business rule, money and date maths, the permission function',
    },
    integration: {
      phrase:
        'integration tests of API and database against a test database, the permission matrix row by row',
    },
    e2e: { phrase: 'end-to-end tests of every P1 journey in a real browser, including its negative path' },
    comprehensive: {
      phrase:
        'unit, integration and end-to-end tests, an accessibility scan and one load check on the busiest query',
    },
  }),

  targetPlatforms: labelled(optionLabels.targetPlatforms, {
    ios: {
      phrase: 'iPhone app that follows iOS conventions: tab bar, swipe back, dynamic type',
      requirements: [
        'Swiping from the left edge returns to the previous screen everywhere except during a payment or a recording.',
      ],
    },
    android: {
      phrase: 'Android app that follows Material 3 with predictive back',
      requirements: [
        'The system back gesture shows a preview of the previous screen and never leaves the app by surprise.',
      ],
    },
    both: {
      phrase: 'one codebase for iPhone and Android with navigation and haptics true to each',
      requirements: [
        'Back works by edge swipe on iOS and by the system gesture on Android, and shows the same screen.',
      ],
    },
    pwa: {
      phrase: 'installable web app with an offline shell',
      requirements: [
        'The browser offers to install it; once installed it opens without network and receives shared links.',
      ],
    },
    hybrid: {
      phrase: 'web interface in a native shell, with each native plugin listed',
      requirements: [
        'Each native capability loads through one listed plugin and shows a web fallback when it is missing.',
      ],
    },
  }),

  authFlow: labelled(optionLabels.authFlow, {
    phone: {
      phrase: 'phone number with a six-digit code by SMS',
      short: 'Six-digit code by SMS; it expires after 5 minutes and is sent again at most 3 times.',
      requirements: [
        'The code expires after 5 minutes and can be sent again at most 3 times; the field fills from the SMS.',
      ],
      rules: [
        'If a wrong code is entered five times, then the system shall refuse the number for 15 minutes.',
      ],
    },
    email: {
      phrase: 'e-mail and password with verification and reset',
      short: 'E-mail and password; the address is verified first, reset links last 60 minutes.',
      requirements: [
        'Sign-up sends a verification link that opens the app; a reset link expires after 60 minutes.',
      ],
      rules: [
        'If sign-in fails five times within 15 minutes, then the system shall refuse further attempts for 15 minutes.',
      ],
    },
    social: {
      phrase: 'Google and similar accounts, with Sign in with Apple on iOS',
      short: 'Google and similar accounts, with Sign in with Apple on iOS.',
      requirements: [
        'A provider sign-in whose verified e-mail matches an account opens that account and links the provider.',
      ],
      rules: [
        'Where other social sign-in is offered on iOS, the app shall also offer Sign in with Apple (check the current store rule).',
      ],
    },
    biometric: {
      phrase: 'face or fingerprint to unlock the session on this device, with a PIN as fallback',
      short: 'Face or fingerprint unlocks this device’s session; after three failures the PIN.',
      requirements: [
        'After the first sign-in, face or fingerprint opens the app; three failures ask for the PIN.',
      ],
      rules: [
        'The system shall use biometrics only to unlock the local session and shall never send biometric data.',
      ],
    },
    guest: {
      phrase: 'use without an account, data kept on the device',
      short: 'The first action works without an account; signing up moves local data into it.',
      requirements: [
        'The first action works without an account; signing up later moves all local data into it once.',
      ],
      rules: [
        'If local data cannot be moved on sign-up, then the system shall keep it on the device and show the reason.',
      ],
    },
  }),

  offlineSupport: labelled(optionLabels.offlineSupport, {
    none: {
      phrase: 'online only, with a clear notice',
      rules: [
        'If the network is missing, then the system shall show "You are offline", keep typed input and offer a retry.',
      ],
    },
    basic: {
      phrase: 'everything loaded before can be read offline',
      short: 'Screens seen before open from the cache and show their age.',
      requirements: [
        'Without network, screens seen before open from the cache and show when they were loaded.',
      ],
      rules: [
        'While offline, the system shall open screens seen before from the cache with their age and disable what needs the server.',
      ],
    },
    full: {
      phrase: 'reading and writing offline, with queued changes',
      short: 'Changes are kept in a queue on the device and sent in order later.',
      requirements: [
        'Changes made offline are saved on the device, marked "Waiting to sync" and sent in order later.',
      ],
      rules: [
        'If the server refuses a queued change, then the system shall keep it with the reason and offer retry or discard.',
      ],
    },
    sync: {
      phrase: 'reading and writing offline, with sync between devices',
      short: 'Changes of two devices meet within a minute; on conflict the last write wins.',
      requirements: [
        'Changes made offline on two devices appear on both within a minute of both being online.',
      ],
      rules: [
        'When two devices conflict on a field, the system shall let the last write win per field and record the earlier value.',
      ],
    },
  }),

  preferredFramework: labelled(optionLabels.preferredFramework, {
    'react-native': { phrase: 'React Native with Expo, TypeScript and Expo Router' },
    flutter: { phrase: 'Flutter stable channel with Riverpod and go_router' },
    ionic: { phrase: 'Ionic with Capacitor and one web framework' },
    native: { phrase: 'SwiftUI on iOS and Jetpack Compose on Android, with one shared API contract' },
    pwa: { phrase: 'installable web app with a service worker and a web manifest' },
  }),

  leadFormTool: labelled(optionLabels.leadFormTool, {
    simple: {
      phrase: 'short form with name and e-mail',
      short: 'Name and e-mail; errors beside the field, then a thank-you in its place.',
      requirements: [
        'The form asks for name and e-mail, shows errors beside the field, and is replaced by a thank-you.',
      ],
    },
    detailed: {
      phrase: 'form of at most six fields in two steps',
      short: 'At most six fields in two steps; step 1 saves the e-mail.',
      requirements: [
        'Step 1 saves the e-mail address at once; step 2 shows progress and at most five more fields.',
      ],
    },
    popup: {
      phrase: 'popup on exit intent or at 40 % scroll',
      short: 'On exit intent or 40 % scroll, once per 7 days; traps focus, closes with Esc.',
      requirements: [
        'The popup opens at most once per 7 days, traps focus, and closes with Esc or a visible button.',
      ],
      rules: [
        'If the visitor has already submitted the form, then the system shall not open the popup again.',
      ],
    },
    embedded: {
      phrase: 'form inline in the hero',
      short: 'Form and button inline in the hero and again at the end.',
      requirements: ['Form and button show in the first screen at 360×640 and again at the end of the page.'],
    },
    none: {
      phrase: 'no form; the button leads to its destination',
      rules: ['The system shall collect no personal data on this page.'],
    },
  }),

  markdownOrCMS: labelled(optionLabels.markdownOrCMS, {
    markdown: {
      phrase: 'Markdown files with checked front matter',
      requirements: ['A file with a missing or wrong front-matter field fails the build and is named.'],
    },
    headless: {
      phrase: 'headless CMS with typed content types, preview and a publish webhook',
      requirements: [
        'Publishing in the CMS updates the page within a minute; a preview link shows the draft.',
      ],
      rules: ['If the CMS does not answer, then the site shall show the last published content.'],
    },
    wysiwyg: {
      phrase: 'visual editor with sanitised HTML',
      short: 'Headings, lists, links, images and quotes, shown as readers will see them.',
      requirements: [
        'The editor offers headings, lists, links, images and quotes, and shows the post as readers will see it.',
      ],
      rules: [
        'The system shall remove scripts, event handlers and unknown tags on the server before saving.',
      ],
    },
    hybrid: {
      phrase: 'Markdown files for posts, a CMS for pages',
      short: 'Posts from Markdown files, pages from the CMS; one search and one feed.',
      requirements: [
        'Posts load from checked Markdown files and pages from the CMS; both show in one search and one feed.',
      ],
      rules: ['If the CMS does not answer, then the site shall show the last published pages.'],
    },
  }),

  architecture: labelled(architectureLabels, {
    atomic: {
      phrase: 'atomic components',
      rules: [
        'components/atoms, molecules, organisms, templates; pages compose templates only; atoms have no data access.',
      ],
    },
    mvc: {
      phrase: 'model, view, controller',
      rules: [
        'Models own validation and queries, controllers own request handling, views have no business logic.',
      ],
    },
    'feature-based': {
      phrase: 'feature folders',
      rules: [
        'src/features/{feature}/{components,api,model,tests}; cross-feature imports only through each feature’s index.',
      ],
    },
    custom: { phrase: 'as described in the notes' },
  }),

  testingPreference: labelled(optionLabels.testingPreference, {
    none: {
      phrase: 'no automated tests',
      rules: ['No automated tests. Before each stop, walk through the manual checklist.'],
    },
    unit: {
      phrase:
        'unit tests for rules and pure logic: every business rule, money and date maths, the permission function',
    },
    e2e: { phrase: 'end-to-end tests of every P1 journey in a real browser, including its negative path' },
    both: {
      phrase:
        'unit tests for rules and pure logic, and end-to-end tests of every P1 journey in a real browser, including its negative path',
    },
  }),
} as const

export const flagPhrases: Readonly<Record<FlagField, FlagPhrase>> = {
  portfolioGallery: {
    requirement:
      'The gallery shows a grid and opens images full screen. Arrow keys move, captions and alt text show, and images load when scrolled into view.',
    short: 'The gallery grid opens full screen with arrow keys, captions and alt text; images load lazily.',
    routes: ['/projects'],
    whenNo: 'No gallery: each case study shows text and one image.',
  },
  customDomain: {
    requirement:
      'The site opens at its own domain over HTTPS, and www redirects to the bare domain. Share links use absolute addresses.',
    short: 'Own domain over HTTPS; www redirects; canonical and share addresses are absolute.',
    rules: ['Canonical and share-image addresses shall be absolute and use the custom domain.'],
  },

  isResponsive: {
    requirement:
      'At 360, 768 and 1280 px no page scrolls sideways and every action opens by touch and by keyboard.',
    short: 'No sideways scroll at 360, 768 and 1280 px.',
    whenNo: 'Layout for desktop from 1024 px only; below that a notice shows and the page stays readable.',
  },

  appStoreDeployment: {
    requirement:
      'A store build is created with icon, splash screen, bundle id, privacy labels and permission texts, and opens from TestFlight or the internal track.',
    short:
      'Store build with icon, splash screen, bundle id, privacy labels and permission texts in TestFlight or the internal track.',
    outOfScope: 'store submission',
  },
  analyticsRequired: {
    requirement:
      'Five to eight named events are recorded after consent, without names, addresses or free text.',
    short: 'Only the named events, after consent, without personal data.',
    rules: ['If consent is refused or withdrawn, then the app shall send no event and shall work unchanged.'],
    outOfScope: 'usage analytics',
  },

  inventoryNeeded: {
    requirement:
      'Each sellable item shows its stock; paying reduces it, and staff see a warning at the low-stock threshold.',
    short: 'Stock per item with a low-stock warning; paid orders reduce it, never below zero.',
    rules: [
      'When payment starts, the system shall reserve the stock for 15 minutes.',
      'If stock is lower than the quantity ordered, then the system shall refuse payment and name the item.',
    ],
    entities: ['InventoryLevel'],
    whenNo: 'Every listed product is always available and no stock figure shows.',
  },
  cartWishlistSupport: {
    requirement:
      'Cart and wishlist show the same items after a reload; on sign-in guest items merge into the account without duplicates.',
    short: 'Cart and wishlist survive a reload and merge into the account at sign-in.',
    rules: ['When guest and account carts merge, the system shall add quantities up to the available stock.'],
    entities: ['Cart', 'CartItem', 'WishlistItem'],
    routes: ['/cart', '/wishlist'],
    whenNo: 'No cart: "Buy now" leads straight to checkout with one product.',
  },
  invoiceSupport: {
    requirement:
      'Each paid order creates one PDF invoice with the next number and tax lines; a refund creates a credit note.',
    short: 'PDF invoice or credit note with the next number and tax lines.',
    rules: ['The system shall number invoices without gaps and shall never change an issued invoice.'],
    entities: ['Invoice'],
    outOfScope: 'invoices',
  },
  discountSupport: {
    requirement:
      'A valid code updates the total at once; staff create codes with percentage or amount, minimum spend, expiry and use limit.',
    short: 'Percentage or amount, minimum spend, expiry and use limit.',
    rules: [
      'If a code is expired, used up or below its minimum, then the system shall refuse it with exactly that reason.',
    ],
    entities: ['Discount'],
    outOfScope: 'discount codes',
  },
  reviewSystem: {
    requirement:
      'A buyer of the item submits one rating from 1 to 5 with text; it shows after approval and updates the average.',
    short: 'Buyers of the item rate 1–5; shown after approval.',
    rules: ['If somebody who has not bought the item sends a review, then the system shall refuse it.'],
    entities: ['Review'],
    outOfScope: 'product reviews',
  },
  salesDashboard: {
    requirement:
      'Staff see revenue, orders, average order value and top products for a chosen period, compared with the period before.',
    short: 'Against the previous period: AOV, revenue, orders, top products.',
    routes: ['/admin'],
    outOfScope: 'sales figures for staff',
  },

  aBTesting: {
    requirement:
      'Half of the visitors see the second headline and button text; the choice stays in a cookie, and nothing flickers while loading.',
    short: '50/50 for headline and button text, kept in a cookie, without flicker.',
    rules: ['When the primary button is clicked, the system shall record cta_click with the variant.'],
    outOfScope: 'A/B testing',
  },

  authorProfiles: {
    requirement:
      'Each byline opens the author’s page, which shows picture, short biography, links and all their posts.',
    short: 'Each byline opens the author’s page with picture, bio, links and posts.',
    rules: ['Author pages shall carry Person structured data.'],
    entities: ['Author'],
    routes: ['/author/:slug'],
    outOfScope: 'author pages',
  },
  commentingSystem: {
    requirement:
      'Readers add comments with one level of replies; a first comment waits for approval and editors see a moderation queue.',
    short: 'One level of replies; first comments wait in the moderation queue.',
    rules: [
      'The system shall remove HTML from comments and add nofollow to their links.',
      'If a comment trips the honeypot or the limit of 5 per hour, then the system shall refuse it.',
    ],
    entities: ['Comment'],
    routes: ['/admin/comments'],
    outOfScope: 'reader comments',
  },
  newsletterIntegration: {
    requirement:
      'The sign-up below each post sends a confirmation e-mail; the address is saved as subscriber once its link is opened.',
    short: 'Sign-up below each post with double opt-in by e-mail.',
    rules: [
      'If the address is already subscribed, then the system shall show a friendly notice and send nothing.',
    ],
    entities: ['Subscriber'],
    outOfScope: 'newsletter',
  },
  seoRequired: {
    requirement:
      'Each page shows its own title, description, canonical address, share image and structured data; sitemap and robots.txt list exactly the public pages.',
    short: 'Title, description, canonical address and structured data per page; sitemap and robots.txt.',
    rules: ['When a slug changes, the system shall redirect the old address permanently.'],
    routes: ['/sitemap.xml', '/robots.txt'],
    whenNo: 'Each page has a title and a description, and nothing more for search engines.',
  },

  realTimeUpdates: {
    requirement: 'New values appear within 5 s without a reload; updates pause while the tab is hidden.',
    short: 'New values within 5 s and after a reconnect; updates pause while the tab is hidden.',
    rules: [
      'If the connection is lost, then the system shall reconnect with growing pauses and show the time of the last value.',
    ],
    whenNo: 'Values load on opening; a refresh button and an "as of" time show on every widget.',
  },
  searchFilterSupport: {
    requirement:
      'One search finds pages and records; filters show as chips, stay in the URL and can be kept as saved views.',
    short: 'One search; filter chips stay in the URL and become saved views.',
    entities: ['SavedView'],
  },
  modularLayout: {
    requirement:
      'Widgets move and resize by drag and by keyboard; the layout saves per user and can be reset.',
    short: 'Move and resize by drag or keyboard; saved per user, with reset.',
    entities: ['WidgetLayout'],
    outOfScope: 'rearrangeable widgets',
  },
  auditLogging: {
    requirement:
      'Every change records actor, action, target, values before and after, time and IP address; only admins open the log.',
    short: 'Actor, action, target, before, after, time and IP address, for admins only.',
    rules: ['The audit log shall be append-only and kept for 24 months; nobody can edit or delete an entry.'],
    entities: ['AuditEvent'],
    routes: ['/audit'],
    outOfScope: 'audit log',
  },
}
