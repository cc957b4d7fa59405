import type { DesignStyle, FieldName, Platform, ProjectType, PromptDraft } from '../form.ts'
import type { CheckNote } from './result.ts'

/** The form after normalising and after text aimed at the model was taken out. */
export type CleanForm = Readonly<PromptDraft> & {
  readonly projectType: ProjectType
  readonly platform: Platform
  readonly designStyle: DesignStyle
}

export type BriefRole = {
  /** Capitalised singular, the one name used everywhere. */
  name: string
  /** Lower-case form for running text. */
  label: string
  /** Runs the place: approves, manages, configures. */
  oversees: boolean
  /** Unnamed deeds are this role's. */
  acts?: boolean
  assumed: boolean
  comesTo: string[]
  mayNot: string[]
  people: Person[]
}

export type Person = { first: string; full: string }

export type ActionKind = 'create' | 'read' | 'update' | 'decide' | 'remove' | 'other'

export type BriefAction = {
  /** The user's words. */
  text: string
  verb: string
  rest: string
  kind: ActionKind
  role: string
  /** Entity whose record changes or is read. */
  entity?: string
  /** Another entity the words name: "reserve a tool" changes a reservation, its object is the tool. */
  object?: string
  change?: StatusChange
  /** The words themselves say who acts. */
  named?: boolean
  source: FieldName
}

export type StatusChange = { entity: string; field: string; to: string; from?: string }

export type BriefField = {
  name: string
  type: string
  values?: readonly string[]
  unique?: boolean
  reference?: string
  currency?: boolean
  /** What was typed about the field beyond its type, word for word. */
  note?: string
  assumed?: boolean
}

export type BriefEntity = {
  name: string
  /** "swap request" */
  label: string
  /** "swap requests" */
  labels: string
  fields: BriefField[]
  assumed: boolean
  /** Name of the role when the entity stores the people of that role. */
  person?: string
  /** Role that owns rows of this entity, directly or through a parent. */
  owner?: string
  /** Parent entity through which ownership runs, when it is not the person itself. */
  through?: string
  status?: BriefField
  samples: SampleRecord[]
}

/** `reference` is how other records point at it when it has no title: "Sat 21 March 09:00". */
export type SampleRecord = { title: string; reference?: string; values: { field: string; value: string }[] }

export type BriefRelation = {
  from: string
  to: string
  kind: 'one-to-many' | 'one-to-one' | 'many-to-many'
  onDelete: 'restrict' | 'cascade'
  words: string
}

export type PermissionRow = { role: string; cells: string[] }
export type PermissionMatrix = { entities: string[]; rows: PermissionRow[] }

export type Scenario = { given: string; when: string; then: string; negative: boolean }

export type Story = {
  id: string
  priority: 'P1' | 'P2' | 'P3'
  title: string
  scenarios: Scenario[]
  check: string
}

export type Priority = 'must' | 'should' | 'could'

export type Requirement = {
  id: string
  priority: Priority
  /** The user's words or the catalogue label, kept exact. */
  title: string
  text: string
  /** The same promise in the fewest words. */
  short?: string
  /** Comes from a choice or a yes: its figures must survive every shortening. */
  answer?: boolean
  source: FieldName
  featureId?: string
  rules: string[]
  /** What the phases group by: an entity, 'access' or a facet. */
  slice: string
}

export type RuleCase = {
  given?: string
  when?: string
  then?: string
  /** Boundary in words: "3 tools accepted, the 4th refused". */
  boundary: string
}

export type BusinessRule = {
  id: string
  text: string
  source: string
  kind: 'limit' | 'forbid' | 'condition' | 'always'
  /** Written by us because of a feature, a relation or a status. */
  derived: boolean
  /** Said in fewer words when the brief is tight. */
  short?: string
  message?: string
  entity?: string
  check: RuleCase
}

export type Page = {
  route: string
  purpose: string
  parts: string
  who: string
  states: string
  slice: string
}

export type ContentItem = { name: string; fields: string; samples: string[] }

export type Integration = {
  name: string
  purpose: string
  trigger: string
  failure: string
  secret: string
  test: string
}

export type DesignDecision = {
  personality: string
  tokens: { role: string; hex: string; note?: string }[]
  display: string
  text: string
  scale: string
  shape: string
  motion: string
  lines: string[]
  avoid: string[]
}

export type NamedTest = { id: string; ties: string; text: string }

export type Phase = { title: string; scope: string; check: string; requirements: string[] }

export type Issue = {
  title: string
  context: string
  acceptance: string[]
  files: string
  out: string
  verify: string
  review: boolean
}

/** Everything decided, before a word of the document is laid out for a platform. */
export type Brief = {
  form: CleanForm
  name: string
  slug: string
  seed: number
  room: 'wide' | 'normal' | 'narrow'
  pitch: string
  facets: ReadonlySet<string>
  language: { name: string; code: string; rtl: boolean }
  product: { text: string; success: string[]; notes: string[]; outOfScope: string[] }
  roles: BriefRole[]
  context: string
  actions: BriefAction[]
  entities: BriefEntity[]
  relations: BriefRelation[]
  relationNotes: string[]
  permissions: PermissionMatrix
  content: ContentItem[]
  stories: Story[]
  requirements: Requirement[]
  rules: BusinessRule[]
  pages: Page[]
  layout: string[]
  behaviour: string[]
  design: DesignDecision
  integrations: Integration[]
  integrationNotes: string[]
  quality: string[]
  stack: string[]
  commands: string
  tests: { intro: string; named: NamedTest[]; manual: string[] }
  phases: Phase[]
  issues: Issue[]
  done: string[]
  never: string[]
  /** Quoted because it is not English or says it best itself. */
  neverWorded: string[]
  notes: CheckNote[]
  verbatim: { label: string; text: string }[]
  quarantined: boolean
}
