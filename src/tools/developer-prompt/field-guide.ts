import type { FieldName } from './form.ts'
import { architectureLabels, optionLabels } from './option-labels.ts'

export type FieldGuide = {
  /** A noun phrase or a question; the star of a required field is the wizard's. */
  label: string
  /** What the answer changes in the brief, one sentence. */
  why: string
  /** For text an answer; for a choice or a flag, when one would pick what. Shown after “Example:”. */
  example: string
  control: 'text' | 'textarea' | 'choice' | 'flag' | 'features' | 'tags'
  /** All the values of a choice. On a text control: suggestions beside words of one's own. */
  options?: readonly { value: string; label: string }[]
  /** What a good answer holds. */
  wanted?: string
}

function options(labels: Readonly<Record<string, string>>): readonly { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

/** What the wizard says about each of its fields. */
export const fieldGuide: Readonly<Record<FieldName, FieldGuide>> = {
  projectType: {
    label: 'Project type',
    why: 'Decides which pages, roles and safeguards the brief starts from.',
    example: 'A booking system is a Web Application; one offer with one button is a Landing Page.',
    control: 'choice',
    options: options(optionLabels.projectType),
  },
  projectName: {
    label: 'Project name',
    why: 'Stands in the title, the interface texts and the names of files.',
    example: 'Windfall',
    control: 'text',
  },
  projectDescription: {
    label: 'Detailed description',
    why: 'Roles, rules and numbers are read from it, and your words stay in the brief.',
    example:
      'Neighbours offer apple trees they cannot pick. A picking day has one leader and 4 to 8 helpers; the juice is shared 50% owner, 30% pickers, 20% food bank. Today one person plans it all by telephone.',
    control: 'textarea',
    wanted: 'What it does, how it is done today, and every number or rule you know.',
  },
  targetAudience: {
    label: 'Target audience',
    why: 'Sets role names, reading level, type size and which devices are checked first.',
    example:
      'Tree owners, often over 70, on a tablet; pickers aged 18 to 40 on their phones in the garden; one coordinator on a laptop',
    control: 'textarea',
    wanted: 'Who, on which device, in what situation.',
  },
  mainGoal: {
    label: 'Main goal',
    why: 'Becomes the measure of success and decides what is built first.',
    example: 'Pick 120 trees this autumn instead of 45, without more hours of planning',
    control: 'textarea',
    wanted: 'One result with a number and a date.',
  },

  features: {
    label: 'What features do you need?',
    why: 'Each one becomes a numbered requirement with a test of when it is done.',
    example: 'Search for people who look things up, an import for the spreadsheet you have.',
    control: 'features',
    wanted: 'Five to ten; more than 14 moves some to a later phase.',
  },
  customFeatures: {
    label: 'Your own features',
    why: 'Kept word for word and turned into requirements of their own.',
    example: 'label for each crate, route between the gardens',
    control: 'tags',
    wanted: 'Short phrases that begin with a verb or a thing.',
  },

  designStyle: {
    label: 'Design style',
    why: 'Selects type, spacing, corners and movement as exact values.',
    example: 'Minimal for tools used all day, playful for children and hobbies.',
    control: 'choice',
    options: options(optionLabels.designStyle),
  },
  colorPreferences: {
    label: 'Colour preferences',
    why: 'Your colours replace the palette and are checked for readable contrast.',
    example: 'apple red #B3261E and leaf green, cream background',
    control: 'text',
    wanted: 'Main colour first, then accent and background, as words or hex.',
  },
  layoutPreferences: {
    label: 'Layout preferences',
    why: 'Shapes each page in the page table and the design rules.',
    example: 'map on the laptop, one garden per screen on the phone',
    control: 'textarea',
  },
  integrations: {
    label: 'Integrations',
    why: 'Each service gets a purpose, a secret name and a plan for when it fails.',
    example: 'Twilio for text messages, OpenStreetMap',
    control: 'textarea',
    wanted: 'Service name and what it is for.',
  },
  additionalNotes: {
    label: 'Additional notes',
    why: 'Limits, dislikes and deadlines become boundaries the builder must keep.',
    example:
      'No chat. Never show a home address before the day is confirmed. Ready before the season on 1 September.',
    control: 'textarea',
  },

  platform: {
    label: 'AI tool',
    why: 'The brief is cut to what this tool reads, assumes and forgets.',
    example: 'Lovable for a first version without coding, Cursor for work in your own repository.',
    control: 'choice',
    options: options(optionLabels.platform),
  },
  coreUserActions: {
    label: 'Core user actions',
    why: 'Become the user stories and the first requirements, in your order.',
    example: 'offer a tree, join a picking day, weigh the crates, share out the juice',
    control: 'textarea',
    wanted: 'Three to six verbs with their object.',
  },
  userFlow: {
    label: 'User flow',
    why: 'Turns into step-by-step journeys, routes and at least one path where it fails.',
    example:
      'Owner offers a tree -> coordinator sets a day -> pickers join -> reminder -> weigh -> share out; if fewer than 4 pickers join, ask for another day',
    control: 'textarea',
    wanted: 'Steps with arrows, and one “if …”.',
  },
  dataModels: {
    label: 'Data models',
    why: 'Defines the tables, so that names and fields do not change half-way.',
    example:
      'Tree(variety, height_m, ripe_from, status offered/planned/picked), PickingDay(date, start, places), Crate(weight_kg)',
    control: 'textarea',
    wanted: 'Thing(field, field, status a/b/c).',
  },
  modelRelationships: {
    label: 'Model relationships',
    why: 'Decides what belongs to whom, what is deleted together and who may see it.',
    example: 'A PickingDay has many Trees; a Tree has many Crates',
    control: 'textarea',
    wanted: 'Sentences such as “A has many B”.',
  },
  businessRules: {
    label: 'Business rules',
    why: 'Each rule is enforced on the server and gets its own test.',
    example:
      'At least 4 pickers per day. Ladders over 3 metres only with a trained leader. Places close at 18:00 the day before.',
    control: 'textarea',
    wanted: 'One sentence per rule, with its number.',
  },
  componentBehavior: {
    label: 'Component behaviour',
    why: 'Fixes how buttons, forms and messages react, so that it is the same everywhere.',
    example: 'save without a button, undo for 10 seconds, large confirm button at the bottom',
    control: 'textarea',
  },

  techPreferences: {
    label: 'Technical preferences',
    why: 'Replaces the tool’s usual stack, or is marked where the tool cannot follow.',
    example: 'TypeScript, PostgreSQL, no Firebase',
    control: 'text',
    wanted: 'Only what matters to you; empty means the tool’s own default.',
  },
  architectureNotes: {
    label: 'Architecture',
    why: 'Tells the builder how to lay out folders and what may import what.',
    example: 'feature-based, one folder per step of the harvest',
    control: 'text',
    options: options(architectureLabels),
  },
  testingPreference: {
    label: 'Testing',
    why: 'Decides which checks must be green before a phase counts as done.',
    example: 'Unit tests for rules and money, end-to-end for the main journey.',
    control: 'choice',
    options: options(optionLabels.testingPreference),
  },

  profession: {
    label: 'Profession',
    why: 'Writes the headline and chooses what sample work looks like.',
    example: 'Structural engineer for timber buildings',
    control: 'text',
    wanted: 'What you do and for what.',
  },
  highlightSections: {
    label: 'Sections to highlight',
    why: 'Sets the order of the page and what each part has to show.',
    example: 'three bridges, how I work, talks, contact',
    control: 'textarea',
  },
  portfolioGallery: {
    label: 'Show a gallery of work?',
    why: 'Yes adds a grid with a full-screen viewer; no keeps to text and one image each.',
    example: 'Yes for pictures, no for code and writing.',
    control: 'flag',
  },
  externalLinks: {
    label: 'External links',
    why: 'Each link is listed with its address and name, ready to be checked.',
    example: 'https://github.com/…, LinkedIn, publisher’s page',
    control: 'textarea',
  },
  brandingStyle: {
    label: 'Branding style',
    why: 'Sets the tone of the texts and how dense the pages are.',
    example: 'Bold for posters, professional for engineers.',
    control: 'choice',
    options: options(optionLabels.brandingStyle),
  },
  navigationType: {
    label: 'Navigation',
    why: 'Describes the menu on wide and narrow screens, with keyboard use.',
    example: 'Header bar for up to six links.',
    control: 'choice',
    options: options(optionLabels.navigationType),
  },
  cmsIntegration: {
    label: 'How will content be edited?',
    why: 'Decides whether there is a sign-in, a CMS or only files to edit.',
    example: 'Markdown files if you are used to them, an admin area if not.',
    control: 'choice',
    options: options(optionLabels.cmsIntegration),
  },
  customDomain: {
    label: 'Will it have its own domain?',
    why: 'Yes adds redirects, HTTPS and share addresses to the list of done.',
    example: 'Yes if you own or will buy an address.',
    control: 'flag',
  },

  coreFeatures: {
    label: 'Core features',
    why: 'These head the list of musts and are built in the first phase.',
    example: 'offer trees, fill picking days, share out the juice',
    control: 'textarea',
    wanted: 'Two to four things it cannot go without.',
  },
  userRoles: {
    label: 'User roles',
    why: 'Becomes a table of who may see, create, change and delete what.',
    example: 'Owner, Picker, Coordinator',
    control: 'text',
    wanted: 'One word or two per role.',
  },
  dataRelationships: {
    label: 'How data belongs together',
    why: 'Fills gaps in the data model and shows contradictions before building.',
    example: 'Owners offer trees; a picking day brings several trees and pickers together',
    control: 'textarea',
  },
  authenticationType: {
    label: 'How do people sign in?',
    why: 'Brings the right limits for links, attempts and linked accounts.',
    example: 'Magic link for people who visit once a month.',
    control: 'choice',
    options: options(optionLabels.authenticationType),
  },
  notificationChannels: {
    label: 'Notification channels',
    why: 'Each event is matched with a channel, and people can mute it.',
    example: 'text message when a day is cancelled, e-mail once a week',
    control: 'text',
    wanted: 'Channel and for which event.',
  },
  paymentMethods: {
    label: 'Payment methods',
    why: 'Adds a provider, a test mode and what happens when a payment fails.',
    example: 'yearly membership by card through Stripe',
    control: 'text',
    wanted: 'What is paid for, and how; leave empty if nothing is.',
  },
  isResponsive: {
    label: 'Should it work on phones?',
    why: 'Yes adds checks at three widths; no limits it to desktop and says so.',
    example: 'Yes unless it is used only at a desk.',
    control: 'flag',
  },
  testingStrategy: {
    label: 'Testing strategy',
    why: 'Names the level of tests; the stricter of this and step 6 is used.',
    example: 'Integration tests when roles and rules matter.',
    control: 'choice',
    options: options(optionLabels.testingStrategy),
  },

  targetPlatforms: {
    label: 'Target platforms',
    why: 'Decides conventions, store steps and whether your AI tool can build it at all.',
    example: 'An installable web app if it need not be in a store.',
    control: 'choice',
    options: options(optionLabels.targetPlatforms),
  },
  appUseCase: {
    label: 'Main use case',
    why: 'Describes the moment of use, which sets sizes, speed and number of taps.',
    example: 'Beside a ladder, one hand free, to note the weight of a crate',
    control: 'textarea',
    wanted: 'Where, when and with how much attention.',
  },
  interactionPatterns: {
    label: 'Interaction patterns',
    why: 'Each gesture is listed with a visible button that does the same.',
    example: 'swipe to confirm, hold for 1 second to mark a tree as done',
    control: 'textarea',
  },
  authFlow: {
    label: 'How do people sign in?',
    why: 'Brings codes, expiry times and what happens to data without an account.',
    example: 'Guest if the first use should need nothing.',
    control: 'choice',
    options: options(optionLabels.authFlow),
  },
  offlineSupport: {
    label: 'Offline support',
    why: 'Decides what is stored on the phone and who wins when two changes meet.',
    example: 'Read and write for work without signal.',
    control: 'choice',
    options: options(optionLabels.offlineSupport),
  },
  preferredFramework: {
    label: 'Preferred framework',
    why: 'Fixes the stack, or is marked where the chosen AI tool cannot use it.',
    example: 'React Native if one team builds both phones.',
    control: 'choice',
    options: options(optionLabels.preferredFramework),
  },
  appStoreDeployment: {
    label: 'Will it be published in app stores?',
    why: 'Yes adds icons, privacy labels, permission texts and a test track.',
    example: 'No for an app used only inside one organisation.',
    control: 'flag',
  },
  analyticsRequired: {
    label: 'Do you need usage analytics?',
    why: 'Yes names five to eight events and asks for consent first.',
    example: 'Yes if you will look at the numbers.',
    control: 'flag',
  },

  productTypes: {
    label: 'Product types',
    why: 'Physical, digital, service or subscription each need other fields and rules.',
    example: 'hand-bound notebooks in 3 sizes, a yearly paper subscription',
    control: 'textarea',
    wanted: 'What is sold, in which variants, and how it reaches the buyer.',
  },
  inventoryNeeded: {
    label: 'Do you keep stock?',
    why: 'Yes adds stock levels, reservation and a rule against overselling.',
    example: 'No for made-to-order and downloads.',
    control: 'flag',
  },
  paymentGateways: {
    label: 'Payment gateways',
    why: 'Each provider gets its secrets, webhook and failed-payment path.',
    example: 'Stripe for cards, Swish, bank transfer for schools',
    control: 'text',
  },
  cartWishlistSupport: {
    label: 'Cart and wishlist?',
    why: 'Yes keeps both after reload and merges them on sign-in.',
    example: 'No if people buy one thing at a time.',
    control: 'flag',
  },
  invoiceSupport: {
    label: 'Invoices?',
    why: 'Yes adds numbered PDF invoices and credit notes.',
    example: 'Yes if companies or schools buy.',
    control: 'flag',
  },
  shippingRules: {
    label: 'Shipping rules',
    why: 'Become a table of region, weight, cost and days that checkout follows.',
    example: 'Sweden 49 kr, free from 600 kr; EU 12 euros; not outside the EU',
    control: 'textarea',
    wanted: 'Region, price, limit, days.',
  },
  discountSupport: {
    label: 'Discount codes?',
    why: 'Yes adds codes with minimum, expiry and the reason for each refusal.',
    example: 'Yes if you run campaigns.',
    control: 'flag',
  },
  reviewSystem: {
    label: 'Customer reviews?',
    why: 'Yes adds ratings by verified buyers and a queue to approve them.',
    example: 'No for one-off pieces.',
    control: 'flag',
  },
  salesDashboard: {
    label: 'Sales dashboard?',
    why: 'Yes adds revenue, orders and top products for staff.',
    example: 'Yes if nobody wants to count in a spreadsheet.',
    control: 'flag',
  },

  primaryCTA: {
    label: 'Primary call to action',
    why: 'The exact words of the button; everything on the page leads to it.',
    example: 'Book a free site visit',
    control: 'text',
    wanted: 'Button text, and where it leads.',
  },
  contentSections: {
    label: 'Content sections',
    why: 'Sets the order of the page, with a job and a draft headline for each part.',
    example: 'hero, problem, three steps, prices, two roofs we did, questions',
    control: 'textarea',
    wanted: 'In the order you want them read.',
  },
  aBTesting: {
    label: 'A/B testing?',
    why: 'Yes adds a second headline and button, split evenly and measured.',
    example: 'Yes from some 1,000 visitors a month.',
    control: 'flag',
  },
  leadFormTool: {
    label: 'Lead form',
    why: 'Decides which details are asked for, where and in how many steps.',
    example: 'Simple for a newsletter, detailed for an offer.',
    control: 'choice',
    options: options(optionLabels.leadFormTool),
  },
  analyticsTools: {
    label: 'Analytics tools',
    why: 'Names the events to record and whether consent is needed.',
    example: 'Plausible, Meta pixel after consent',
    control: 'text',
  },

  contentTypes: {
    label: 'Content types',
    why: 'Each type gets its own fields and page template.',
    example: 'walks with map and length, interviews, short notes',
    control: 'textarea',
    wanted: 'What you publish, and what each piece always has.',
  },
  categories: {
    label: 'Categories',
    why: 'Become the menu and the category pages.',
    example: 'coast, forest, city, winter',
    control: 'text',
  },
  authorProfiles: {
    label: 'Author profiles?',
    why: 'Yes adds a page per author and a linked byline.',
    example: 'No if you write alone.',
    control: 'flag',
  },
  commentingSystem: {
    label: 'Reader comments?',
    why: 'Yes adds a form, spam protection and a moderation queue; no keeps them out.',
    example: 'Yes if somebody will moderate.',
    control: 'flag',
  },
  newsletterIntegration: {
    label: 'Newsletter?',
    why: 'Yes adds a sign-up with confirmation and a way out.',
    example: 'Yes if you write at least once a month.',
    control: 'flag',
  },
  seoRequired: {
    label: 'Should search engines find it?',
    why: 'Yes adds structured data, sitemap and redirects to the checks.',
    example: 'No for a members’ magazine.',
    control: 'flag',
  },
  markdownOrCMS: {
    label: 'How will posts be written?',
    why: 'Decides whether there is an editor to build or files to read.',
    example: 'Visual editor for several authors.',
    control: 'choice',
    options: options(optionLabels.markdownOrCMS),
  },

  dashboardWidgets: {
    label: 'Dashboard widgets',
    why: 'Each widget gets a formula, a period, a comparison and a place to click to.',
    example: 'trees picked this week, litres per kilo, pickers per day against places',
    control: 'textarea',
    wanted: 'Number, period, and what it is compared with.',
  },
  dataSources: {
    label: 'Data sources',
    why: 'Each source gets a refresh rate, a way to sign in and a mark when it is stale.',
    example: 'PostgreSQL replica every 5 minutes, CSV from the press on Mondays',
    control: 'textarea',
    wanted: 'Where from, how often, how to sign in.',
  },
  realTimeUpdates: {
    label: 'Live updates?',
    why: 'Yes means new values within 5 seconds; no means a refresh button and a time.',
    example: 'No if people look once a day.',
    control: 'flag',
  },
  searchFilterSupport: {
    label: 'Search and filters?',
    why: 'Yes adds one search, filters in the address and saved views.',
    example: 'Yes from some hundred rows.',
    control: 'flag',
  },
  modularLayout: {
    label: 'Can people arrange the widgets?',
    why: 'Yes adds moving and resizing, also by keyboard, saved per person.',
    example: 'No if everyone should see the same.',
    control: 'flag',
  },
  auditLogging: {
    label: 'Audit log?',
    why: 'Yes records who changed what, in a log nobody can edit.',
    example: 'Yes for money, health and personal data.',
    control: 'flag',
  },

  customDescription: {
    label: 'What kind of software is it?',
    why: 'Replaces the usual assumptions, since no project type fits.',
    example: 'A command-line program that renames scanned sheet music by reading its title page',
    control: 'textarea',
    wanted: 'What it is, where it runs and what goes in and out.',
  },
  keyActions: {
    label: 'Key actions',
    why: 'The first one is built end to end before anything else.',
    example: 'scan a folder, propose names, confirm, undo',
    control: 'textarea',
    wanted: 'In the order somebody does them.',
  },
  techStack: {
    label: 'Tech stack',
    why: 'Fixes language and libraries; step 6 wins where the two differ.',
    example: 'Python, SQLite, runs on a Raspberry Pi',
    control: 'text',
  },
  uiWireframeIdea: {
    label: 'Idea for the screen',
    why: 'Becomes a description of regions and what comes first.',
    example: 'list on the left, page image on the right, name field under it',
    control: 'textarea',
  },
}
