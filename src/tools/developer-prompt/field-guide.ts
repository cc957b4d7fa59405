import { firstGuide, guideOf, type FieldGuide, type GuideRow } from './first-guide.ts'
import type { FieldName } from './form-rules.ts'
import { optionLabels } from './option-labels.ts'

const rows: Readonly<Record<Exclude<FieldName, keyof typeof firstGuide>, GuideRow>> = {
  targetAudience: [
    'Target audience',
    'Who uses it, on what device and in what situation.',
    'Tree owners, often over 70, on a tablet; pickers aged 18 to 40 on their phones in the garden; one coordinator on a laptop',
  ],
  mainGoal: ['Main goal', 'One result with a number and a date.', 'Pick 120 trees this fall instead of 45'],

  features: [
    'What features do you need?',
    'Five to ten is a good number, but the brief covers every feature you choose.',
  ],
  customFeatures: [
    'Your own features',
    'Short phrases, each starting with a verb or a noun.',
    'label for each crate, route between the gardens',
  ],

  designStyle: ['Design style', 'Sets exact values for fonts, spacing, corners and animation.'],
  colorPreferences: [
    'Color preferences',
    'Main color first, in words or as hex codes.',
    'apple red #B3261E, cream',
  ],
  layoutPreferences: ['Layout preferences', 'How to lay out the pages.', 'one garden per screen'],
  integrations: ['Integrations', 'Service name and what it is for.', 'Twilio for text messages'],
  additionalNotes: [
    'Additional notes',
    'The brief tells your app builder to follow every note.',
    'No chat. Never show a home address before the day is confirmed. Ready before the season starts on September 1.',
  ],

  platform: ['App builder', 'The brief is adapted to how this app builder works.'],
  coreUserActions: [
    'Core user actions',
    'Three to six actions, each with a verb and an object.',
    'offer a tree, join a picking day, weigh the crates, divide up the juice',
  ],
  userFlow: [
    'User flow',
    'List the steps with arrows between them, and add one “if …” case.',
    'Owner offers a tree -> coordinator sets a day -> pickers join -> reminder -> weigh -> divide up the juice; if fewer than 4 pickers join, ask for another day',
  ],
  dataModels: [
    'Data models',
    'Write each as Name(field, field, status a/b/c).',
    'Tree(variety, height_m, ripe_from, status offered/planned/picked), PickingDay(date, start, places), Crate(weight_kg)',
  ],
  modelRelationships: [
    'Model relationships',
    'Short sentences like “A has many B” work best.',
    'A PickingDay has many Trees; a Tree has many Crates',
  ],
  businessRules: [
    'Business rules',
    'One sentence per rule, with exact numbers.',
    'At least 4 pickers per day. Ladders over 3 meters only with a trained leader. Signup closes at 6 p.m. the day before.',
  ],
  componentBehavior: ['Component behavior', 'How buttons and forms behave everywhere.', 'undo for a minute'],

  techPreferences: [
    'Technical preferences',
    'Only what matters to you; if you leave this blank, the app builder uses its defaults.',
    'TypeScript, PostgreSQL, no Firebase',
  ],
  architectureNotes: ['Architecture', 'How the code is organized.', 'one folder per step of the harvest'],
  testingPreference: ['Testing', 'Sets which tests must pass before a phase is done.'],

  profession: ['Profession', 'What you do and your specialty.', 'Structural engineer for timber buildings'],
  highlightSections: ['Sections to highlight', 'In the order you want them.', 'bridges, how I work, contact'],
  portfolioGallery: ['Show a gallery of work?', 'Yes adds a grid with a full-screen viewer.'],
  externalLinks: ['External links', 'They appear exactly as you enter them.', 'https://github.com/…'],
  brandingStyle: ['Branding style', 'Sets the tone of the text and how dense the pages are.'],
  navigationType: ['Navigation', 'Sets how the menu works on wide and narrow screens and with a keyboard.'],
  cmsIntegration: ['How will content be edited?', 'In an admin area, a CMS or files.'],
  customDomain: ['Will it have its own domain?', 'Yes adds redirects, HTTPS and canonical URLs.'],

  coreFeatures: ['Core features', 'The two to four it can’t do without.', 'offer trees, fill picking days'],
  userRoles: ['User roles', 'One or two words per role.', 'Owner, Picker, Coordinator'],
  dataRelationships: ['How the data is related', 'In your own words.', 'A day brings pickers together'],
  authenticationType: ['How do people sign in?', 'Sets the limits for sign-in links and failed attempts.'],
  notificationChannels: [
    'Notification channels',
    'Each channel and what triggers it.',
    'text message when a day is canceled, email once a week',
  ],
  paymentMethods: ['Payment methods', 'What people pay for, and how.', 'yearly membership by card'],
  isResponsive: ['Should it work on phones?', 'Yes adds checks at three screen widths.'],
  testingStrategy: ['Testing strategy', 'If you choose differently in step 6, the stricter choice applies.'],

  targetPlatforms: ['Target platforms', 'Sets the design conventions and the app store steps.'],
  appUseCase: ['Main use case', 'Where and when people use it.', 'Beside a ladder, one hand free'],
  interactionPatterns: ['Interaction patterns', 'Gestures, each with a visible button.', 'swipe to confirm'],
  authFlow: ['How do people sign in?', 'Sets the rules for signing in, such as when a code expires.'],
  offlineSupport: ['Offline support', 'Sets what is stored on the phone and how conflicts are resolved.'],
  preferredFramework: ['Preferred framework', 'If your app builder can’t use it, a note tells you.'],
  appStoreDeployment: [
    'Will it be published in app stores?',
    'Yes adds icons, privacy labels and a test track.',
  ],
  analyticsRequired: ['Do you need usage analytics?', 'Yes adds five to eight events, with consent.'],

  productTypes: ['Product types', 'What you sell, and in which variants.', 'hand-bound notebooks in 3 sizes'],
  inventoryNeeded: ['Do you track inventory?', 'Yes adds inventory levels and a rule against overselling.'],
  paymentGateways: ['Payment gateways', 'The brief covers API calls and secrets.', 'Stripe for cards, Swish'],
  cartWishlistSupport: ['Cart and wishlist?', 'Yes keeps both after a reload and merges them at sign-in.'],
  invoiceSupport: ['Invoices?', 'Yes adds numbered PDF invoices and credit notes.'],
  shippingRules: ['Shipping rules', 'Regions, prices and delivery times.', 'Sweden 49 kr, free from 600 kr'],
  discountSupport: ['Discount codes?', 'Yes adds codes with a minimum order and an expiration date.'],
  reviewSystem: ['Customer reviews?', 'Yes adds ratings by verified buyers and a queue to approve them.'],
  salesDashboard: ['Sales dashboard?', 'Yes adds revenue, orders and top products for staff.'],

  primaryCTA: ['Primary call to action', 'Button text, and where it leads.', 'Book a free site visit'],
  contentSections: ['Content sections', 'In the order you want them read.', 'hero, problem, prices, contact'],
  aBTesting: ['A/B testing?', 'Yes adds a second headline and button, split evenly and measured.'],
  leadFormTool: ['Lead form', 'Sets what the form asks for, and where and when it appears.'],
  analyticsTools: ['Analytics tools', 'The tools that measure visits.', 'Plausible, Meta pixel with consent'],

  contentTypes: [
    'Content types',
    'What you publish, and what each type always includes.',
    'walks with map and length',
  ],
  categories: ['Categories', 'The topics that readers browse by.', 'coast, forest, city, winter'],
  authorProfiles: ['Author profiles?', 'Yes adds a page per author and a linked byline.'],
  commentingSystem: ['Reader comments?', 'Yes adds a form, spam protection and a moderation queue.'],
  newsletterIntegration: ['Newsletter?', 'Yes adds a signup form, a confirmation and an unsubscribe link.'],
  seoRequired: ['Should search engines find it?', 'Yes adds structured data, a sitemap and redirects.'],
  markdownOrCMS: [
    'How will posts be written?',
    'Determines whether posts are written in an editor, a CMS or files.',
  ],

  dashboardWidgets: [
    'Dashboard widgets',
    'Number, period, and what it is compared with.',
    'trees picked this week, liters per kilo, pickers per day against places',
  ],
  dataSources: [
    'Data sources',
    'Where the data comes from, how often it updates and how to connect.',
    'PostgreSQL replica every 5 minutes, CSV from the press on Mondays',
  ],
  realTimeUpdates: ['Live updates?', 'Yes shows new values within 5 seconds; no adds a refresh button.'],
  searchFilterSupport: ['Search and filters?', 'Yes adds a search box, filters and saved views.'],
  modularLayout: ['Can people arrange the widgets?', 'Yes lets each person move and resize widgets.'],
  auditLogging: ['Audit log?', 'Yes records who changed what, in a log nobody can edit.'],

  customDescription: [
    'What kind of software is it?',
    'What it is, where it runs and what goes in and out.',
    'A command-line program that renames scanned sheet music by reading its title page',
  ],
  keyActions: ['Key actions', 'In the order people do them.', 'scan a folder, propose names, confirm, undo'],
  techStack: ['Tech stack', 'If step 6 says otherwise, step 6 applies.', 'Python, SQLite on a Raspberry Pi'],
  uiWireframeIdea: ['Screen layout idea', 'The screens you imagine.', 'list on the left, page on the right'],
}

const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = optionLabels

/** What the wizard says about each of its fields. */
export const fieldGuide = {
  ...firstGuide,
  ...Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, guideOf(row, labels[name])])),
} as Readonly<Record<FieldName, FieldGuide>>
