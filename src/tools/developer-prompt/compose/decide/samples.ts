import type { BriefEntity, BriefField, BriefRelation, BriefRole, CleanForm, SampleRecord } from '../brief.ts'
import { namesFor } from '../knowledge/domain-samples.ts'
import { splitList } from './reading.ts'
import { nameLike } from './sample-names.ts'
import { isCodeField, sampleValue } from './sample-value.ts'
import { safeInline } from '../words/inline.ts'
import { isVerb, singular, withoutStop } from '../words/english.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { stem, wordsOf } from '../words/stem.ts'

type Given = {
  form: CleanForm
  roles: readonly BriefRole[]
  entities: BriefEntity[]
  relations: readonly BriefRelation[]
  seed: number
  text: string
  languageCode: string
}

/** With the sentences that state limits and amounts; prices of shipping are not prices of things. */
type World = Given & { statements: string }

const recordsPerEntity = 3

/** Two or three believable rows for each entity, from the user's own examples first, then from the domain. */
export function decideSamples(given: Given) {
  const { businessRules, projectDescription, additionalNotes, customFeatures } = given.form
  const world = {
    ...given,
    statements: [businessRules, projectDescription, additionalNotes, ...customFeatures].join('\n'),
  }
  const mined = mineExamples(world)
  const ordered = [...world.entities].sort((left, right) => depth(left, world) - depth(right, world))
  for (const entity of ordered) {
    const titles = titlesFor(entity, world, mined.get(entity.name))
    entity.samples = titles.slice(0, recordsPerEntity).map((title, index) =>
      withReference({
        title,
        values: entity.fields
          .filter((field) => !isNameField(field) && !/^(?:id|created_at|updated_at)$/.test(field.name))
          .flatMap((field) => {
            const value = sampleValue(entity, field, index, title, world)
            return value === undefined ? [] : [{ field: field.name, value }]
          }),
      }),
    )
  }
}

function depth(entity: BriefEntity, world: World): number {
  if (entity.person !== undefined) return 0
  const parents = entity.fields.filter(
    (field) => field.reference !== undefined && field.reference !== entity.name,
  )
  return parents.length + (parents.some((field) => hasParents(field.reference, world)) ? 2 : 1)
}

/** A record without a name is known by its first values. */
function withReference(sample: SampleRecord): SampleRecord {
  if (sample.title !== '') return sample
  const codes = sample.values.filter(({ field }) => isCodeField({ name: field, type: '' }))
  const times =
    codes.length > 0
      ? codes.slice(0, 1)
      : sample.values.filter(({ value }) => /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d|^\d\d:\d\d$/.test(value))
  const shown = times.length > 0 ? times : sample.values.filter(({ value }) => !/^(?:yes|no)$/.test(value))
  const [first, second] = shown
  const isBare = first !== undefined && codes.length === 0 && /^[\d.]+$/.test(first.value)
  const words = isBare
    ? [`${first.field} ${first.value}`]
    : [first?.value, codes.length > 0 ? undefined : second?.value].filter((word) => word !== undefined)
  return words.length === 0 ? sample : { ...sample, reference: words.join(' ') }
}

function hasParents(name: string | undefined, world: World): boolean {
  return world.entities.some(
    (entity) =>
      entity.name === name &&
      entity.person === undefined &&
      entity.fields.some((field) => field.reference !== undefined),
  )
}

export function isNameField(field: BriefField): boolean {
  return /^(?:name|title|label|subject|headline|full_name|fullname|nombre|nom|nome|titel|título|titre|titulo|bezeichnung|名前|名称|タイトル|标题|이름|제목|الاسم|العنوان|नाम|शीर्षक|название|имя)$/i.test(
    field.name,
  )
}

/** Tables our own features bring; rows of them show nothing about the product. */
const support =
  /^(?:ActivityEvent|AuditEvent|Notification|NotificationPreference|ImportJob|File|Photo|Invitation|ShareLink|SavedView|WidgetLayout|AlertRule|AlertEvent|Session|Device|ApiKey|Role|Address|Cart|CartItem|InventoryLevel)$/

function titlesFor(entity: BriefEntity, world: World, mined: readonly string[] | undefined): string[] {
  if (entity.person !== undefined) {
    const role = world.roles.find((each) => each.name === entity.person)
    return role?.people.map((person) => person.full) ?? []
  }
  if (entity.assumed && (entity.fields.length === 0 || support.test(entity.name))) return []
  if (mined && mined.length >= 2) return mined.map(upperFirst)
  if (!entity.fields.some(isNameField) && entity.fields.length > 0) return ['', '', '']
  if (/^(?:metric|kpi|widget)$/.test(entity.label) && world.form.dashboardWidgets !== '')
    return splitList(world.form.dashboardWidgets).map((name) => upperFirst(safeInline(name)))
  const known =
    namesFor(stem(entity.name)) ?? namesFor(stem(wordsOf(entity.label).at(-1) ?? '')) ?? knownByPlain(entity)
  if (mined && mined.length === 1 && known) return [upperFirst(mined[0] ?? ''), ...known]
  if (known) return rotate(known, world.seed)
  const likely = nameLike(entity, world.seed, world.languageCode)
  if (likely) return likely
  const noun = namedKind(entity, world) ?? upperFirst(entity.label)
  return [1, 2, 3].map((number) => `${noun} ${number}`)
}

