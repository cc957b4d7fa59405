import type { ProjectType } from '../../form.ts'
import type { BriefField, CleanForm } from '../brief.ts'

export type TypeProfile = {
  /** "web app", as the pitch names it. */
  noun: string
  /** Portfolio, landing page and blog get a content model and shorter word bands. */
  content: boolean
  /** Left out of version 1 unless a field asks for it; the pattern tells whether one does. */
  outOfScope: readonly { text: string; wanted: RegExp }[]
  /** Quality lines only this type needs. */
  quality: readonly string[]
}

export const typeProfiles: Readonly<Record<ProjectType, TypeProfile>> = {
  'web-app': {
    noun: 'web app',
    content: false,
    outOfScope: [
      { text: 'public marketing pages', wanted: /\b(?:marketing|landing|pricing page|public site)\b/i },
      { text: 'native apps', wanted: /\b(?:native|ios|android)\b/i },
    ],
    quality: [],
  },
  'mobile-app': {
    noun: 'mobile app',
    content: false,
    outOfScope: [{ text: 'a separate web version', wanted: /\b(?:web|pwa|browser)\b/i }],
    quality: [
      'Safe areas respected; targets at least 44 pt; the system back gesture never loses input; each permission is asked when first needed and refusal leaves a way on.',
    ],
  },
  portfolio: {
    noun: 'portfolio site',
    content: true,
    outOfScope: [
      { text: 'visitor accounts', wanted: /\b(?:visitor accounts?|client login|sign-?in)\b/i },
      { text: 'a shop', wanted: /\b(?:shop|store|sell|checkout)\b/i },
    ],
    quality: [
      'Person structured data and a share image per page. The largest image on a page weighs at most 200 KB, in AVIF or WebP with width and height set.',
    ],
  },
  ecommerce: {
    noun: 'online shop',
    content: false,
    outOfScope: [
      {
        text: 'a marketplace with several sellers',
        wanted: /\b(?:marketplace|multi-?vendor|sellers|vendors)\b/i,
      },
      { text: 'a social feed', wanted: /\b(?:feed|follow|social)\b/i },
    ],
    quality: [
      'Money is stored as integer minor units with its currency. Tax and shipping are visible before the pay button.',
      'Product pages carry Product structured data and work without scripts up to the cart button.',
    ],
  },
  landing: {
    noun: 'landing page',
    content: true,
    outOfScope: [
      { text: 'login', wanted: /\blog-?in\b/i },
      { text: 'a dashboard', wanted: /\bdashboard\b/i },
      { text: 'a blog', wanted: /\bblog\b/i },
    ],
    quality: [
      'JavaScript on first load at most 150 KB gzip; the headline is the largest paint and does not wait for fonts or images.',
    ],
  },
  blog: {
    noun: 'blog',
    content: true,
    outOfScope: [
      { text: 'a shop', wanted: /\b(?:shop|store|sell|merch)\b/i },
      { text: 'member-only posts', wanted: /\b(?:members?|paywall|premium|paid)\b/i },
    ],
    quality: [
      'Article structured data, canonical address, `/rss.xml` and `/sitemap.xml`. Reading width 60–75 characters.',
    ],
  },
  dashboard: {
    noun: 'dashboard',
    content: false,
    outOfScope: [
      {
        text: 'editing source data from the dashboard',
        wanted: /\b(?:edit|update|create|approve|assign|write back)\b/i,
      },
    ],
    quality: [
      'Every figure states its formula, period and time zone. Empty, zero and failed look different: "No data yet", "0" and "Could not load, last good 09:40".',
      'Charts are readable without colour: direct labels or patterns, and a table view of the same numbers.',
    ],
  },
  other: { noun: 'product', content: false, outOfScope: [], quality: [] },
}

type ProfileEntity = { name: string; fields: BriefField[]; required?: boolean }

const field = (name: string, type: string, extra: Partial<BriefField> = {}): BriefField => ({
  name,
  type,
  ...extra,
})
const status = (...values: string[]): BriefField => ({ name: 'status', type: 'enum', values })
const money = (name: string): BriefField => ({ name, type: 'integer minor units', currency: true })

