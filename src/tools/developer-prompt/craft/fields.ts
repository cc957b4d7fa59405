import type { FieldName } from '../form-rules.ts'
import type { SectionId } from '../plan.ts'

export type FieldRow = {
  to: SectionId
  /** Before the person's words. */
  label: string
  /** What its field asks for: rules, a list of actions, things as `Name(field, field)` …. */
  read?: 'lines' | 'actions' | 'entities' | 'journey' | 'architecture'
}

/** Where the words of each text field stand, in the order in which they stand there. */
export const fieldRows = {
  customDescription: { to: 'product', label: 'Kind of software' },
  profession: { to: 'product', label: 'Profession' },
  projectDescription: { to: 'product', label: 'In my words' },
  productTypes: { to: 'product', label: 'Sold here' },
  mainGoal: { to: 'product', label: 'Success' },
  appUseCase: { to: 'product', label: 'Moment of use' },
  primaryCTA: { to: 'core', label: 'The one button' },
  businessRules: { to: 'core', label: '', read: 'lines' },
  shippingRules: { to: 'core', label: '', read: 'lines' },
  additionalNotes: { to: 'core', label: 'Note', read: 'lines' },
  targetAudience: { to: 'users', label: 'For' },
  userRoles: { to: 'users', label: 'Roles' },
  userFlow: { to: 'journeys', label: 'Main journey, as I describe it', read: 'journey' },
  coreFeatures: { to: 'requirements', label: '', read: 'actions' },
  coreUserActions: { to: 'requirements', label: '', read: 'actions' },
  keyActions: { to: 'requirements', label: '', read: 'actions' },
  dashboardWidgets: { to: 'requirements', label: 'Widget', read: 'actions' },
  contentTypes: { to: 'data', label: 'Content types' },
  categories: { to: 'data', label: 'Categories' },
  dataModels: { to: 'data', label: '', read: 'entities' },
  modelRelationships: { to: 'data', label: 'Relations' },
  dataRelationships: { to: 'data', label: 'Belongs together' },
  contentSections: { to: 'screens', label: 'Sections, in this order' },
  highlightSections: { to: 'screens', label: 'Sections to highlight, in this order' },
  uiWireframeIdea: { to: 'screens', label: 'Screens as I see them' },
  layoutPreferences: { to: 'screens', label: 'Layout' },
  componentBehavior: { to: 'screens', label: 'Behavior everywhere' },
  interactionPatterns: { to: 'screens', label: 'Gestures and controls, none only by gesture' },
  externalLinks: { to: 'screens', label: 'Links' },
  colorPreferences: { to: 'design', label: 'Colors' },
  integrations: { to: 'services', label: 'Services' },
  paymentGateways: { to: 'services', label: 'Payments through' },
  paymentMethods: { to: 'services', label: 'Paid by' },
  notificationChannels: { to: 'services', label: 'Notices' },
  dataSources: { to: 'services', label: 'Data comes from' },
  analyticsTools: { to: 'services', label: 'Analytics' },
  techPreferences: { to: 'stack', label: 'As asked' },
  techStack: { to: 'stack', label: 'As asked' },
  architectureNotes: { to: 'stack', label: 'Architecture', read: 'architecture' },
} as const satisfies Partial<Record<FieldName, FieldRow>>

export type TextField = keyof typeof fieldRows

/** What the builder works out where a required answer is missing; what belongs to one section is read as one point. */
export const missingRows: { readonly [Field in FieldName]?: string } = {
  projectType: 'Whether this is a site, a web or mobile app, a shop or something else.',
  customDescription: 'The kind of software and where it runs.',
  profession: 'The profession and the one sentence below the name.',
  projectDescription: 'The problem, who has it and what they get.',
  productTypes: 'The kinds of products and how each reaches the buyer.',
  mainGoal: 'One result with a number that shows the product works.',
  primaryCTA: 'The words of the main button.',
  targetAudience:
    'Who uses it, on which device and in which situation; for each kind of person what they come to do and what they may not.',
  userFlow:
    'The main journey from opening it to the result, as Given/When/Then with sample values: once to the end, once refused, once cut off in the middle.',
  features:
    'Each thing that my words ask for as a requirement with a number (FR-001 …): who, trigger, visible result, limit at its value and past it, what shows when it fails. Musts first; nothing that my words do not need.',
  coreFeatures: 'The two to four things the product cannot go without.',
  coreUserActions: 'The three to six actions people come for, in the order in which they are built.',
  dashboardWidgets: 'The four to six figures that are looked at daily, each with formula, unit and target.',
  contentTypes: 'Two or three kinds of content with the fields of each.',
  dataModels:
    'The fewest things that have to be stored: fields with types, required and unique, states with who moves them on, and five sample records, one at each limit.',
  modelRelationships:
    'What belongs to what, what is deleted with it, and who may create, read, change and delete each.',
}

/** By section and fields. */
const handOverTexts: Readonly<Record<`${SectionId}: ${string}`, string | readonly string[]>> = {
  'core: businessRules shippingRules':
    'Each BR holds at every way in (screen, search, import, API, address) and when two people act at once. Where it forbids, nothing changes and the message names the rule.',
  'product: productTypes':
    'Derive for each thing sold: fields and variants, how it reaches the buyer, and what its page shows before paying.',
  'users: userRoles':
    'Derive who may create, read, change and delete each record, by role (none, own or all), from my rules; deny what they leave open.',
  'journeys: userFlow':
    'Derive Given/When/Then of my main journey with sample values: once to the end, once with nothing found or a value missing, once cut off in the middle and opened again.',
  'data: dataModels modelRelationships dataRelationships': [
    'Derive for each record: fields with types, required, unique; states and who changes them; relations and how many; labeled sample records, one in every state and at each limit.',
    'Each record has an id, created at and changed at; short texts hold 1 to 120 characters; what belongs to another holds its id; many-to-many is a record with a unique pair; a removed record is archived if others refer to it, else deleted.',
  ],
  'data: contentTypes': 'Derive for each kind of content its fields, its page and one sample.',
  'screens: userFlow':
    'Derive each screen, menu entry or command of the journey: how it is reached, its parts, who may use it, texts for empty, loading, error and no access.',
  'screens: contentSections highlightSections':
    'Derive for each section its job, its headline and its content, from facts of this brief and the sources it names only.',
  'services: integrations paymentGateways paymentMethods notificationChannels dataSources':
    'Derive for each service, notification and source I name: exact call, limits, test mode, secret; say what you are unsure of.',
  'services: integrations dataSources':
    'Each service or source I name: unless my words say how often, after 8 s without a response (60 s for an AI model) retry once, sending only where a repeat does nothing more; show different texts for no response, a refusal and too many requests; keep keys out of the product’s code. What it already stores (products, orders, people) is changed only there, unless my words keep a copy here.',
  'stack: techPreferences techStack':
    'Derive what my technical wishes leave open (framework, database, validation, package manager) and the exact commands.',
}

/** Once a section holds words that only a reader understands: what holds for all of them, and what is handed over. */
export const handOvers = Object.entries(handOverTexts).map(([key, text]) => {
  const [to = '', fields = ''] = key.split(': ')
  return { to: to as SectionId, fields: fields.split(' ') as TextField[], text }
})
