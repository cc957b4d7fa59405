import type { BriefEntity, BriefField, BriefRelation, BriefRole, CleanForm, SampleRecord } from '../brief.ts'
import { collectionNames, namesFor, sampleDays } from '../knowledge/domain-samples.ts'
import { splitList } from './reading.ts'
import { safeInline } from '../words/inline.ts'
import { isVerb, singular, upperFirst, withoutStop } from '../words/english.ts'
import { stem, wordsOf } from '../words/stem.ts'
import { toSlug } from '../words/slug.ts'
import { stableHash } from '../words/hash.ts'

type World = { form: CleanForm; roles: readonly BriefRole[]; entities: BriefEntity[]; relations: readonly BriefRelation[]; seed: number; text: string }

const recordsPerEntity = 3

/** Two or three believable rows for each entity, from the user's own examples first, then from the domain. */
export function decideSamples(world: World) {
  const mined = mineExamples(world)
  const ordered = [...world.entities].sort((left, right) => depth(left, world) - depth(right, world))
  for (const entity of ordered) {
    const titles = titlesFor(entity, world, mined.get(entity.name))
    entity.samples = titles.slice(0, recordsPerEntity).map((title, index) => withReference({
      title,
      values: entity.fields
        .filter((field) => !isNameField(field) && !/^(?:id|created_at|updated_at)$/.test(field.name))
        .flatMap((field) => {
          const value = sampleValue(entity, field, index, title, world)
          return value === undefined ? [] : [{ field: field.name, value }]
        }),
    }))
  }
}

function depth(entity: BriefEntity, world: World): number {
  if (entity.person !== undefined) return 0
  const parents = entity.fields.filter((field) => field.reference !== undefined && field.reference !== entity.name)
  return parents.length + (parents.some((field) => hasParents(field.reference, world)) ? 2 : 1)
}

/** A record without a name is known by its first values. */
function withReference(sample: SampleRecord): SampleRecord {
  if (sample.title !== '') return sample
  const times = sample.values.filter(({ value }) => /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d|^\d\d:\d\d$/.test(value))
  const shown = times.length > 0 ? times : sample.values.filter(({ value }) => !/^(?:yes|no)$/.test(value))
  const words = shown.slice(0, 2).map(({ value }) => value)
  return words.length === 0 ? sample : { ...sample, reference: words.join(' ') }
}

function hasParents(name: string | undefined, world: World): boolean {
  return world.entities.some((entity) => entity.name === name && entity.person === undefined && entity.fields.some((field) => field.reference !== undefined))
}

export function isNameField(field: BriefField): boolean {
  return /^(?:name|title|label|subject|headline|full_name|fullname)$/i.test(field.name)
}

function titlesFor(entity: BriefEntity, world: World, mined: readonly string[] | undefined): string[] {
  if (entity.person !== undefined) {
    const role = world.roles.find((each) => each.name === entity.person)
    return role?.people.map((person) => person.full) ?? []
  }
  if (mined && mined.length >= 2) return mined.map(upperFirst)
  const hasName = entity.fields.some(isNameField) || entity.fields.length === 0
  const known = namesFor(stem(entity.name)) ?? namesFor(stem(wordsOf(entity.label).at(-1) ?? '')) ?? knownByPlain(entity)
  if (hasName) {
    if (mined && mined.length === 1 && known) return [upperFirst(mined[0] ?? ''), ...known]
    if (known) return rotate(known, world.seed)
    const noun = upperFirst(entity.label)
    return rotate(collectionNames, world.seed + stableHash(entity.name)).slice(0, 3).map((name) => `${noun} "${name}"`)
  }
  return ['', '', '']
}

function knownByPlain(entity: BriefEntity): readonly string[] | undefined {
  const last = wordsOf(entity.label).at(-1) ?? ''
  return namesFor(last) ?? namesFor(singular(last))
}

function rotate<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

