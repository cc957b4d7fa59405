import { firstGuide, options, type FieldGuide } from './first-guide.ts'
import type { FieldName } from './form-rules.ts'
import { architectureLabels, optionLabels } from './option-labels.ts'

/** What the wizard says about each of its fields. */
export const fieldGuide: Readonly<Record<FieldName, FieldGuide>> = {
  ...firstGuide,
  targetAudience: {
    label: 'Target audience',
    helper: 'Who uses it, on what device and in what situation.',
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
    helper: 'Choose five to ten; if you choose more than 14, some move to a later phase.',
    control: 'features',
  },
  customFeatures: {
    label: 'Your own features',
    helper: 'Short phrases, each starting with a verb or a noun.',
    example: 'label for each crate, route between the gardens',
    control: 'tags',
  },

  designStyle: {
    label: 'Design style',
    helper: 'Sets exact values for fonts, spacing, corners and animation.',
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
    helper: 'Tells the app builder how to lay out the pages.',
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
    helper: 'Each note becomes a requirement in the brief.',
    example:
      'No chat. Never show a home address before the day is confirmed. Ready before the season starts on September 1.',
    control: 'textarea',
  },

  platform: {
    label: 'App builder',
    helper: 'The brief is adapted to how this app builder works.',
    control: 'choice',
    options: options(optionLabels.platform),
  },
  coreUserActions: {
    label: 'Core user actions',
    helper: 'Three to six actions, each with a verb and an object.',
    example: 'offer a tree, join a picking day, weigh the crates, share out the juice',
    control: 'textarea',
  },
  userFlow: {
    label: 'User flow',
    helper: 'List the steps with arrows between them, and add one “if …” case.',
    example:
      'Owner offers a tree -> coordinator sets a day -> pickers join -> reminder -> weigh -> share out; if fewer than 4 pickers join, ask for another day',
    control: 'textarea',
  },
  dataModels: {
    label: 'Data models',
    helper: 'Write each as Name(field, field, status a/b/c).',
    example:
      'Tree(variety, height_m, ripe_from, status offered/planned/picked), PickingDay(date, start, places), Crate(weight_kg)',
    control: 'textarea',
  },
  modelRelationships: {
    label: 'Model relationships',
    helper: 'Short sentences, such as “A has many B”.',
    example: 'A PickingDay has many Trees; a Tree has many Crates',
    control: 'textarea',
  },
  businessRules: {
    label: 'Business rules',
    helper: 'One sentence per rule, with exact numbers.',
    example:
      'At least 4 pickers per day. Ladders over 3 meters only with a trained leader. Signup closes at 6 p.m. the day before.',
    control: 'textarea',
  },
  componentBehavior: {
    label: 'Component behavior',
    helper: 'Sets how buttons, forms and messages behave everywhere.',
    example: 'save without a button, undo for 10 seconds, large confirm button at the bottom',
    control: 'textarea',
  },

  techPreferences: {
    label: 'Technical preferences',
    helper: 'Only what matters to you; if you leave this blank, the app builder uses its defaults.',
    example: 'TypeScript, PostgreSQL, no Firebase',
    control: 'text',
  },
  architectureNotes: {
    label: 'Architecture',
    helper: 'Tells the app builder how to organize the code.',
    example: 'feature-based, one folder per step of the harvest',
    control: 'text',
    options: options(architectureLabels),
  },
  testingPreference: {
    label: 'Testing',
    helper: 'Sets which tests must pass before a phase is done.',
    control: 'choice',
    options: options(optionLabels.testingPreference),
  },

  profession: {
    label: 'Profession',
    helper: 'What you do and your specialty.',
    example: 'Structural engineer for timber buildings',
    control: 'text',
  },
  highlightSections: {
    label: 'Sections to highlight',
    helper: 'Sets the order of the sections; the app builder works out what each one shows.',
    example: 'three bridges, how I work, talks, contact',
    control: 'textarea',
  },
  portfolioGallery: {
    label: 'Show a gallery of work?',
    helper: 'Yes adds a grid with a full-screen viewer; no shows text and one image per project.',
    control: 'flag',
  },
  externalLinks: {
    label: 'External links',
    helper: 'Appear on the page exactly as you enter them.',
    example: 'https://github.com/…, LinkedIn, publisher’s page',
    control: 'textarea',
  },
  brandingStyle: {
    label: 'Branding style',
    helper: 'Sets the tone of the text and how dense the pages are.',
    control: 'choice',
    options: options(optionLabels.brandingStyle),
  },
  navigationType: {
    label: 'Navigation',
    helper: 'Sets how the menu works on wide and narrow screens and with a keyboard.',
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
    helper: 'Yes adds redirects, HTTPS and sharing URLs to the final checklist.',
    control: 'flag',
  },

  coreFeatures: {
    label: 'Core features',
    helper: 'The two to four things it can’t do without.',
    example: 'offer trees, fill picking days, share out the juice',
    control: 'textarea',
  },
  userRoles: {
    label: 'User roles',
    helper: 'One or two words per role.',
    example: 'Owner, Picker, Coordinator',
    control: 'text',
  },
  dataRelationships: {
    label: 'How the data is related',
    helper: 'Describe connections that the data models don’t show.',
    example: 'Owners offer trees; a picking day brings several trees and pickers together',
    control: 'textarea',
  },
  authenticationType: {
    label: 'How do people sign in?',
    helper: 'Sets the limits for sign-in links, failed attempts and linked accounts.',
    control: 'choice',
    options: options(optionLabels.authenticationType),
  },
  notificationChannels: {
    label: 'Notification channels',
    helper: 'Each channel and what triggers it.',
    example: 'text message when a day is canceled, email once a week',
    control: 'text',
  },
  paymentMethods: {
    label: 'Payment methods',
    helper: 'What people pay for, and how; leave this blank if nothing costs money.',
    example: 'yearly membership by card through Stripe',
    control: 'text',
  },
  isResponsive: {
    label: 'Should it work on phones?',
    helper: 'Yes adds checks at three screen widths; no makes it desktop only, and the brief says so.',
    control: 'flag',
  },
  testingStrategy: {
    label: 'Testing strategy',
    helper: 'Sets the level of testing; if step 6 differs, the stricter one applies.',
    control: 'choice',
    options: options(optionLabels.testingStrategy),
  },

  targetPlatforms: {
    label: 'Target platforms',
    helper:
      'Determines the design conventions, the app store steps and whether your app builder can build it.',
    control: 'choice',
    options: options(optionLabels.targetPlatforms),
  },
  appUseCase: {
    label: 'Main use case',
    helper: 'Where and when people use it, and how closely they can pay attention.',
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
    helper: 'Sets the codes, the expiration times and what happens to data when there is no account.',
    control: 'choice',
    options: options(optionLabels.authFlow),
  },
  offlineSupport: {
    label: 'Offline support',
    helper: 'Sets what is stored on the phone and which change is kept when two conflict.',
    control: 'choice',
    options: options(optionLabels.offlineSupport),
  },
  preferredFramework: {
    label: 'Preferred framework',
    helper: 'Sets the framework; if your app builder can’t use it, a note tells you.',
    control: 'choice',
    options: options(optionLabels.preferredFramework),
  },
  appStoreDeployment: {
    label: 'Will it be published in app stores?',
    helper: 'Yes adds icons, privacy labels, permission messages and a test track.',
    control: 'flag',
  },
  analyticsRequired: {
    label: 'Do you need usage analytics?',
    helper: 'Yes adds five to eight events to track, after asking for consent.',
    control: 'flag',
  },

  productTypes: {
    label: 'Product types',
    helper: 'What is sold, in which variants, and how it reaches the buyer.',
    example: 'hand-bound notebooks in 3 sizes, a yearly paper subscription',
    control: 'textarea',
  },
  inventoryNeeded: {
    label: 'Do you track inventory?',
    helper: 'Yes adds inventory levels, reservations and a rule against overselling.',
    control: 'flag',
  },
  paymentGateways: {
    label: 'Payment gateways',
    helper: 'The app builder plans the API calls, secrets and failed payments for each provider.',
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
    helper: 'Regions, prices, free-shipping limits and delivery times.',
    example: 'Sweden 49 kr, free from 600 kr; EU 12 euros; not outside the EU',
    control: 'textarea',
  },
  discountSupport: {
    label: 'Discount codes?',
    helper: 'Yes adds codes with a minimum order, an expiration date and the reason when one is rejected.',
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
    helper: 'The tools that measure visits.',
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
    helper: 'The topics that readers browse by.',
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
    helper: 'Yes adds a form, spam protection and a moderation queue; no leaves comments out.',
    control: 'flag',
  },
  newsletterIntegration: {
    label: 'Newsletter?',
    helper: 'Yes adds a signup form, a confirmation email and an unsubscribe link.',
    control: 'flag',
  },
  seoRequired: {
    label: 'Should search engines find it?',
    helper: 'Yes adds structured data, a sitemap and redirects to the checks.',
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
    example: 'trees picked this week, liters per kilo, pickers per day against places',
    control: 'textarea',
  },
  dataSources: {
    label: 'Data sources',
    helper: 'Where the data comes from, how often and how to connect.',
    example: 'PostgreSQL replica every 5 minutes, CSV from the press on Mondays',
    control: 'textarea',
  },
  realTimeUpdates: {
    label: 'Live updates?',
    helper:
      'Yes shows new values within 5 seconds; no adds a refresh button and the time of the last update.',
    control: 'flag',
  },
  searchFilterSupport: {
    label: 'Search and filters?',
    helper: 'Yes adds a search box, filters kept in the URL and saved views.',
    control: 'flag',
  },
  modularLayout: {
    label: 'Can people arrange the widgets?',
    helper: 'Yes lets each person move and resize widgets, with mouse or keyboard, and saves the layout.',
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
    helper: 'Sets the language and libraries; if step 6 differs, step 6 applies.',
    example: 'Python, SQLite, runs on a Raspberry Pi',
    control: 'text',
  },
  uiWireframeIdea: {
    label: 'Screen layout idea',
    helper: 'Describe the screens you have in mind; the brief includes them.',
    example: 'list on the left, page image on the right, name field under it',
    control: 'textarea',
  },
}
