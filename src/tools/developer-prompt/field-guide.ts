import { firstGuide, guideOf, type FieldGuide, type GuideRow } from './first-guide.ts'
import type { FieldName } from './form-rules.ts'
import { architectureLabels, optionLabels } from './option-labels.ts'

const rows: Readonly<Record<Exclude<FieldName, keyof typeof firstGuide>, GuideRow>> = {
  targetAudience: [
    'Target audience',
    'Who, on which device, in what situation.',
    'Tree owners, often over 70, on a tablet; pickers aged 18 to 40 on their phones in the garden; one coordinator on a laptop',
  ],
  mainGoal: [
    'Main goal',
    'One result with a number and a date.',
    'Pick 120 trees this autumn instead of 45, without more hours of planning',
  ],

  features: ['What features do you need?', 'Five to ten; more than 14 moves some to a later phase.'],
  customFeatures: [
    'Your own features',
    'Short phrases that begin with a verb or a thing.',
    'label for each crate, route between the gardens',
  ],

  designStyle: ['Design style', 'Selects type, spacing, corners and movement as exact values.'],
  colorPreferences: [
    'Color preferences',
    'Main color first, then accent and background, as words or hex.',
    'apple red #B3261E and leaf green, cream background',
  ],
  layoutPreferences: [
    'Layout preferences',
    'Tells the builder how the pages are to be laid out.',
    'map on the laptop, one garden per screen on the phone',
  ],
  integrations: [
    'Integrations',
    'Service name and what it is for.',
    'Twilio for text messages, OpenStreetMap',
  ],
  additionalNotes: [
    'Additional notes',
    'Stand in the brief as binding, one by one.',
    'No chat. Never show a home address before the day is confirmed. Ready before the season on 1 September.',
  ],

  platform: ['AI tool', 'The brief is written for what this tool reads, assumes and forgets.'],
  coreUserActions: [
    'Core user actions',
    'Three to six verbs with their object.',
    'offer a tree, join a picking day, weigh the crates, share out the juice',
  ],
  userFlow: [
    'User flow',
    'Steps with arrows, and one “if …”.',
    'Owner offers a tree -> coordinator sets a day -> pickers join -> reminder -> weigh -> share out; if fewer than 4 pickers join, ask for another day',
  ],
  dataModels: [
    'Data models',
    'Thing(field, field, status a/b/c).',
    'Tree(variety, height_m, ripe_from, status offered/planned/picked), PickingDay(date, start, places), Crate(weight_kg)',
  ],
  modelRelationships: [
    'Model relationships',
    'Sentences such as “A has many B”.',
    'A PickingDay has many Trees; a Tree has many Crates',
  ],
  businessRules: [
    'Business rules',
    'One sentence per rule, with its number.',
    'At least 4 pickers per day. Ladders over 3 metres only with a trained leader. Places close at 18:00 the day before.',
  ],
  componentBehavior: [
    'Component behavior',
    'Fixes how buttons, forms and messages react, so that it is the same everywhere.',
    'save without a button, undo for 10 seconds, large confirm button at the bottom',
  ],

  techPreferences: [
    'Technical preferences',
    'Only what matters to you; empty means the tool’s own default.',
    'TypeScript, PostgreSQL, no Firebase',
  ],
  architectureNotes: [
    'Architecture',
    'Tells the builder how to lay out the code.',
    'feature-based, one folder per step of the harvest',
  ],
  testingPreference: ['Testing', 'Decides which checks must be green before a phase counts as done.'],

  profession: ['Profession', 'What you do and for what.', 'Structural engineer for timber buildings'],
  highlightSections: [
    'Sections to highlight',
    'Sets the order of the page; the builder derives what each part shows.',
    'three bridges, how I work, talks, contact',
  ],
  portfolioGallery: [
    'Show a gallery of work?',
    'Yes adds a grid with a full-screen viewer; no keeps to text and one image each.',
  ],
  externalLinks: [
    'External links',
    'Stand on the page exactly as you give them.',
    'https://github.com/…, LinkedIn, publisher’s page',
  ],
  brandingStyle: ['Branding style', 'Sets the tone of the texts and how dense the pages are.'],
  navigationType: ['Navigation', 'Describes the menu on wide and narrow screens, with keyboard use.'],
  cmsIntegration: [
    'How will content be edited?',
    'Decides whether there is a sign-in, a CMS or only files to edit.',
  ],
  customDomain: [
    'Will it have its own domain?',
    'Yes adds redirects, HTTPS and share addresses to the list of done.',
  ],

  coreFeatures: [
    'Core features',
    'Two to four things it cannot go without.',
    'offer trees, fill picking days, share out the juice',
  ],
  userRoles: ['User roles', 'One word or two per role.', 'Owner, Picker, Coordinator'],
  dataRelationships: [
    'How data belongs together',
    'Tells what belongs together where the data model leaves it open.',
    'Owners offer trees; a picking day brings several trees and pickers together',
  ],
  authenticationType: [
    'How do people sign in?',
    'Brings the right limits for links, attempts and linked accounts.',
  ],
  notificationChannels: [
    'Notification channels',
    'Channel and for which event.',
    'text message when a day is cancelled, e-mail once a week',
  ],
  paymentMethods: [
    'Payment methods',
    'What is paid for, and how; leave empty if nothing is.',
    'yearly membership by card through Stripe',
  ],
  isResponsive: [
    'Should it work on phones?',
    'Yes adds checks at three widths; no limits it to desktop and says so.',
  ],
  testingStrategy: ['Testing strategy', 'Names the level of tests; the stricter of this and step 6 is used.'],

  targetPlatforms: [
    'Target platforms',
    'Decides conventions, store steps and whether your AI tool can build it at all.',
  ],
  appUseCase: [
    'Main use case',
    'Where, when and with how much attention.',
    'Beside a ladder, one hand free, to note the weight of a crate',
  ],
  interactionPatterns: [
    'Interaction patterns',
    'Each gesture is listed with a visible button that does the same.',
    'swipe to confirm, hold for 1 second to mark a tree as done',
  ],
  authFlow: [
    'How do people sign in?',
    'Brings codes, expiry times and what happens to data without an account.',
  ],
  offlineSupport: [
    'Offline support',
    'Decides what is stored on the phone and who wins when two changes meet.',
  ],
  preferredFramework: [
    'Preferred framework',
    'Fixes the stack, or is marked where the chosen AI tool cannot use it.',
  ],
  appStoreDeployment: [
    'Will it be published in app stores?',
    'Yes adds icons, privacy labels, permission texts and a test track.',
  ],
  analyticsRequired: [
    'Do you need usage analytics?',
    'Yes names five to eight events and asks for consent first.',
  ],

  productTypes: [
    'Product types',
    'What is sold, in which variants, and how it reaches the buyer.',
    'hand-bound notebooks in 3 sizes, a yearly paper subscription',
  ],
  inventoryNeeded: [
    'Do you keep stock?',
    'Yes adds stock levels, reservation and a rule against overselling.',
  ],
  paymentGateways: [
    'Payment gateways',
    'The builder plans for each provider its calls, secrets and failed payments.',
    'Stripe for cards, Swish, bank transfer for schools',
  ],
  cartWishlistSupport: ['Cart and wishlist?', 'Yes keeps both after reload and merges them on sign-in.'],
  invoiceSupport: ['Invoices?', 'Yes adds numbered PDF invoices and credit notes.'],
  shippingRules: [
    'Shipping rules',
    'Region, price, limit, days.',
    'Sweden 49 kr, free from 600 kr; EU 12 euros; not outside the EU',
  ],
  discountSupport: [
    'Discount codes?',
    'Yes adds codes with minimum, expiry and the reason for each refusal.',
  ],
  reviewSystem: ['Customer reviews?', 'Yes adds ratings by verified buyers and a queue to approve them.'],
  salesDashboard: ['Sales dashboard?', 'Yes adds revenue, orders and top products for staff.'],

  primaryCTA: ['Primary call to action', 'Button text, and where it leads.', 'Book a free site visit'],
  contentSections: [
    'Content sections',
    'In the order you want them read.',
    'hero, problem, three steps, prices, two roofs we did, questions',
  ],
  aBTesting: ['A/B testing?', 'Yes adds a second headline and button, split evenly and measured.'],
  leadFormTool: ['Lead form', 'Decides which details are asked for, where and in how many steps.'],
  analyticsTools: ['Analytics tools', 'Names what counts the visits.', 'Plausible, Meta pixel after consent'],

  contentTypes: [
    'Content types',
    'What you publish, and what each piece always has.',
    'walks with map and length, interviews, short notes',
  ],
  categories: [
    'Categories',
    'Name the parts that readers find the content by.',
    'coast, forest, city, winter',
  ],
  authorProfiles: ['Author profiles?', 'Yes adds a page per author and a linked byline.'],
  commentingSystem: [
    'Reader comments?',
    'Yes adds a form, spam protection and a moderation queue; no keeps them out.',
  ],
  newsletterIntegration: ['Newsletter?', 'Yes adds a sign-up with confirmation and a way out.'],
  seoRequired: [
    'Should search engines find it?',
    'Yes adds structured data, sitemap and redirects to the checks.',
  ],
  markdownOrCMS: [
    'How will posts be written?',
    'Decides whether there is an editor to build or files to read.',
  ],

  dashboardWidgets: [
    'Dashboard widgets',
    'Number, period, and what it is compared with.',
    'trees picked this week, litres per kilo, pickers per day against places',
  ],
  dataSources: [
    'Data sources',
    'Where from, how often, how to sign in.',
    'PostgreSQL replica every 5 minutes, CSV from the press on Mondays',
  ],
  realTimeUpdates: [
    'Live updates?',
    'Yes means new values within 5 seconds; no means a refresh button and a time.',
  ],
  searchFilterSupport: [
    'Search and filters?',
    'Yes adds one search, filters in the address and saved views.',
  ],
  modularLayout: [
    'Can people arrange the widgets?',
    'Yes adds moving and resizing, also by keyboard, saved per person.',
  ],
  auditLogging: ['Audit log?', 'Yes records who changed what, in a log nobody can edit.'],

  customDescription: [
    'What kind of software is it?',
    'What it is, where it runs and what goes in and out.',
    'A command-line program that renames scanned sheet music by reading its title page',
  ],
  keyActions: [
    'Key actions',
    'In the order somebody does them.',
    'scan a folder, propose names, confirm, undo',
  ],
  techStack: [
    'Tech stack',
    'Fixes language and libraries; step 6 wins where the two differ.',
    'Python, SQLite, runs on a Raspberry Pi',
  ],
  uiWireframeIdea: [
    'Idea for the screen',
    'Stands in the brief as the screens you have in mind.',
    'list on the left, page image on the right, name field under it',
  ],
}

const labels: { readonly [Field in FieldName]?: Readonly<Record<string, string>> } = {
  ...optionLabels,
  architectureNotes: architectureLabels,
}

/** What the wizard says about each of its fields. */
export const fieldGuide = {
  ...firstGuide,
  ...Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, guideOf(row, labels[name as FieldName])]),
  ),
} as Readonly<Record<FieldName, FieldGuide>>