/** Examples in the user's own sentences: "such as drills and ladders", "reserve drills, ladders, a washer and so on". */
function mineExamples(world: World): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const prose = [world.form.projectDescription, world.form.additionalNotes, world.form.customDescription].join('\n').slice(0, 6000)
  const things = world.entities.filter((entity) => entity.person === undefined && entity.fields.some(isNameField))
  const add = (name: string, items: readonly string[]) => {
    const clean = items
      .map((item) => withoutLeadIn(withoutStop(safeInline(item))))
      .filter((item) => item.length > 2 && item.split(' ').length <= 4 && !/^(?:so on|more|others?|etc)/i.test(item))
      .map((item) => singularIfPlain(item))
    if (clean.length >= 2 && !found.has(name)) found.set(name, clean)
  }
  for (const match of prose.matchAll(/([\p{L}-]{3,30})\s*(?:,|\()?\s*(?:such as|like|including|e\.g\.|for example|namely|z\. ?B\.|wie etwa|par exemple|por ejemplo|como)\s*:?\s+([^.;:()\n]{5,160})/giu)) {
    const entity = things.find((each) => stem(wordsOf(each.label).at(-1) ?? '') === stem(match[1] ?? ''))
    if (entity) add(entity.name, splitList((match[2] ?? '').replace(/\s+and so on.*$/i, '')))
  }
  for (const match of prose.matchAll(/\b([a-z]{3,15})\s+((?:[\p{L}-]+\s?){1,4}(?:,\s*(?:[\p{L}-]+\s?){1,4}){1,6})(?:,?\s*(?:and|or)\s+(?:so on|more|others?)|,?\s*etc)/giu)) {
    const entity = catalogueEntity(things, world)
    if (entity) add(entity.name, splitList(match[2] ?? ''))
  }
  return found
}

/** "Members reserve drills" → "drills": people and verbs before the first thing go. */
function withoutLeadIn(item: string): string {
  const words = item.split(' ')
  const verbAt = words.findIndex((word, index) => index < words.length - 1 && isVerb(word))
  const rest = verbAt >= 0 ? words.slice(verbAt + 1) : words
  return rest.join(' ').replace(/^(?:a|an|the|some|our|their)\s+/i, '')
}

/** The thing people choose from: not owned by anybody, has a name, referenced by others. */
function catalogueEntity(things: readonly BriefEntity[], world: World): BriefEntity | undefined {
  const free = things.filter((entity) => entity.owner === undefined)
  return free.find((entity) => world.relations.some((relation) => relation.from === entity.name)) ?? free[0]
}

function singularIfPlain(item: string): string {
  const words = item.split(' ')
  const last = words.pop() ?? ''
  return [...words, singular(last)].join(' ')
}

const cityStreets = ['Mill Lane 3', 'Quay 12', 'Linden Street 8'] as const
const hours = ['09:00', '10:30', '18:00'] as const

