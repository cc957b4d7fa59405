import type { CleanForm } from '../brief.ts'
import { articleKind, contentKinds } from '../knowledge/content-kinds.ts'
import { safeInline } from '../words/inline.ts'
import { splitList } from './reading.ts'
import { withoutStop } from '../words/english.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import type { RequirementDraft, RequirementWorld } from './requirements.ts'

/** The requirements that come from the one required question of a type. */
export function typeRequirements(world: RequirementWorld): RequirementDraft[] {
  const { form } = world
  switch (form.projectType) {
    case 'dashboard':
      return splitList(form.dashboardWidgets)
        .slice(0, 14)
        .map((widget) => widgetRequirement(widget, world))
    case 'ecommerce':
      return splitList(form.productTypes)
        .slice(0, 8)
        .map((kind) => productRequirement(kind, form))
    case 'landing':
      return [ctaRequirement(form)]
    case 'blog':
      return splitList(form.contentTypes).slice(0, 8).map(contentRequirement)
    case 'mobile-app':
      return form.interactionPatterns.trim() === '' ? [] : [gestureRequirement()]
    default:
      return []
  }
}

function clean(text: string): string {
  return withoutStop(safeInline(text))
}

const visuals: readonly (readonly [RegExp, string])[] = [
  [/map|heat ?map|region|geo/i, 'map with a table of the same values'],
  [
    /trend|over time|per (?:day|week|month|hour)|daily|weekly|monthly|history|timeline/i,
    'line over the chosen period, previous period as a thin line',
  ],
  [
    /\bby\b|per |breakdown|split|share|distribution|mix|compare|versus|vs/i,
    'bars sorted by size, value at each bar',
  ],
  [
    /list|table|top|queue|latest|recent|open |pending|overdue|alerts?/i,
    'table of ten rows, oldest or largest first',
  ],
  [/funnel|conversion|pipeline/i, 'steps with count and drop between them'],
  [/status|health|uptime/i, 'one line per source with state in words and since when'],
]

const formulas: readonly (readonly [RegExp, string])[] = [
  [
    /rate|ratio|percent|%|share|on-time|utili[sz]ation|occupancy|conversion|churn|retention|uptime/i,
    'matching records ÷ all records of the period × 100',
  ],
  [/average|mean|avg/i, 'sum ÷ count of the period'],
  [
    /median|typical|wait|lead time|duration|response time|time to/i,
    'median and 90th percentile of the period',
  ],
  [
    /\b(?:seconds|minutes|hours|days)\b.*\b(?:out|over|above|below|late|down|idle|lost|waiting|open)\b/i,
    'sum of the time spans inside the period',
  ],
  [/\bper\b|\bby\b/i, 'count of records dated in the period, one bar per group'],
  [
    /revenue|sales|cost|spend|amount|value|margin|profit|mrr|arr|budget/i,
    'sum of amounts dated in the period, refunds deducted',
  ],
  [
    /stock|inventory|balance|level|temperature|open|backlog|active|queue|pending|overdue/i,
    'state at the time shown',
  ],
]

function widgetRequirement(widget: string, world: RequirementWorld): RequirementDraft {
  const visual =
    visuals.find(([pattern]) => pattern.test(widget))?.[1] ??
    'figure with change against the previous period and a small line'
  const formula =
    formulas.find(([pattern]) => pattern.test(widget))?.[1] ?? 'count of records dated in the period'
  const rows = world.main?.labels ?? 'rows'
  return {
    priority: 'must',
    title: clean(widget),
    text: `${upperFirst(visual)}; formula: ${formula}. Opening it lists exactly those ${rows}. No data shows "No values for this period", never 0.`,
    source: 'dashboardWidgets',
    slice: 'widgets',
  }
}

const productKinds: readonly (readonly [RegExp, string])[] = [
  [
    /digital|download|e-?book|pdf|software|preset|template|font|file/i,
    'after payment the page and the mail hold a link that works five times within 30 days; no shipping step appears',
  ],
  [
    /subscription|membership|monthly|box/i,
    'interval and next charge date show before paying; cancelling stops the next charge and keeps access until the paid period ends',
  ],
  [
    /service|session|appointment|consult|lesson|workshop|class|course|rental|ticket|event/i,
    'a date and time are chosen before paying; a place is held for 15 minutes and cannot be sold twice',
  ],
  [
    /gift|voucher/i,
    'amount and recipient are chosen; the code is mailed once and its balance is shown at checkout',
  ],
  [
    /custom|personali[sz]ed|made[- ]to[- ]order|bespoke|engrav/i,
    'the wish is typed with a live preview, confirmed before paying, stored with the order line and excluded from free return',
  ],
  [
    /food|fresh|perishable|flower|cake|bread|coffee|tea|wine|cheese/i,
    'allergens or ingredients, best-before span and earliest delivery day show beside the price',
  ],
  [
    /cloth|apparel|shoe|fashion|shirt|dress|wear|knit/i,
    'size and colour are chosen before the cart; a size table opens in place and a sold-out size stays visible as "sold out"',
  ],
  [
    /book|print|poster|art|ceramic|jewel|furniture|lamp|handmade|pottery|candle/i,
    'photos from three sides, size in cm, material and weight show; a one-off piece leaves the catalogue when sold',
  ],
]

function productRequirement(kind: string, form: CleanForm): RequirementDraft {
  const text =
    productKinds.find(([pattern]) => pattern.test(kind))?.[1] ??
    `price with tax${form.inventoryNeeded === false ? '' : ', stock'} and delivery time show beside the button; a shopper adds it to the cart without leaving the page`
  return {
    priority: 'must',
    title: clean(kind),
    text: `On the product page ${text}.`,
    source: 'productTypes',
    slice: 'Product',
  }
}

function ctaRequirement(form: CleanForm): RequirementDraft {
  const label = clean(form.primaryCTA)
  return {
    priority: 'must',
    title: `"${label}"`,
    text: `The button with exactly this text stands in the hero, mid-page and at the end, one primary button per viewport, and ${ctaTarget(form)}.`,
    short: `in hero, middle and end, one per viewport; it ${ctaTarget(form)}.`,
    source: 'primaryCTA',
    slice: 'content',
  }
}

/** Where the main button leads, from the form tool and the services named. */
export function ctaTarget(form: CleanForm): string {
  const payLink = /payment link|checkout link|gumroad|lemon ?squeezy|paypal\.me|stripe/i.test(
    `${form.integrations} ${form.paymentMethods}`,
  )
  if (form.leadFormTool === 'popup') return 'opens the form as a dialog'
  if (form.leadFormTool === 'none' || form.leadFormTool === '')
    return payLink ? 'opens the payment page' : 'opens the linked page in the same tab'
  return payLink
    ? 'moves to the form; after sending, the payment page opens with the e-mail filled in'
    : 'moves focus to the first field of the form'
}

function contentRequirement(kind: string): RequirementDraft {
  const found = contentKinds.find((each) => each.pattern.test(kind)) ?? articleKind
  return {
    priority: 'must',
    title: clean(kind),
    text: `Each has its own page and shows ${found.template}.`,
    source: 'contentTypes',
    slice: 'Post',
  }
}

function gestureRequirement(): RequirementDraft {
  return {
    priority: 'should',
    title: 'Gestures',
    text: 'Each gesture has a visible button that does the same, works with a screen reader on and never triggers twice.',
    source: 'interactionPatterns',
    slice: 'core',
  }
}
