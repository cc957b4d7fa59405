import { contentRoots } from '../compose/words/stem.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { lowerFirst, plural, withArticle } from '../compose/words/english.ts'
import { singularisePhrase } from '../compose/read/singular.ts'
import { toEntityName } from '../compose/read/names.ts'
import { contentTypes } from '../form.ts'
import { variantFields } from './goods.ts'
import { entityNames, modelNouns, pluralName, type Models } from './model-nouns.ts'
import type { Noun } from './read-nouns.ts'
import type { Reading } from './read-sentence.ts'
import { saidFigures } from './said-figures.ts'
import { topicOf } from './topic-of.ts'

export type ProductModel = Models & {
  actions: string[]
  saidActions: boolean
  flow: string
  /** The tables come from the sentence's own nouns. */
  saidModels: boolean
}

const mostActions = 6

/** What people do, in which order, and what has to be stored for it. */
export function modelProduct(reading: Reading, doers: string): ProductModel {
  const actions = actionsFor(reading)
  const tables = tablesFor(reading, doers)
  return {
    actions: actions.list,
    saidActions: actions.saidCount > 0,
    flow: flowFor(reading, actions.list),
    ...tables,
  }
}

function actionsFor(reading: Reading): { list: string[]; saidCount: number } {
  const { actions, domain, type } = reading
  const usual =
    type === 'ecommerce'
      ? ['find a product', 'choose a variant', 'put it into the cart', 'pay', 'follow the order']
      : type === 'dashboard'
        ? ['see today’s figures', 'choose a period', 'open the rows behind a figure', 'export a list']
        : fitsDomain(reading) && domain !== undefined
          ? domain.actions.split(', ')
          : nounActions(reading)
  // "I want to sell my mugs" is what the owner does, not the shopper.
  const own = actions
    .map(lowerFirst)
    .filter((action) => type !== 'ecommerce' || !/^(?:sell|offer|ship|launch|open)\b/u.test(action))
  // What is said comes first; the usual steps fill up, unless they say the same again.
  const filling = usual.filter((action) => !own.some((said) => saysTheSame(said, action)))
  const list = [...own, ...filling.slice(0, Math.max(0, (own.length >= 3 ? 4 : 5) - own.length))]
  return {
    list: list.slice(0, mostActions).map((action) => action.replaceAll(',', ' and')),
    saidCount: own.length,
  }
}

/** A command line or an extension does one thing of its own; what is usual around it is another product. */
function fitsDomain({ type, actions }: Reading): boolean {
  return type !== 'other' || actions.length === 0
}

function saysTheSame(one: string, other: string): boolean {
  const roots = contentRoots(one)
  const shared = [...contentRoots(other)].filter((root) => roots.has(root))
  return shared.length >= 2 || (shared.length === 1 && one.split(' ')[0] === other.split(' ')[0])
}

function nounActions({ nouns, language, type }: Reading): string[] {
  const [thing, other] = nouns.filter(({ isPerson }) => !isPerson).map(({ name }) => name)
  if (type === 'other') return ['choose the settings', 'see what was done', 'undo the last run']
  if (thing === undefined) return ['add an entry', 'see all entries', 'change an entry', 'find an entry']
  if (language !== 'en')
    return [`add an entry (${thing})`, 'see all entries', 'change an entry', 'find an entry']
  return [
    `add ${withArticle(thing)}`,
    `see all ${plural(thing)}`,
    ...(other === undefined ? [] : [`note ${withArticle(other)}`]),
    `change ${withArticle(thing)}`,
    `find ${withArticle(thing)}`,
  ]
}

function flowFor(reading: Reading, actions: readonly string[]): string {
  const { type, domain, without } = reading
  const usual =
    type === 'ecommerce'
      ? 'Home -> product -> choose variant and quantity -> cart -> address -> shipping -> pay -> order number by e-mail; if the last piece was sold in the meantime, keep the cart and say so before paying'
      : type === 'dashboard'
        ? 'Sign in -> see today’s figures -> choose a period -> open a figure -> see its rows -> export; if a source did not answer, show the last good value with its time'
        : fitsDomain(reading)
          ? domain?.flow
          : undefined
  const said = reading.actions.filter((action) =>
    actions.includes(lowerFirst(action).replaceAll(',', ' and')),
  )
  const [only] = said
  if (said.length < 2 && usual !== undefined) {
    if (only === undefined || saysTheSame(usual, only)) return usual
    const [first = '', ...others] = usual.split(' -> ')
    return [first, lowerFirst(only).replaceAll(',', ' and'), ...others].join(' -> ')
  }
  const start = without.some((words) => /account|login|sign|registration/u.test(words)) ? 'Open' : 'Sign in'
  const steps = actions
    .slice(0, Math.max(3, said.length))
    .map((action) => action.replace(/\s+(?:so that|because)\s.*$/u, ''))
  const wrong = usual === undefined ? undefined : /;\s*(if .*)$/u.exec(usual)?.[1]
  return `${[type === 'mobile-app' || type === 'other' ? 'Open' : start, ...steps, 'result is saved and shown'].join(' -> ')}; ${wrong ?? 'if saving fails, keep what was typed and offer to try again'}`
}

