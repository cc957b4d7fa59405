import type { BriefEntity, BriefField, BriefRole, CleanForm } from '../brief.ts'
import { sampleDays } from '../knowledge/domain-samples.ts'
import { memoByText } from '../words/memo.ts'
import { toSlug } from '../words/slug.ts'
import { aroundLimits, limitsOf, moneyLimits } from './sample-limits.ts'

export type SampleWorld = {
  form: CleanForm
  roles: readonly BriefRole[]
  entities: readonly BriefEntity[]
  seed: number
  text: string
  /** Description, rules and notes: where limits and amounts are stated. */
  statements: string
}

const hours = ['09:00', '10:30', '18:00'] as const
/** A value for one field of one record; undefined where only an invention could stand. */
export function sampleValue(
  entity: BriefEntity,
  field: BriefField,
  index: number,
  title: string,
  world: SampleWorld,
): string | undefined {
  const name = field.name.toLowerCase()
  const span = /(\S+)\s+to\s+(\S+)$/.exec(field.type)
  if (span && !field.values) return index % 2 === 0 ? span[1] : span[2]
  if (field.values && field.values.length > 0) return field.values[index % field.values.length]
  if (field.reference !== undefined) return sampleReference(entity, field, index, world)
  if (laterDeed.test(name) && index % 2 === 0) return undefined
  if (
    /e-?mail|(?:^|_)(?:url|link|pdf|file|json|language|category|genre|cuisine|subject|topic|kind|type|unit|address|street|city|town|location|place|notes?|description)$/.test(
      name,
    )
  )
    return undefined
  if (/^(?:json|url|list|text|email|slug|coordinates|enum)/.test(field.type)) return photoName(name, title)
  if (field.type === 'phone' || /(?:^|_)(?:phone|mobile|tel)$/.test(name)) return undefined
  if (/^bool/.test(field.type)) return index % 2 === 0 ? 'yes' : 'no'
  if (field.currency === true) return money(entity, field, index, world)
  if (/date|timestamp|^time$/.test(field.type)) return moment(entity, field, index, world)
  if (/_day$|^day$/.test(name)) return sampleDays[(world.seed + index * 3) % 9]?.slice(0, 3)
  if (isPlate(name)) return plates(world.text)[index % 3]
  if (isCodeField(field)) return code(entity, field, index, world)
  if (/colou?r$/.test(name)) return ['blue', 'green', 'white'][index % 3]
  if (/^(?:integer|number|decimal)/.test(field.type)) return quantity(entity, field, index, world.statements)
  return photoName(name, title)
}

const laterDeed =
  /(?:^|_)(?:revoked|cancelled|canceled|deleted|redeemed|resolved|closed|returned|expired|used|failed|behoben)_(?:at|on|am)$/

function sampleReference(
  entity: BriefEntity,
  field: BriefField,
  index: number,
  world: SampleWorld,
): string | undefined {
  const rows = world.entities.find((each) => each.name === field.reference)?.samples ?? []
  if (field.name.endsWith('_by')) {
    const reached = entity.status?.values?.findIndex((value) => value === field.name.slice(0, -3)) ?? -1
    if (reached > index) return undefined
    if (reached >= 0) return rows[(index + 1) % 2]?.title
  }
  const twins = entity.fields.filter((each) => each.reference === field.reference)
  const row = rows[(index + twins.indexOf(field)) % Math.max(1, rows.length)]
  return row?.title || row?.reference
}

function photoName(name: string, title: string): string | undefined {
  if (!/photo|image|picture|avatar|cover/.test(name)) return undefined
  const slug = toSlug(title)
  return slug === '' || /\d$/.test(slug) ? undefined : `${slug}.jpg`
}

/** Later dates of one record lie after the first, by the number of days the text names. */
function moment(
  entity: BriefEntity,
  field: BriefField,
  index: number,
  world: SampleWorld,
): string | undefined {
  const alike = entity.fields.filter((each) => each.type === field.type && each.reference === undefined)
  const position = alike.indexOf(field)
  const start = (world.seed + index * 3) % 9
  if (field.type === 'time') return position > 0 ? ['10:00', '11:30', '19:00'][index % 3] : hours[index % 3]
  if (/timestamp/.test(field.type) && !/date/.test(field.name))
    return `${sampleDays[start]} ${laterHour(index, position)}`
  const isLater = position > 0 && !/^(?:last|letzte|dernière|última)/.test(field.name)
  return sampleDays[start + (isLater ? termOf(world.statements) : 0)]
}

function laterHour(index: number, position: number): string {
  const [first = '09', minutes = '00'] = (hours[index % 3] ?? '09:00').split(':')
  return `${String(Number(first) + position).padStart(2, '0')}:${minutes}`
}

const termOf = memoByText((text) => {
  const days = Number(
    /(?:within|after|for|innerhalb von|nach|pendant|durante|dentro de)\s+(\d{1,2})\s+(?:days|tagen?|jours|d[ií]as)/iu.exec(
      text.slice(0, 8000),
    )?.[1] ??
      /(\d{1,2})\s*(?:दिन|日間)/u.exec(text.slice(0, 8000))?.[1] ??
      7,
  )
  return days >= 1 && days <= 9 ? days : 7
}, 20)

