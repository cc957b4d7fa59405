import type { ProjectType } from './form.ts'

export type Feature = { id: string; label: string; explanation: string }
export type FeatureGroup = { name: string; features: readonly Feature[] }
export type FoundFeature = Feature & { group: string; projectType: ProjectType }

/** What the wizard suggests. The id is what a form stores; what a feature has to do lives in the composer. */
export const featureGroups: Record<ProjectType, readonly FeatureGroup[]> = {
  'web-app': [
    {
      name: 'Authentication & Access',
      features: [
        {
          id: 'wa-email-login',
          label: 'E-mail and password sign-in',
          explanation: 'Everyone gets their own account with an address and a password.',
        },
        {
          id: 'wa-social-login',
          label: 'Social sign-in',
          explanation: 'People come in with an account they already have, such as Google.',
        },
        {
          id: 'wa-roles',
          label: 'Roles and permissions',
          explanation: 'Each kind of user sees and changes only what they should.',
        },
        {
          id: 'wa-2fa',
          label: 'Two-factor authentication',
          explanation: 'A code from a phone app protects accounts even if a password leaks.',
        },
        {
          id: 'wa-invite',
          label: 'Team invitations',
          explanation: 'Colleagues join by a personal link, already in the right role.',
        },
        {
          id: 'wa-sessions',
          label: 'Session and device management',
          explanation: 'A forgotten sign-in on another computer can be ended from here.',
        },
        {
          id: 'wa-account-delete',
          label: 'Account export and deletion',
          explanation: 'People can take their data with them and leave for good.',
        },
      ],
    },
    {
      name: 'Data & Analytics',
      features: [
        {
          id: 'wa-crud',
          label: 'Manage records',
          explanation: 'The main things in your app can be added, changed and archived in forms.',
        },
        {
          id: 'wa-search',
          label: 'Search and filters',
          explanation: 'Long lists shrink to what somebody is looking for as they type.',
        },
        {
          id: 'wa-import',
          label: 'CSV import',
          explanation: 'An existing spreadsheet moves in, checked before anything is saved.',
        },
        {
          id: 'wa-export',
          label: 'CSV/PDF export',
          explanation: 'The list on screen leaves as a spreadsheet or a page to print.',
        },
        {
          id: 'wa-dashboard',
          label: 'Overview dashboard',
          explanation: 'A first page with the few numbers that matter today.',
        },
        {
          id: 'wa-activity',
          label: 'Activity log',
          explanation: 'Anyone responsible can look up who changed what, and when.',
        },
        {
          id: 'wa-files',
          label: 'File upload and preview',
          explanation: 'Photos and documents sit beside the record they belong to.',
        },
      ],
    },
    {
      name: 'Collaboration',
      features: [
        {
          id: 'wa-comments',
          label: 'Comments and mentions',
          explanation: 'Questions are asked and answered right where the work is.',
        },
        {
          id: 'wa-realtime',
          label: 'Live updates',
          explanation: 'What one person changes appears on the others’ screens at once.',
        },
        {
          id: 'wa-assign',
          label: 'Assignment and due dates',
          explanation: 'Every task has a name and a day on it, and late ones stand out.',
        },
        {
          id: 'wa-notify',
          label: 'In-app and e-mail notifications',
          explanation: 'People hear about what concerns them and can mute the rest.',
        },
        {
          id: 'wa-share',
          label: 'Share by link',
          explanation: 'Someone without an account can look at one thing, until you say stop.',
        },
        {
          id: 'wa-versions',
          label: 'Version history',
          explanation: 'An earlier state can be compared and brought back.',
        },
        {
          id: 'wa-workspaces',
          label: 'Workspaces/teams',
          explanation: 'Several organisations share the app without seeing each other.',
        },
      ],
    },
  ],
  'mobile-app': [
    {
      name: 'Core Mobile',
      features: [
        {
          id: 'mb-onboarding',
          label: 'Short onboarding',
          explanation: 'The first minute leads straight to something useful.',
        },
        { id: 'mb-tabs', label: 'Tab navigation', explanation: 'The main areas are always one thumb away.' },
        {
          id: 'mb-push',
          label: 'Push notifications',
          explanation: 'The phone reports what matters while the app is closed.',
        },
        {
          id: 'mb-offline',
          label: 'Offline use',
          explanation: 'Work goes on in a cellar or on a train and catches up later.',
        },
        {
          id: 'mb-camera',
          label: 'Camera and gallery',
          explanation: 'Photos are taken or picked without leaving the task.',
        },
        {
          id: 'mb-location',
          label: 'Location and maps',
          explanation: 'Places nearby show on a map, with respect for privacy.',
        },
        {
          id: 'mb-deeplinks',
          label: 'Deep links and sharing',
          explanation: 'A link from a friend opens the exact screen it is about.',
        },
      ],
    },
    {
      name: 'User Features',
      features: [
        {
          id: 'mb-auth',
          label: 'Sign-in and biometrics',
          explanation: 'A finger or a face opens the app after the first sign-in.',
        },
        {
          id: 'mb-profile',
          label: 'Profile and preferences',
          explanation: 'Name, picture and habits are kept the way each person likes.',
        },
        {
          id: 'mb-feed',
          label: 'Personal feed',
          explanation: 'What is new for this person, in one list that keeps its place.',
        },
        {
          id: 'mb-chat',
          label: 'Messaging',
          explanation: 'People write to each other and can tell whether it arrived.',
        },
        {
          id: 'mb-iap',
          label: 'Subscriptions and purchases',
          explanation: 'Paid parts are bought through the store and survive a new phone.',
        },
        {
          id: 'mb-favourites',
          label: 'Favourites and history',
          explanation: 'Things worth coming back to are one tap away on every device.',
        },
        {
          id: 'mb-social',
          label: 'Invite and share',
          explanation: 'Friends come along through the apps people already write in.',
        },
      ],
    },
    {
      name: 'Performance',
      features: [
        {
          id: 'mb-startup',
          label: 'Fast cold start',
          explanation: 'The app is ready before patience runs out.',
        },
        {
          id: 'mb-lists',
          label: 'Smooth long lists',
          explanation: 'A thousand entries scroll without a stutter.',
        },
        {
          id: 'mb-battery',
          label: 'Background discipline',
          explanation: 'The app is not the reason the battery is empty by evening.',
        },
        {
          id: 'mb-crash',
          label: 'Crash and error reporting',
          explanation: 'You learn about a crash before anybody has to write to you.',
        },
        {
          id: 'mb-size',
          label: 'Small download',
          explanation: 'It installs over mobile data and on full phones.',
        },
        {
          id: 'mb-a11y',
          label: 'Accessibility support',
          explanation: 'It works with a screen reader, large type and unsteady hands.',
        },
        {
          id: 'mb-update',
          label: 'Update strategy',
          explanation: 'Fixes reach people quickly, and old versions fail politely.',
        },
      ],
    },
  ],
  portfolio: [
    {
      name: 'UI & UX',
      features: [
        {
          id: 'pf-hero',
          label: 'Statement hero',
          explanation: 'A visitor knows in seconds who you are and why to stay.',
        },
        {
          id: 'pf-darkmode',
          label: 'Light/dark theme switch',
          explanation: 'The site matches the visitor’s screen, day or night.',
        },
        {
          id: 'pf-filter',
          label: 'Filterable work grid',
          explanation: 'A client sees only the kind of work they came for.',
        },
        {
          id: 'pf-motion',
          label: 'Scroll-linked reveals',
          explanation: 'Work appears with a small movement, never in the way.',
        },
        {
          id: 'pf-lightbox',
          label: 'Full-screen image viewer',
          explanation: 'Pictures can be studied large, one after another.',
        },
        {
          id: 'pf-next',
          label: 'Next-project navigation',
          explanation: 'After one project, the next is right there.',
        },
        {
          id: 'pf-print',
          label: 'Print-ready résumé page',
          explanation: 'A recruiter prints your CV and it looks right on paper.',
        },
      ],
    },
    {
      name: 'Content & Media',
      features: [
        {
          id: 'pf-case',
          label: 'Case-study template',
          explanation: 'Each project tells what you did and what came of it.',
        },
        {
          id: 'pf-video',
          label: 'Video embeds with poster',
          explanation: 'Films play when wanted and cost nothing until then.',
        },
        {
          id: 'pf-before-after',
          label: 'Before/after slider',
          explanation: 'Two states of your work are compared with one drag.',
        },
        {
          id: 'pf-testimonials',
          label: 'Client testimonials',
          explanation: 'People you worked for speak for you, by name.',
        },
        {
          id: 'pf-timeline',
          label: 'Career timeline',
          explanation: 'Your path so far can be read at a glance.',
        },
        {
          id: 'pf-blog',
          label: 'Notes/journal',
          explanation: 'Short posts show how you think between projects.',
        },
        {
          id: 'pf-download',
          label: 'Downloadable CV/press kit',
          explanation: 'Recruiters and journalists take the file they need.',
        },
      ],
    },
    {
      name: 'Integrations',
      features: [
        {
          id: 'pf-contact',
          label: 'Contact form with e-mail delivery',
          explanation: 'Enquiries land in your inbox within a minute.',
        },
        {
          id: 'pf-calendar',
          label: 'Booking link/calendar',
          explanation: 'A first call is booked without writing back and forth.',
        },
        {
          id: 'pf-github',
          label: 'GitHub activity',
          explanation: 'Your pinned code is shown and stays current by itself.',
        },
        {
          id: 'pf-dribbble',
          label: 'Behance/Dribbble feed',
          explanation: 'New shots appear here without uploading them twice.',
        },
        {
          id: 'pf-analytics',
          label: 'Privacy-friendly analytics',
          explanation: 'You see which projects draw people, without a cookie banner.',
        },
        {
          id: 'pf-newsletter',
          label: 'Newsletter sign-up',
          explanation: 'Admirers leave an address and hear about new work.',
        },
        {
          id: 'pf-og',
          label: 'Automatic social preview images',
          explanation: 'A shared link shows the project’s own picture and title.',
        },
      ],
    },
  ],
  ecommerce: [
    {
      name: 'Core Commerce',
      features: [
        {
          id: 'ec-catalog',
          label: 'Catalogue with categories',
          explanation: 'Shoppers find their way to any product in a few clicks.',
        },
        {
          id: 'ec-variants',
          label: 'Product variants',
          explanation: 'Size and colour are chosen on one page, with the right price.',
        },
        {
          id: 'ec-search',
          label: 'Product search and facets',
          explanation: 'A few letters and filters lead to the right shelf.',
        },
        {
          id: 'ec-cart',
          label: 'Persistent cart',
          explanation: 'What was put in the cart yesterday is still there today.',
        },
        {
          id: 'ec-checkout',
          label: 'Guest checkout',
          explanation: 'Nobody has to open an account in order to buy.',
        },
        {
          id: 'ec-payments',
          label: 'Card and wallet payments',
          explanation: 'Shoppers pay by card, Apple Pay or Google Pay.',
        },
        {
          id: 'ec-orders',
          label: 'Order confirmation and tracking',
          explanation: 'Buyers always know where their order is.',
        },
      ],
    },
    {
      name: 'Customer Features',
      features: [
        {
          id: 'ec-account',
          label: 'Customer account',
          explanation: 'Regulars see past orders and buy the same again quickly.',
        },
        {
          id: 'ec-wishlist',
          label: 'Wishlist',
          explanation: 'Shoppers keep things for later, even before signing in.',
        },
        {
          id: 'ec-reviews',
          label: 'Verified reviews',
          explanation: 'Opinions come only from people who bought the item.',
        },
        {
          id: 'ec-recommend',
          label: 'Related products',
          explanation: 'Each product leads to a few that go with it.',
        },
        {
          id: 'ec-notify-stock',
          label: 'Back-in-stock alert',
          explanation: 'A sold-out page turns into a later sale.',
        },
        {
          id: 'ec-returns',
          label: 'Returns request',
          explanation: 'Sending something back takes a form, not a phone call.',
        },
        {
          id: 'ec-loyalty',
          label: 'Points or credits',
          explanation: 'Buying again earns something that can be spent here.',
        },
      ],
    },
    {
      name: 'Admin & Management',
      features: [
        {
          id: 'ec-admin-products',
          label: 'Product management',
          explanation: 'Staff keep the catalogue current by hand or spreadsheet.',
        },
        {
          id: 'ec-inventory',
          label: 'Stock control',
          explanation: 'Nothing is sold that is not on the shelf.',
        },
        {
          id: 'ec-discounts',
          label: 'Discount codes',
          explanation: 'Campaigns and apologies come as a code at checkout.',
        },
        {
          id: 'ec-admin-orders',
          label: 'Order processing',
          explanation: 'Staff pack, ship and refund from one list.',
        },
        {
          id: 'ec-shipping-rules',
          label: 'Shipping zones and rates',
          explanation: 'Every address sees a correct delivery price, or a clear no.',
        },
        {
          id: 'ec-invoices',
          label: 'Invoices and tax lines',
          explanation: 'Each order comes with paperwork an accountant accepts.',
        },
        {
          id: 'ec-sales-dash',
          label: 'Sales dashboard',
          explanation: 'You see what sold this week and how that compares.',
        },
      ],
    },
  ],
  landing: [
    {
      name: 'Core Landing',
      features: [
        {
          id: 'lp-hero',
          label: 'Hero with single call to action',
          explanation: 'One promise, one button, visible without scrolling.',
        },
        {
          id: 'lp-benefits',
          label: 'Benefits tied to outcomes',
          explanation: 'Readers learn what changes for them, not what it contains.',
        },
        {
          id: 'lp-how',
          label: 'How it works in three steps',
          explanation: 'The way from interest to result looks easy to follow.',
        },
        {
          id: 'lp-pricing',
          label: 'Pricing table',
          explanation: 'Plans stand side by side and one is clearly advised.',
        },
        { id: 'lp-faq', label: 'FAQ', explanation: 'The last doubts are answered before they become a no.' },
        {
          id: 'lp-demo',
          label: 'Product demo or video',
          explanation: 'People see the thing working before they believe it.',
        },
        {
          id: 'lp-sticky',
          label: 'Sticky call to action',
          explanation: 'The button is there at the moment somebody decides.',
        },
      ],
    },
    {
      name: 'Lead Generation',
      features: [
        {
          id: 'lp-form',
          label: 'Lead form',
          explanation: 'Interested people leave their details without friction.',
        },
        {
          id: 'lp-magnet',
          label: 'Lead magnet download',
          explanation: 'A useful file in return for an address.',
        },
        {
          id: 'lp-popup',
          label: 'Exit-intent or scroll offer',
          explanation: 'A last offer for people about to leave, shown rarely.',
        },
        {
          id: 'lp-waitlist',
          label: 'Waitlist with referral',
          explanation: 'Early fans move up by bringing others.',
        },
        {
          id: 'lp-multistep',
          label: 'Two-step form',
          explanation: 'The first step is one field, so more people begin.',
        },
        {
          id: 'lp-crm',
          label: 'CRM/webhook delivery',
          explanation: 'New leads appear where your sales people already look.',
        },
        {
          id: 'lp-thanks',
          label: 'Thank-you page with next step',
          explanation: 'After signing up, people know what happens next.',
        },
      ],
    },
    {
      name: 'Trust & Social Proof',
      features: [
        {
          id: 'lp-testimonials',
          label: 'Testimonials with identity',
          explanation: 'Real customers vouch for you with name and face.',
        },
        {
          id: 'lp-logos',
          label: 'Customer logos',
          explanation: 'Known names show that others decided already.',
        },
        {
          id: 'lp-stats',
          label: 'Proof numbers',
          explanation: 'Figures with a source, so that they can be believed.',
        },
        {
          id: 'lp-case',
          label: 'Mini case study',
          explanation: 'One customer’s before and after, in half a minute.',
        },
        {
          id: 'lp-guarantee',
          label: 'Guarantee/risk reversal',
          explanation: 'What happens if it does not work is said up front.',
        },
        {
          id: 'lp-badges',
          label: 'Security and compliance badges',
          explanation: 'Certificates that a careful buyer can check.',
        },
        {
          id: 'lp-reviews',
          label: 'Third-party ratings',
          explanation: 'Your score on a review site, kept current.',
        },
      ],
    },
  ],
  blog: [
    {
      name: 'Content Management',
      features: [
        {
          id: 'bl-editor',
          label: 'Post editor with drafts',
          explanation: 'Writers work in peace and lose nothing.',
        },
        {
          id: 'bl-schedule',
          label: 'Scheduled publishing',
          explanation: 'Posts go out at the planned hour, also at night.',
        },
        {
          id: 'bl-media',
          label: 'Media library',
          explanation: 'Pictures are stored once, described, and used again.',
        },
        {
          id: 'bl-taxonomy',
          label: 'Categories and tags',
          explanation: 'Readers browse by subject as well as by date.',
        },
        {
          id: 'bl-series',
          label: 'Series/collections',
          explanation: 'Posts that belong together are read in order.',
        },
        {
          id: 'bl-revisions',
          label: 'Revisions and preview',
          explanation: 'Changes are compared and shown to a colleague first.',
        },
        {
          id: 'bl-code',
          label: 'Code, callouts and embeds',
          explanation: 'Technical posts show code that can be read and copied.',
        },
      ],
    },
    {
      name: 'Reader Experience',
      features: [
        {
          id: 'bl-search',
          label: 'Full-text search',
          explanation: 'A half-remembered phrase finds the post again.',
        },
        {
          id: 'bl-toc',
          label: 'Table of contents and reading time',
          explanation: 'Long posts show their outline and how long they take.',
        },
        {
          id: 'bl-related',
          label: 'Related posts',
          explanation: 'The end of one post leads to the next good one.',
        },
        {
          id: 'bl-newsletter',
          label: 'Newsletter subscription',
          explanation: 'Readers get new posts in their inbox.',
        },
        {
          id: 'bl-comments',
          label: 'Moderated comments',
          explanation: 'Readers answer back, and spam stays out.',
        },
        {
          id: 'bl-darkmode',
          label: 'Comfortable reading mode',
          explanation: 'Type size and theme suit tired eyes, and are remembered.',
        },
        {
          id: 'bl-rss',
          label: 'RSS and share previews',
          explanation: 'Feeds and shared links look right everywhere.',
        },
      ],
    },
    {
      name: 'Admin Features',
      features: [
        {
          id: 'bl-roles',
          label: 'Authors and editors',
          explanation: 'Guests can write, and only editors put things live.',
        },
        {
          id: 'bl-seo',
          label: 'SEO controls',
          explanation: 'Each post decides how it looks in search results.',
        },
        {
          id: 'bl-analytics',
          label: 'Content analytics',
          explanation: 'You see which posts are read to the end.',
        },
        {
          id: 'bl-moderation',
          label: 'Comment moderation queue',
          explanation: 'A morning’s comments are sorted in a minute.',
        },
        {
          id: 'bl-redirects',
          label: 'Redirect manager',
          explanation: 'Old links keep working when a post is renamed.',
        },
        {
          id: 'bl-import',
          label: 'Import from Markdown/WordPress',
          explanation: 'Years of older posts move in without retyping.',
        },
        {
          id: 'bl-editorial',
          label: 'Editorial calendar',
          explanation: 'The team sees what comes out on which day.',
        },
      ],
    },
  ],
  dashboard: [
    {
      name: 'Data & Analytics',
      features: [
        {
          id: 'db-kpis',
          label: 'KPI cards with targets',
          explanation: 'One look says whether today is on track.',
        },
        {
          id: 'db-charts',
          label: 'Interactive charts',
          explanation: 'Lines can be switched off, read exactly and told apart.',
        },
        {
          id: 'db-drill',
          label: 'Drill-down to rows',
          explanation: 'Behind every number are the rows it was made of.',
        },
        {
          id: 'db-filters',
          label: 'Global date and segment filters',
          explanation: 'One choice of period or region changes the whole page.',
        },
        {
          id: 'db-export',
          label: 'Export and scheduled reports',
          explanation: 'Monday’s report arrives without anybody making it.',
        },
        {
          id: 'db-alerts',
          label: 'Threshold alerts',
          explanation: 'You are told when a number crosses the line.',
        },
        {
          id: 'db-compare',
          label: 'Period and cohort comparison',
          explanation: 'This month stands beside last month, fairly aligned.',
        },
      ],
    },
    {
      name: 'User Management',
      features: [
        { id: 'db-users', label: 'User directory', explanation: 'Admins add and remove people themselves.' },
        { id: 'db-rbac', label: 'Role-based access', explanation: 'Each role opens only its own figures.' },
        { id: 'db-sso', label: 'Single sign-on', explanation: 'Staff come in with their company account.' },
        {
          id: 'db-audit',
          label: 'Audit log',
          explanation: 'Every change can be traced to a person and a minute.',
        },
        {
          id: 'db-teams',
          label: 'Teams and row scope',
          explanation: 'A branch sees its own rows and no others.',
        },
        {
          id: 'db-impersonate',
          label: 'View as user',
          explanation: 'Support sees what the caller sees, without touching it.',
        },
        {
          id: 'db-apikeys',
          label: 'API keys',
          explanation: 'Other programs read the data with a key that can be withdrawn.',
        },
      ],
    },
    {
      name: 'Interface',
      features: [
        {
          id: 'db-layout',
          label: 'Rearrangeable widgets',
          explanation: 'Everyone puts the numbers they need on top.',
        },
        {
          id: 'db-saved',
          label: 'Saved views',
          explanation: 'A filter set worked out once is one click away.',
        },
        {
          id: 'db-table',
          label: 'Power table',
          explanation: 'Large tables sort, pin and select like a spreadsheet.',
        },
        {
          id: 'db-palette',
          label: 'Command palette',
          explanation: 'Keyboard people reach any page in two seconds.',
        },
        {
          id: 'db-dark',
          label: 'Dark mode and density',
          explanation: 'It suits a night shift and a wall screen alike.',
        },
        { id: 'db-live', label: 'Live status', explanation: 'It is always clear how old a number is.' },
        {
          id: 'db-empty',
          label: 'Guided empty states',
          explanation: 'A new workspace says what to connect first.',
        },
      ],
    },
  ],
  other: [
    {
      name: 'Common features',
      features: [
        {
          id: 'ot-auth',
          label: 'Authentication',
          explanation: 'People sign in, and their data is theirs alone.',
        },
        {
          id: 'ot-dashboard',
          label: 'Dashboard',
          explanation: 'A first page that sums up what is going on.',
        },
        {
          id: 'ot-charts',
          label: 'Charts',
          explanation: 'Figures become pictures that can be read exactly.',
        },
        {
          id: 'ot-files',
          label: 'File upload',
          explanation: 'Documents and images are kept where they are needed.',
        },
        { id: 'ot-search', label: 'Search', explanation: 'Anything stored can be found by a word.' },
        {
          id: 'ot-notify',
          label: 'Notifications',
          explanation: 'People hear about what concerns them, and can mute it.',
        },
        {
          id: 'ot-payments',
          label: 'Payments',
          explanation: 'Something can be paid for, once, with a receipt.',
        },
        { id: 'ot-email', label: 'Email', explanation: 'Confirmations and reminders arrive in the inbox.' },
        { id: 'ot-api', label: 'API', explanation: 'Other programs can read and write with the same rules.' },
        {
          id: 'ot-responsive',
          label: 'Mobile responsive',
          explanation: 'Everything works on a small phone as well.',
        },
        { id: 'ot-admin', label: 'Admin panel', explanation: 'Somebody in charge can correct and clean up.' },
        {
          id: 'ot-profiles',
          label: 'Profiles',
          explanation: 'Each person has a name, a picture and settings.',
        },
        { id: 'ot-comments', label: 'Comments', explanation: 'People talk about a thing right beside it.' },
        { id: 'ot-social', label: 'Social', explanation: 'People follow each other and pass things on.' },
        {
          id: 'ot-language',
          label: 'Multi-language',
          explanation: 'Everybody uses it in their own language.',
        },
      ],
    },
  ],
}

export const allFeatures: readonly FoundFeature[] = Object.entries(featureGroups).flatMap(
  ([projectType, groups]) =>
    groups.flatMap((group) =>
      group.features.map((feature) => ({
        ...feature,
        group: group.name,
        projectType: projectType as ProjectType,
      })),
    ),
)

/** Finds a suggestion by id or label, whatever its case, accents and hyphens. A label of the given type wins. */
export function findFeature(idOrLabel: string, projectType?: ProjectType): FoundFeature | undefined {
  const key = lookupKey(idOrLabel)
  if (key === '') return undefined
  const found = featuresByKey.get(key) ?? []
  return found.find((feature) => feature.projectType === projectType) ?? found[0]
}

const featuresByKey = new Map<string, FoundFeature[]>()
for (const feature of allFeatures) {
  for (const key of [lookupKey(feature.id), lookupKey(feature.label)]) {
    featuresByKey.set(key, [...(featuresByKey.get(key) ?? []), feature])
  }
}

// Forms kept from elsewhere write "Email" for "E-mail", "resume" for "résumé" and "{entity}" where a noun belongs.
function lookupKey(text: string): string {
  return text
    .replace(/\{[^{}]*\}/g, '')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}