function tablesFor(reading: Reading, doers: string): Models & { saidModels: boolean } {
  const { type, domain, nouns, language } = reading
  if (contentTypes.includes(type)) return { models: '', relations: '', saidModels: false }
  if (type === 'ecommerce') return shopTables(reading)
  const owner = ownerOf(doers)
  const figures = type === 'dashboard' ? saidFigures(reading) : []
  if (figures.length > 0) return { ...figureTables(reading, figures), saidModels: true }
  if (domain === undefined || !fitsDomain(reading)) {
    const found = modelNouns(reading, nouns, owner)
    return { ...withMetric(reading, found), saidModels: nouns.length > 0 }
  }
  const covered = contentRoots(`${spaced(domain.models)} ${domain.standIn ?? ''}`)
  const kept = nouns.filter(
    ({ name, isPerson }) => !isPerson && language === 'en' && spokenOfAsKept(reading, name),
  )
  const extra = kept.filter(({ name }) => [...contentRoots(name)].every((root) => !covered.has(root)))
  // Nothing of what is said fits the usual tables: the sentence's own things are the better ones.
  if (extra.length >= 2 && extra.length === kept.length && domain.standIn !== undefined)
    return { ...withMetric(reading, modelNouns(reading, extra, owner)), saidModels: true }
  const [first, ...rest] = extra
  const named =
    first !== undefined && domain.standIn !== undefined ? renamed(domain, domain.standIn, first) : domain
  const added = domain.standIn === undefined ? extra : rest
  const merged = added.length === 0 ? named : joined(named, added.slice(0, 2), reading)
  return { ...withMetric(reading, merged), saidModels: false }
}

function spaced(models: string): string {
  return models.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
}

/** The table that stands for whatever is lent, sold or collected gets its name: "Tool" instead of "Listing". */
function renamed({ models, relations }: Models, standIn: string, noun: Noun): Models {
  const name = toEntityName(noun.name, true)
  const swap = (text: string) =>
    text.replaceAll(new RegExp(`(?<!\\p{L})${standIn}(s?)(?![\\p{L}])`, 'gu'), (_, many: string) =>
      many === '' ? name : pluralName(name),
    )
  return { models: swap(models), relations: swap(relations) }
}

/** What a dashboard shows, by day, for each branch, room or team that is spoken of. */
function figureTables({ text }: Reading, figures: readonly string[]): Models {
  const unit =
    /\b(?:branch(?:es)?|stores?|shops?|rooms?|teams?|regions?|sites?|machines?|drivers?|classes|schools?|clinics?|restaurants?|warehouses?|products?|projects?|campaigns?|farms?|buildings?)\b/iu.exec(
      text,
    )?.[0]
  const owner = unit === undefined ? 'Unit' : toEntityName(singularisePhrase(unit.toLowerCase()), true)
  const names = figures.slice(0, 4).map((figure) => `${toEntityName(figure, true)}Figure`)
  return {
    models: [
      `${owner}(name, place, active)`,
      ...names.map((name) => `${name}(date, value, target_value)`),
      'Source(name, last_loaded_at, status fresh/stale/failed)',
    ].join(', '),
    relations: [
      ...names.map((name) => `${owner} has many ${name}s`),
      ...names.map((name) => `Source has many ${name}s`),
    ].join('; '),
  }
}

/** Not every noun is a thing to store; one that people act on, or that the product comes with, is. */
function spokenOfAsKept({ actions, extras, about }: Reading, name: string): boolean {
  const inside = (text: string) => [...contentRoots(name)].every((root) => contentRoots(text).has(root))
  return (
    actions.some(inside) ||
    extras.some(
      (extra) =>
        inside(extra) &&
        extra.split(/\s+/u).length <= 2 &&
        !/calendar|reminder|search|chat|map|notification|login|mode|filter|statistics|chart/iu.test(extra),
    ) ||
    (about !== undefined && inside(about))
  )
}

function joined(domain: Models, extra: readonly Noun[], reading: Reading): Models {
  const [main = 'Item'] = entityNames(domain.models)
  const own = modelNouns({ ...reading, text: '' }, extra, main)
  const ownNames = extra.map(({ name }) => toEntityName(name, true))
  const tables = own.models
    .split(/,\s*(?=[\p{L}\p{N}_]+\()/u)
    .filter((table) => ownNames.some((name) => table.startsWith(`${name}(`)))
  const relations = ownNames.map((name) => `${withArticle(name)} belongs to one ${main}`)
  return {
    models: [domain.models, ...tables].join(', '),
    relations: [domain.relations, ...relations].join('; '),
  }
}

function withMetric({ type }: Reading, { models, relations }: Models): Models {
  if (type !== 'dashboard') return { models, relations }
  return {
    models: `${models}, Metric(name, unit, target_value), MetricValue(value, measured_at)`,
    relations: `${relations}; Metric has many MetricValues`,
  }
}

function shopTables(reading: Reading): Models & { saidModels: boolean } {
  const goods = reading.about ?? topicOf(reading)
  return {
    models: `Category(name, position), Product(name, description, price, photo, status draft/listed/sold_out), Variant(sku, ${variantFields(`${goods} ${reading.text.slice(0, 300)}`)}, stock), Order(number, total, status paid/packed/sent/refunded, placed_at), OrderItem(quantity, unit_price), Customer(name, email, address)`,
    relations:
      'Category has many Products; Product has many Variants; Customer has many Orders; Order has many OrderItems; an OrderItem belongs to one Variant',
    saidModels: false,
  }
}

function ownerOf(doers: string): string {
  const name = toEntityName(singularisePhrase(doers.toLowerCase().replace(/^(?:my|our)\s+/u, '')), true)
  return /^[\p{L}\p{N}]{2,40}$/u.test(name) ? upperFirst(name) : 'User'
}