const usual: readonly (readonly [RegExp, readonly [number, number, number]])[] = [
  [/year|jahr|année|año/, [2025, 2024, 2023]],
  [/rating|stars/, [5, 4, 3]],
  [/percent|_pct$|progress|battery|humidity|feuchte/, [82, 37, 64]],
  [/celsius|temp/, [5.1, 6.3, 4.4]],
  [/minutes|duration|_min$/, [30, 45, 90]],
  [/hours|_h$/, [2, 6, 24]],
  [/days|tage|jours/, [14, 7, 3]],
  [/weight|_kg$|^kg$/, [12, 4.5, 0.8]],
  [/age$|alter|edad/, [34, 9, 61]],
  [/pages/, [240, 96, 312]],
  [/capacity|seats|kapazität|capacité|capacidad/, [12, 8, 20]],
  [/servings|portions/, [4, 2, 6]],
  [/litres?$|liters?$|litros?$|لتر/, [14.2, 11.8, 9.5]],
  [/copies|प्रतियाँ/, [3, 1, 2]],
  [/interval/, [1, 2, 3]],
  [/coefficient|coeficiente|koeffizient/, [0.8, 1.2, 1]],
  [/lat(?:itude)?$|lng$|lon(?:gitude)?$/, [0, 0, 0]],
]

function quantity(entity: BriefEntity, field: BriefField, index: number, text: string): string | undefined {
  const name = field.name.toLowerCase()
  const range = /(\d+)\s?[–-]\s?(\d+)/.exec(`${field.type} ${field.note ?? ''}`)
  if (range) {
    const [low, high] = [Number(range[1]), Number(range[2])]
    return String([Math.round((low + high) / 2), high, low][index % 3])
  }
  const bound = /^(min|max)/.exec(name)?.[1]
  const limits = limitsOf(field.name, text)
  if (bound !== undefined)
    return String((bound === 'min' ? limits.least : limits.most) ?? (bound === 'min' ? 2 : 8))
  // An alarm exists because the limit was crossed: none of its records lies inside.
  if (
    limits.most !== undefined &&
    (/^(?:peak|highest)/.test(name) || /^(?:alarm|alert|violation|breach)/.test(entity.label.toLowerCase()))
  )
    return String(
      Math.round((limits.most + (index + 1) * (limits.most >= 100 ? limits.most / 20 : 0.4)) * 10) / 10,
    )
  const limited = aroundLimits(limits, field.type.startsWith('integer'))
  if (limited) return limited[index % 3]
  if (/lat(?:itude)?$|lng$|lon(?:gitude)?$/.test(name)) return undefined
  const known = usual.find(([pattern]) => pattern.test(name))?.[1] ?? [3, 5, 12]
  const percent = /percent|_pct$|progress|battery|humidity/.test(name) ? ' %' : ''
  return `${known[index % 3]}${percent}`
}

export function isCodeField(field: BriefField): boolean {
  return (
    isPlate(field.name) ||
    /(?:^|_)(?:sku|code|number|no|ref|reference|barcode|serial|key|nummer|número|numéro|numero|番号|编号)$|nummer$/i.test(
      field.name,
    )
  )
}

function isPlate(name: string): boolean {
  return /(?:^|_)(?:plate|licen[cs]e_plate|registration|plate_number|kennzeichen|matrícula|immatriculation)$/i.test(
    name,
  )
}

const platePatterns: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bkenya|nairobi|mombasa/i, ['KDA 412C', 'KCZ 087M', 'KDD 630F']],
  [/german|deutsch|berlin|münchen|hamburg/i, ['B-LN 482', 'M-KT 1057', 'HH-RS 318']],
  [/austria|österreich|wien|vienna/i, ['W-48213T', 'G-310KL', 'L-772AB']],
  [/\buk\b|england|scotland|wales|london|£/i, ['LK21 VXF', 'BD70 KMT', 'SN19 ROE']],
  [/españa|spain|madrid|zaragoza/i, ['4821 KLM', '1057 JRT', '3180 MVB']],
  [/france|paris|lyon|bretagne/i, ['AB-482-LN', 'DK-105-RT', 'GV-318-MB']],
]

function plates(text: string): readonly string[] {
  return platePatterns.find(([country]) => country.test(text))?.[1] ?? ['AB 412 C', 'CD 087 M', 'EF 630 F']
}

const numbered =
  /order|invoice|ticket|case|parcel|shipment|licen[cs]e|contract|quote|claim|batch|lot|receipt|booking|member|policy|bestellung|rechnung|commande|facture|pedido|factura/

function code(entity: BriefEntity, field: BriefField, index: number, world: SampleWorld): string | undefined {
  if (entity.fields.find(isCodeField) !== field) return undefined
  const name = field.name.toLowerCase()
  if (/^(?:number|no|nummer|número|numéro|numero)$/.test(name) && !numbered.test(entity.label.toLowerCase()))
    return String(4 + index * 7)
  const digits = String(((world.seed + index * 17) % 890) + 101).padStart(4, '0')
  const prefix = initials(entity.name)
  // Two letters that are not our own ids: T-12 is a test and BR-3 a rule.
  return prefix.length < 2 ? digits : `${ownIds.has(prefix) ? `${prefix}X` : prefix}-${digits}`
}

