import { firstGuide, options, type FieldGuide } from './first-guide.ts'
import type { FieldName } from './form-rules.ts'
import { architectureLabels, optionLabels } from './option-labels.ts'

/** What the wizard says about each of its fields. */
export const fieldGuide: Readonly<Record<FieldName, FieldGuide>> = {
  ...firstGuide,
  targetAudience: {
    label: 'Target audience',
    helper: 'Who, on which device, in what situation.',
    example:
      'Tree owners, often over 70, on a tablet; pickers aged 18 to 40 on their phones in the garden; one coordinator on a laptop',
    control: 'textarea',
  },
  mainGoal: {
    label: 'Main goal',
    helper: 'One result with a number and a date.',
    example: 'Pick 120 trees this autumn instead of 45, without more hours of planning',
    control: 'textarea',
  },

  features: {
    label: 'What features do you need?',
    helper: 'Five to ten; more than 14 moves some to a later phase.',
    control: 'features',
  },
  customFeatures: {
    label: 'Your own features',
    helper: 'Short phrases that begin with a verb or a thing.',
    example: 'label for each crate, route between the gardens',
    control: 'tags',
  },

  designStyle: {
    label: 'Design style',
    helper: 'Selects type, spacing, corners and movement as exact values.',
    control: 'choice',
    options: options(optionLabels.designStyle),
  },
  colorPreferences: {
    label: 'Color preferences',
    helper: 'Main color first, then accent and background, as words or hex.',
    example: 'apple red #B3261E and leaf green, cream background',
    control: 'text',
  },
  layoutPreferences: {
    label: 'Layout preferences',
    helper: 'Tells the builder how the pages are to be laid out.',
    example: 'map on the laptop, one garden per screen on the phone',
    control: 'textarea',
  },
  integrations: {
    label: 'Integrations',
    helper: 'Service name and what it is for.',
    example: 'Twilio for text messages, OpenStreetMap',
    control: 'textarea',
  },
  additionalNotes: {
    label: 'Additional notes',
    helper: 'Stand in the brief as binding, one by one.',
    example:
      'No chat. Never show a home address before the day is confirmed. Ready before the season on 1 September.',
    control: 'textarea',
  },

  platform: {
    label: 'AI tool',
    helper: 'The brief is written for what this tool reads, assumes and forgets.',
    control: 'choice',
    options: options(optionLabels.platform),
  },
  coreUserActions: {
    label: 'Core user actions',
    helper: 'Three to six verbs with their object.',
    example: 'offer a tree, join a picking day, weigh the crates, share out the juice',
    control: 'textarea',
  },
  userFlow: {
    label: 'User flow',
    helper: 'Steps with arrows, and one “if …”.',
    example:
      'Owner offers a tree -> coordinator sets a day -> pickers join -> reminder -> weigh -> share out; if fewer than 4 pickers join, ask for another day',
    control: 'textarea',
  },
  dataModels: {
    label: 'Data models',
    helper: 'Thing(field, field, status a/b/c).',
    example:
      'Tree(variety, height_m, ripe_from, status offered/planned/picked), PickingDay(date, start, places), Crate(weight_kg)',
    control: 'textarea',
  },
  modelRelationships: {
    label: 'Model relationships',
    helper: 'Sentences such as “A has many B”.',
    example: 'A PickingDay has many Trees; a Tree has many Crates',
    control: 'textarea',
  },
  businessRules: {
    label: 'Business rules',
    helper: 'One sentence per rule, with its number.',
    example:
      'At least 4 pickers per day. Ladders over 3 metres only with a trained leader. Places close at 18:00 the day before.',
    control: 'textarea',
  },
  componentBehavior: {
    label: 'Component behavior',
    helper: 'Fixes how buttons, forms and messages react, so that it is the same everywhere.',
    example: 'save without a button, undo for 10 seconds, large confirm button at the bottom',
    control: 'textarea',
  },

  techPreferences: {
    label: 'Technical preferences',
    helper: 'Only what matters to you; empty means the tool’s own default.',
    example: 'TypeScript, PostgreSQL, no Firebase',
    control: 'text',
  },
  architectureNotes: {
    label: 'Architecture',
    helper: 'Tells the builder how to lay out the code.',
    example: 'feature-based, one folder per step of the harvest',
    control: 'text',
    options: options(architectureLabels),
  },
  testingPreference: {
    label: 'Testing',
    helper: 'Decides which checks must be green before a phase counts as done.',
    control: 'choice',
    options: options(optionLabels.testingPreference),
  },

  profession: {
    label: 'Profession',
    helper: 'What you do and for what.',
    example: 'Structural engineer for timber buildings',
    control: 'text',
  },
  highlightSections: {
    label: 'Sections to highlight',
    helper: 'Sets the order of the page; the builder derives what each part shows.',
    example: 'three bridges, how I work, talks, contact',
    control: 'textarea',
  },
  portfolioGallery: {
    label: 'Show a gallery of work?',
    helper: 'Yes adds a grid with a full-screen viewer; no keeps to text and one image each.',
    control: 'flag',
  },
  externalLinks: {
    label: 'External links',
    helper: 'Stand on the page exactly as you give them.',
    example: 'https://github.com/…, LinkedIn, publisher’s page',
    control: 'textarea',
  },
  brandingStyle: {
    label: 'Branding style',
    helper: 'Sets the tone of the texts and how dense the pages are.',
    control: 'choice',
    options: options(optionLabels.brandingStyle),
  },
  navigationType: {
    label: 'Navigation',
    helper: 'Describes the menu on wide and narrow screens, with keyboard use.',
    control: 'choice',
    options: options(optionLabels.navigationType),
  },
  cmsIntegration: {
    label: 'How will content be edited?',
    helper: 'Decides whether there is a sign-in, a CMS or only files to edit.',
    control: 'choice',
    options: options(optionLabels.cmsIntegration),
  },
  customDomain: {
    label: 'Will it have its own domain?',
    helper: 'Yes adds redirects, HTTPS and share addresses to the list of done.',
    control: 'flag',
  },

  coreFeatures: {
    label: 'Core features',
    helper: 'Two to four things it cannot go without.',
    example: 'offer trees, fill picking days, share out the juice',
    control: 'textarea',
  },
  userRoles: {
    label: 'User roles',
    helper: 'One word or two per role.',
    example: 'Owner, Picker, Coordinator',
    control: 'text',
  },
  dataRelationships: {
    label: 'How data belongs together',
    helper: 'Tells what belongs together where the data model leaves it open.',
    example: 'Owners offer trees; a picking day brings several trees and pickers together',
    control: 'textarea',
  },
  authenticationType: {
    label: 'How do people sign in?',
    helper: 'Brings the right limits for links, attempts and linked accounts.',
    control: 'choice',
    options: options(optionLabels.authenticationType),
  },
  notificationChannels: {
    label: 'Notification channels',
    helper: 'Channel and for which event.',
    example: 'text message when a day is cancelled, e-mail once a week',
    control: 'text',
  },
  paymentMethods: {
    label: 'Payment methods',
    helper: 'What is paid for, and how; leave empty if nothing is.',
    example: 'yearly membership by card through Stripe',
    control: 'text',
  },
  isResponsive: {
    label: 'Should it work on phones?',
    helper: 'Yes adds checks at three widths; no limits it to desktop and says so.',
    control: 'flag',
  },
  testingStrategy: {
    label: 'Testing strategy',
    helper: 'Names the level of tests; the stricter of this and step 6 is used.',
    control: 'choice',
    options: options(optionLabels.testingStrategy),
  },

  targetPlatforms: {
    label: 'Target platforms',
    helper: 'Decides conventions, store steps and whether your AI tool can build it at all.',
    control: 'choice',
    options: options(optionLabels.targetPlatforms),
  },
  appUseCase: {
    label: 'Main use case',
    helper: 'Where, when and with how much attention.',
    example: 'Beside a ladder, one hand free, to note the weight of a crate',
    control: 'textarea',
  },
  interactionPatterns: {
    label: 'Interaction patterns',
    helper: 'Each gesture is listed with a visible button that does the same.',
    example: 'swipe to confirm, hold for 1 second to mark a tree as done',
    control: 'textarea',
  },
  authFlow: {
    label: 'How do people sign in?',
    helper: 'Brings codes, expiry times and what happens to data without an account.',
    control: 'choice',
    options: options(optionLabels.authFlow),
  },
  offlineSupport: {
    label: 'Offline support',
    helper: 'Decides what is stored on the phone and who wins when two changes meet.',
    control: 'choice',
    options: options(optionLabels.offlineSupport),
  },
  preferredFramework: {
    label: 'Preferred framework',
    helper: 'Fixes the stack, or is marked where the chosen AI tool cannot use it.',
    control: 'choice',
    options: options(optionLabels.preferredFramework),
  },
  appStoreDeployment: {
    label: 'Will it be published in app stores?',
    helper: 'Yes adds icons, privacy labels, permission texts and a test track.',
    control: 'flag',
  },
  analyticsRequired: {
    label: 'Do you need usage analytics?',
    helper: 'Yes names five to eight events and asks for consent first.',
    control: 'flag',
  },

  productTypes: {
    label: 'Product types',
    helper: 'What is sold, in which variants, and how it reaches the buyer.',
    example: 'hand-bound notebooks in 3 sizes, a yearly paper subscription',
    control: 'textarea',
  },
  inventoryNeeded: {
    label: 'Do you keep stock?',
    helper: 'Yes adds stock levels, reservation and a rule against overselling.',
    control: 'flag',
  },
  paymentGateways: {
    label: 'Payment gateways',
    helper: 'The builder plans for each provider its calls, secrets and failed payments.',
    example: 'Stripe for cards, Swish, bank transfer for schools',
    control: 'text',
  },
  cartWishlistSupport: {
    label: 'Cart and wishlist?',
    helper: 'Yes keeps both after reload and merges them on sign-in.',
    control: 'flag',
  },
  invoiceSupport: {
    label: 'Invoices?',
    helper: 'Yes adds numbered PDF invoices and credit notes.',
    control: 'flag',
  },
  shippingRules: {
    label: 'Shipping rules',
    helper: 'Region, price, limit, days.',
    example: 'Sweden 49 kr, free from 600 kr; EU 12 euros; not outside the EU',
    control: 'textarea',
  },
  discountSupport: {
    label: 'Discount codes?',
    helper: 'Yes adds codes with minimum, expiry and the reason for each refusal.',
    control: 'flag',
  },
  reviewSystem: {
    label: 'Customer reviews?',
    helper: 'Yes adds ratings by verified buyers and a queue to approve them.',
    control: 'flag',
  },
  salesDashboard: {
    label: 'Sales dashboard?',
    helper: 'Yes adds revenue, orders and top products for staff.',
    control: 'flag',
  },

  primaryCTA: {
    label: 'Primary call to action',
    helper: 'Button text, and where it leads.',
    example: 'Book a free site visit',
    control: 'text',
  },
  contentSections: {
    label: 'Content sections',
    helper: 'In the order you want them read.',
    example: 'hero, problem, three steps, prices, two roofs we did, questions',
    control: 'textarea',
  },
  aBTesting: {
    label: 'A/B testing?',
    helper: 'Yes adds a second headline and button, split evenly and measured.',
    control: 'flag',
  },
  leadFormTool: {
    label: 'Lead form',
    helper: 'Decides which details are asked for, where and in how many steps.',
    control: 'choice',
    options: options(optionLabels.leadFormTool),
  },
  analyticsTools: {
    label: 'Analytics tools',
    helper: 'Names what counts the visits.',
    example: 'Plausible, Meta pixel after consent',
    control: 'text',
  },

  contentTypes: {
    label: 'Content types',
    helper: 'What you publish, and what each piece always has.',
    example: 'walks with map and length, interviews, short notes',
    control: 'textarea',
  },
  categories: {
    label: 'Categories',
    helper: 'Name the parts that readers find the content by.',
    example: 'coast, forest, city, winter',
    control: 'text',
  },
  authorProfiles: {
    label: 'Author profiles?',
    helper: 'Yes adds a page per author and a linked byline.',
    control: 'flag',
  },
  commentingSystem: {
    label: 'Reader comments?',
    helper: 'Yes adds a form, spam protection and a moderation queue; no keeps them out.',
    control: 'flag',
  },
  newsletterIntegration: {
    label: 'Newsletter?',
    helper: 'Yes adds a sign-up with confirmation and a way out.',
    control: 'flag',
  },
  seoRequired: {
    label: 'Should search engines find it?',
    helper: 'Yes adds structured data, sitemap and redirects to the checks.',
    control: 'flag',
  },
  markdownOrCMS: {
    label: 'How will posts be written?',
    helper: 'Decides whether there is an editor to build or files to read.',
    control: 'choice',
    options: options(optionLabels.markdownOrCMS),
  },

  dashboardWidgets: {
    label: 'Dashboard widgets',
    helper: 'Number, period, and what it is compared with.',
    example: 'trees picked this week, litres per kilo, pickers per day against places',
    control: 'textarea',
  },
  dataSources: {
    label: 'Data sources',
    helper: 'Where from, how often, how to sign in.',
    example: 'PostgreSQL replica every 5 minutes, CSV from the press on Mondays',
    control: 'textarea',
  },
  realTimeUpdates: {
    label: 'Live updates?',
    helper: 'Yes means new values within 5 seconds; no means a refresh button and a time.',
    control: 'flag',
  },
  searchFilterSupport: {
    label: 'Search and filters?',
    helper: 'Yes adds one search, filters in the address and saved views.',
    control: 'flag',
  },
  modularLayout: {
    label: 'Can people arrange the widgets?',
    helper: 'Yes adds moving and resizing, also by keyboard, saved per person.',
    control: 'flag',
  },
  auditLogging: {
    label: 'Audit log?',
    helper: 'Yes records who changed what, in a log nobody can edit.',
    control: 'flag',
  },

  customDescription: {
    label: 'What kind of software is it?',
    helper: 'What it is, where it runs and what goes in and out.',
    example: 'A command-line program that renames scanned sheet music by reading its title page',
    control: 'textarea',
  },
  keyActions: {
    label: 'Key actions',
    helper: 'In the order somebody does them.',
    example: 'scan a folder, propose names, confirm, undo',
    control: 'textarea',
  },
  techStack: {
    label: 'Tech stack',
    helper: 'Fixes language and libraries; step 6 wins where the two differ.',
    example: 'Python, SQLite, runs on a Raspberry Pi',
    control: 'text',
  },
  uiWireframeIdea: {
    label: 'Idea for the screen',
    helper: 'Stands in the brief as the screens you have in mind.',
    example: 'list on the left, page image on the right, name field under it',
    control: 'textarea',
  },
}