const modifierStop =
  /^(?:can|may|must|will|should|would|could|might|to|we|they|you|i|it|he|she|who|the|our|each|every|two|three|four|five|six|seven|eight|nine|ten|all|any|some|this|that|these|those|one|per|and|with|for|from|new|other|same|whole|many|most|more|both|their|your|his|her|its|which|what|own|next|last|first|second|third|overdue|late|free|open|active|available|damaged|lost|missing|broken|past|upcoming|future|recent|popular|similar|related|important|good|bad|best|small|big|large|short|long|old|young|few|several|different|various|certain|specific|single|double|extra|additional|total|current|existing|local|real|full|empty|daily|weekly|monthly|yearly|public|private|personal|special|main|least|about|around|only|until|after|before|between|over|under|into|when|then|than|also|such|like|not|without|has|have|had|are|was|were|more|less|enough|cancelled|booked|unpaid|paid|late|pending|finished|planned|ready|certain|simple|quick|tiny|huge|custom|default|online|duplicate)$/

/** "6 cold rooms" or "violin lessons" in the description: Cold room 1, Violin lesson 2. */
function namedKind(entity: BriefEntity, world: World): string | undefined {
  if (!/^[a-z ]+$/.test(entity.label)) return undefined
  const status = entity.status?.values ?? []
  const prose = world.form.projectDescription.slice(0, 4000)
  if (!prose.toLowerCase().includes(` ${entity.label}`)) return undefined
  for (const match of prose.matchAll(new RegExp(`\\b([a-z]{3,14}) ${entity.label}s?\\b`, 'gi'))) {
    const word = match[1]?.toLowerCase() ?? ''
    if (
      isVerb(word) ||
      modifierStop.test(word) ||
      /(?:ly|ing)$/.test(word) ||
      status.includes(word) ||
      world.roles.some((role) => role.label.split(' ').some((part) => stem(part) === stem(word)))
    )
      continue
    return upperFirst(`${word} ${entity.label}`)
  }
  return undefined
}

function knownByPlain(entity: BriefEntity): readonly string[] | undefined {
  const last = wordsOf(entity.label).at(-1) ?? ''
  return namesFor(last) ?? namesFor(singular(last))
}

function rotate<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

const wordsAndCommas = /[\p{L}\w\s,-]+/gu
// Only the last word of an item may be cut short: more freedom than that and long sentences take for ever.
const openItem = '(?:[\\p{L}-]+(?![\\p{L}-])\\s?){0,3}[\\p{L}-]+\\s?'
const openList = new RegExp(
  `\\b[a-z]{3,15}\\s+(${openItem}(?:,\\s*${openItem}){1,6})(?:,?\\s*(?:and|or)\\s+(?:so on|more|others?)|,?\\s*etc)`,
  'giu',
)

const leadsIn =
  /such as|like|including|e\.g\.|for example|namely|z\. ?B\.|wie etwa|par exemple|por ejemplo|como/i

/** Examples in the user's own sentences: "such as drills and ladders", "reserve drills, ladders, a washer and so on". */
function mineExamples(world: World): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const prose = [world.form.projectDescription, world.form.additionalNotes, world.form.customDescription]
    .join('\n')
    .slice(0, 6000)
  const things = world.entities.filter(
    (entity) => entity.person === undefined && entity.fields.some(isNameField),
  )
  const add = (name: string, items: readonly string[]) => {
    const clean = items
      .map((item) => withoutLeadIn(withoutStop(safeInline(item))))
      .filter(
        (item) =>
          item.length > 2 && item.split(' ').length <= 4 && !/^(?:so on|more|others?|etc)/i.test(item),
      )
      .map((item) => singularIfPlain(item))
    if (clean.length >= 2 && !found.has(name)) found.set(name, clean)
  }
  for (const match of !leadsIn.test(prose)
    ? []
    : prose.matchAll(
        /([\p{L}-]{3,30})\s*(?:,|\()?\s*(?:such as|like|including|e\.g\.|for example|namely|z\. ?B\.|wie etwa|par exemple|por ejemplo|como)\s*:?\s+([^.;:()\n]{5,160})/giu,
      )) {
    const entity = things.find((each) => stem(wordsOf(each.label).at(-1) ?? '') === stem(match[1] ?? ''))
    if (entity) add(entity.name, splitList((match[2] ?? '').replace(/\s+and so on.*$/i, '')))
  }
  for (const match of prose.matchAll(/([\p{L}-]{3,30})\s*(?:\(|:\s)([^.;:()\n\d/]{5,120})(?=[).;\n]|$)/gu)) {
    const entity = things.find((each) => stem(wordsOf(each.label).at(-1) ?? '') === stem(match[1] ?? ''))
    const items = splitList(match[2] ?? '')
    if (entity && items.length >= 2 && items.every((item) => item.split(' ').length <= 3))
      add(entity.name, items)
  }
  const goods = things.find((entity) => /^(?:product|item|article|good)$/.test(entity.label))
  if (goods) add(goods.name, goodsOf(world.form.productTypes))
  for (const listing of prose.match(wordsAndCommas) ?? []) {
    if (!/so on|more|other|etc/iu.test(listing)) continue
    for (const match of listing.matchAll(openList)) {
      const entity = catalogueEntity(things, world)
      if (entity) add(entity.name, splitList(match[1] ?? ''))
    }
  }
  return found
}

/** "physical (flour, grain), gift vouchers" → flour, grain, gift vouchers. */
function goodsOf(productTypes: string): string[] {
  const inner = [...productTypes.matchAll(/\(([^()]{3,120})\)/g)].flatMap((match) =>
    splitList(match[1] ?? ''),
  )
  const outer = splitList(productTypes.replace(/\([^()]*\)/g, ''))
  return [...inner, ...outer].filter(
    (item) =>
      !/^(?:(?:physical|digital|virtual|service|services|subscription|subscriptions|monthly|handmade|goods|products|items|one of a kind|unique|no|and|downloads?|physisch|digital|física?s?|numériques?)\s*)+$/i.test(
        item.trim(),
      ) && !/\bno\b|\bonly\b|\d/i.test(item),
  )
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