const ownIds = new Set(['FR', 'BR', 'US'])

function initials(name: string): string {
  const capitals = name.replace(/[^A-Z]/g, '')
  return capitals.length >= 2
    ? capitals.slice(0, 3)
    : name
        .replace(/[^A-Za-z]/g, '')
        .slice(0, 2)
        .toUpperCase()
}

const usualAmounts = [24, 8.5, 120]

/** Amounts of the brief itself; on both sides of a limit where a sentence sets one for this thing. */
function money(entity: BriefEntity, field: BriefField, index: number, world: SampleWorld): string {
  const currency = currencyOf(world.text)
  const limited = aroundLimits(moneyLimits(entity.label.toLowerCase(), world.statements), true)
  const stated = amountsIn(world.statements)
  const range = /price|rate|preis|prix|precio|prezzo/i.test(field.name)
    ? priceRange(world.statements)
    : undefined
  const amounts = range ?? limited?.map(Number) ?? (stated.length >= 2 ? stated : usualAmounts)
  const amount = amounts[index % amounts.length] ?? 24
  // These currencies have no cents, and no thing costs 24 of them.
  if (/^(?:JPY|CLP|COP|KRW)$/.test(currency))
    return `${amounts === usualAmounts ? amount * 500 : Math.round(amount)} ${currency}`
  return `${amount.toFixed(2)} ${currency}`
}

/** "Prices are in Chilean pesos, 12,900 to 18,500 per skein". */
const priceRange = memoByText((text): number[] | undefined => {
  const match =
    /(?<!\p{L})(?:prices?|costs?|sells? for|preise?|precios?|prix)(?!\p{L})[^.;:\n\d]{0,60}(\d[\d.,]{0,9})\s?(?:[€£$₹]|[A-Z]{3})?\s?(?:to|–|-|and|bis|a|à)\s?[€£$₹]?(\d[\d.,]{0,9})/iu.exec(
      text.slice(0, 8000),
    )
  const [low, high] = [match?.[1], match?.[2]].map((digits) =>
    Number(
      (digits ?? '')
        .replace(/[.,]$/, '')
        .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
        .replace(',', '.'),
    ),
  )
  return low && high && high > low && high < low * 50 ? [low, high] : undefined
}, 20)

const amountsIn = memoByText((text): number[] => {
  const found = [
    ...text
      .slice(0, 8000)
      .matchAll(
        /[€£$₹]\s?(\d{1,3}(?:[.,]\d{2})?)(?![\d.,]*\d)|(?<![\d.,])(\d{1,3}(?:[.,]\d{2})?)\s?(?:[€£₹]|EUR\b|euros?\b|GBP\b|pounds?\b|dollars?\b)/giu,
      ),
  ]
  return [
    ...new Set(
      found
        .map((match) => Number((match[1] ?? match[2] ?? '').replace(',', '.')))
        .filter((value) => value > 0),
    ),
  ].slice(0, 3)
}, 20)

const currencies: readonly (readonly [RegExp, string])[] = [
  [/€|\beur(?:os?)?\b/i, 'EUR'],
  [/£|\bgbp\b|\bpounds?\b/i, 'GBP'],
  [/\bchf\b|\bfranken\b/i, 'CHF'],
  [/₹|\binr\b|\brupees?\b/i, 'INR'],
  [/¥|\bjpy\b|\byen\b/i, 'JPY'],
  [/\bcad\b/i, 'CAD'],
  [/\baud\b/i, 'AUD'],
  [/\bsek\b|\bkronor\b/i, 'SEK'],
  [/\bnok\b|\bkroner\b/i, 'NOK'],
  [/\bpln\b|\bz(?:ł|l)oty\b|\bzł\b/i, 'PLN'],
  [/\bbrl\b|R\$|\breais\b/i, 'BRL'],
  [/\bkes\b|\bksh\b/i, 'KES'],
  [/\bngn\b|₦|\bnaira\b/i, 'NGN'],
  [/\bmxn\b|\bpesos?\b/i, 'MXN'],
  [/\btry\b|₺/i, 'TRY'],
  [/\bzar\b|\brand\b/, 'ZAR'],
  [/\$|\busd\b|\bdollars?\b/i, 'USD'],
]

const pesos: readonly (readonly [RegExp, string])[] = [
  [/chile/i, 'CLP'],
  [/argentin/i, 'ARS'],
  [/colombia/i, 'COP'],
  [/philippin/i, 'PHP'],
]

export function statedCurrency(text: string): string | undefined {
  const found = currencies.find(([pattern]) => pattern.test(text))?.[1]
  if (found !== 'MXN' || /\bmxn\b/i.test(text)) return found
  return pesos.find(([country]) => country.test(text))?.[1] ?? found
}

const currencyOf = memoByText((text) => statedCurrency(text) ?? 'EUR', 20)