function sampleValue(entity: BriefEntity, field: BriefField, index: number, title: string, world: World): string | undefined {
  const name = field.name.toLowerCase()
  if (field.values && field.values.length > 0) return field.values[(index + (entity.status === field ? 0 : index)) % field.values.length]
  if (field.assumed === true && field.name.endsWith('_by')) {
    const reached = entity.status?.values?.findIndex((value) => value === field.name.slice(0, -3)) ?? -1
    if (reached > index) return undefined
    return world.entities.find((each) => each.name === field.reference)?.samples[(index + 1) % 2]?.title
  }
  if (field.reference !== undefined) {
    const target = world.entities.find((each) => each.name === field.reference)
    const rows = target?.samples ?? []
    const row = rows[index % Math.max(1, rows.length)]
    return row?.title || row?.reference
  }
  if (/e-?mail/.test(name)) return undefined
  if (/phone|mobile|tel\b/.test(name)) return `+44 7700 90010${index + 1}`
  if (/^(?:bool|boolean)/.test(field.type)) return index % 2 === 0 ? 'yes' : 'no'
  if (field.currency === true) return `${[24, 8.5, 120][index % 3]?.toFixed(2)} ${currencyOf(world.text)}`
  const day = sampleDays[(world.seed + index * 3) % 9] ?? 'Sat 14 March'
  if (/^time$/.test(field.type)) return /^(?:end|to|until)/.test(name) ? ['17:00', '18:30', '23:00'][index % 3] : hours[index % 3]
  if (/date|deadline|due|_at$|_on$|\bday\b/.test(name) || /date|timestamp/.test(field.type)) {
    const offset = /due|deadline|end|until|expires?|return/.test(name) ? 7 : 0
    const start = (world.seed + index * 3) % 9
    const shown = sampleDays[start + offset] ?? day
    return /timestamp/.test(field.type) && !/date/.test(name) ? `${shown} ${hours[index % 3]}` : shown
  }
  if (/time|start|begin/.test(name) && !/date/.test(name)) return hours[index % 3]
  if (/^end/.test(name)) return ['10:00', '12:00', '19:30'][index % 3]
  if (/year/.test(name)) return String(2025 - index)
  if (/rating|stars/.test(name)) return String(5 - index)
  if (/percent|_pct|progress/.test(name)) return `${[40, 75, 100][index % 3]} %`
  if (/minutes|duration|_min$/.test(name)) return String([30, 45, 90][index % 3])
  if (/weight|kg/.test(name)) return String([12, 4.5, 0.8][index % 3])
  if (/address|street/.test(name)) return cityStreets[index % 3]
  if (/city|town/.test(name)) return namesFor('city')?.[index]
  if (/location|place|site|room/.test(name)) return namesFor(/room/.test(name) ? 'room' : 'location')?.[index]
  if (/colou?r/.test(name)) return ['blue', 'green', 'white'][index % 3]
  if (/category|genre|cuisine|subject|topic|kind|type/.test(name)) return undefined
  if (/^(?:sku|code|number|no|ref|reference|qr_code|barcode|serial|ticket_no)$|_code$|_number$|_ref$/.test(name)) {
    return `${initials(entity.name)}-${String(((world.seed + index * 17) % 89) + 11).padStart(4, '0')}`
  }
  if (/count|quantity|qty|seats|capacity|guests|size|level|grade|age|points|stock|frames|units|amount|score|position|limit/.test(name) || /integer|number|decimal/.test(field.type)) {
    return String([3, 5, 12][index % 3])
  }
  if (/photo|image|picture|avatar|file|cover/.test(name)) {
    const slug = toSlug(title)
    return slug === '' ? undefined : `${slug}.jpg`
  }
  return undefined
}

function initials(name: string): string {
  const capitals = name.replace(/[^A-Z]/g, '')
  return capitals.length >= 2 ? capitals.slice(0, 3) : name.slice(0, 2).toUpperCase()
}

const currencies: readonly (readonly [RegExp, string])[] = [
  [/€|\beur(?:os?)?\b/i, 'EUR'], [/£|\bgbp\b|\bpounds?\b/i, 'GBP'], [/\bchf\b|\bfranken\b/i, 'CHF'], [/₹|\binr\b|\brupees?\b/i, 'INR'], [/¥|\bjpy\b|\byen\b/i, 'JPY'],
  [/\bcad\b/i, 'CAD'], [/\baud\b/i, 'AUD'], [/\bsek\b|\bkronor\b/i, 'SEK'], [/\bnok\b|\bkroner\b/i, 'NOK'], [/\bpln\b|\bz(?:ł|l)oty\b|\bzł\b/i, 'PLN'], [/\bbrl\b|R\$|\breais\b/i, 'BRL'],
  [/\bkes\b|\bksh\b/i, 'KES'], [/\bngn\b|₦|\bnaira\b/i, 'NGN'], [/\bmxn\b|\bpesos?\b/i, 'MXN'], [/\btry\b|₺/i, 'TRY'], [/\bzar\b|\brand\b/, 'ZAR'], [/\$|\busd\b|\bdollars?\b/i, 'USD'],
]

export function statedCurrency(text: string): string | undefined {
  return currencies.find(([pattern]) => pattern.test(text))?.[1]
}

function currencyOf(text: string): string {
  return statedCurrency(text) ?? 'EUR'
}