/** The smallest model that makes sense for the type when the user has not described one. */
export function profileEntities(form: CleanForm): ProfileEntity[] {
  if (form.projectType === 'ecommerce') return shopEntities(form)
  if (form.projectType === 'dashboard') {
    return [
      {
        name: 'DataSource',
        fields: [
          field('name', 'string'),
          field('last_loaded_at', 'timestamp'),
          status('fresh', 'stale', 'failed'),
        ],
      },
      {
        name: 'Metric',
        fields: [field('name', 'string'), field('formula', 'text'), field('target', 'decimal')],
      },
      { name: 'SavedView', fields: [field('name', 'string'), field('filters', 'json')] },
    ]
  }
  return [{ name: 'User', fields: [field('name', 'string'), field('email', 'string', { unique: true })] }]
}

function shopEntities(form: CleanForm): ProfileEntity[] {
  const sold = form.productTypes
  const isDigital =
    /\b(?:digital|download\w*|e-?books?|pdf|software|licen[cs]es?|files?|presets?|templates?)\b/i.test(sold)
  const isService =
    /\b(?:services?|sessions?|appointments?|consult\w+|lessons?|workshops?|class(?:es)?)\b/i.test(sold)
  const isSubscription = /\b(?:subscriptions?|memberships?|monthly|boxes)\b/i.test(sold)
  const onlyDigital =
    isDigital && !/\b(?:physical|print(?:s|ed)?|handmade|box(?:es)?|goods|clothing|food)\b/i.test(sold)
  const product = [
    field('name', 'string'),
    field('slug', 'string', { unique: true }),
    field('description', 'text'),
    money('price'),
    field('image', 'url'),
    status('draft', 'active', 'archived'),
  ]
  if (!onlyDigital && !isService) product.push(field('weight_g', 'integer'))
  if (isDigital) product.push(field('download_limit', 'integer'))
  if (isService) product.push(field('duration_min', 'integer'))
  if (isSubscription) product.push(field('interval', 'enum', { values: ['month', 'year'] }))
  const entities: ProfileEntity[] = [
    { name: 'Product', fields: product, required: true },
    { name: 'Category', fields: [field('name', 'string'), field('slug', 'string', { unique: true })] },
    {
      name: 'Customer',
      fields: [field('name', 'string'), field('email', 'string', { unique: true })],
      required: true,
    },
    {
      name: 'Order',
      fields: [
        field('number', 'string', { unique: true }),
        field('customer_id', 'reference', { reference: 'Customer' }),
        status('pending', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'refunded'),
        money('total'),
      ],
      required: true,
    },
    {
      name: 'OrderItem',
      fields: [
        field('order_id', 'reference', { reference: 'Order' }),
        field('product_id', 'reference', { reference: 'Product' }),
        field('quantity', 'integer'),
        money('unit_price'),
      ],
      required: true,
    },
    {
      name: 'Payment',
      fields: [
        field('order_id', 'reference', { reference: 'Order' }),
        field('provider_ref', 'string', { unique: true }),
        money('amount'),
        status('pending', 'succeeded', 'failed', 'refunded'),
      ],
      required: true,
    },
  ]
  const add = (wanted: boolean | undefined, name: string, fields: BriefField[]) => {
    if (wanted === true) entities.push({ name, fields, required: true })
  }
  add(form.inventoryNeeded, 'InventoryLevel', [
    field('product_id', 'reference', { reference: 'Product' }),
    field('on_hand', 'integer'),
    field('reserved', 'integer'),
    field('low_stock_at', 'integer'),
  ])
  add(form.cartWishlistSupport, 'CartItem', [
    field('customer_id', 'reference', { reference: 'Customer' }),
    field('product_id', 'reference', { reference: 'Product' }),
    field('quantity', 'integer'),
    field('kind', 'enum', { values: ['cart', 'wishlist'] }),
  ])
  add(form.discountSupport, 'Discount', [
    field('code', 'string', { unique: true }),
    field('kind', 'enum', { values: ['percent', 'amount'] }),
    field('value', 'integer'),
    money('min_spend'),
    field('expires_at', 'timestamp'),
    field('max_uses', 'integer'),
  ])
  add(form.reviewSystem, 'Review', [
    field('order_item_id', 'reference', { reference: 'OrderItem' }),
    field('rating', 'integer 1–5'),
    field('text', 'text'),
    status('pending', 'approved', 'rejected'),
  ])
  add(form.invoiceSupport, 'Invoice', [
    field('number', 'string', { unique: true }),
    field('order_id', 'reference', { reference: 'Order' }),
    money('net'),
    money('tax'),
    field('kind', 'enum', { values: ['invoice', 'credit note'] }),
  ])
  add(form.shippingRules.trim() !== '', 'ShippingRate', [
    field('zone', 'string'),
    money('cost'),
    field('free_from', 'integer minor units', { currency: true }),
    field('days', 'string'),
  ])
  return entities
}
