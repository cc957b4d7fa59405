import type { BriefAction, BriefEntity, BriefRole, CleanForm, Page } from '../brief.ts'
import { meansEntity } from '../knowledge/entity-words.ts'
import { featureAcceptance } from '../knowledge/feature-acceptance.ts'
import { flagPhrases } from '../knowledge/option-phrases.ts'
import { findFeature } from '../../feature-list.ts'
import { safeCell } from '../words/inline.ts'
import { withArticle, withoutStop, plural } from '../words/english.ts'
import { joinList } from '#shared/text/join-list.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { toSlug } from '../words/slug.ts'
import { shownFields } from './action-requirement.ts'
import type { ChosenFeature } from './features.ts'
import type { FlowNode } from './flow.ts'
import type { Room } from './room.ts'

export type PageWorld = {
  form: CleanForm
  roles: readonly BriefRole[]
  entities: readonly BriefEntity[]
  actions: readonly BriefAction[]
  nodes: readonly FlowNode[]
  features: readonly ChosenFeature[]
  facets: ReadonlySet<string>
  main: BriefEntity | undefined
  room: Room
}

const maxPages = 12

/** The pages of a product with data: entry, one per thing people work with, the overseer's desk, then what features add. */
export function decidePages(world: PageWorld): Page[] {
  const pages: Page[] = []
  const add = (page: Page) => {
    if (pages.length < maxPages && !pages.some((known) => known.route === page.route)) pages.push(page)
  }
  if (world.facets.has('auth')) add(signInPage(world.form))
  add(homePage(world))
  const isShop = world.form.projectType === 'ecommerce'
  const goods = isShop ? goodsEntity(world) : undefined
  const statuses = world.entities.find((entity) => meansEntity(entity.name, 'Order'))?.status?.values ?? []
  if (isShop) for (const page of shopPages(world.form, goods, statuses)) add(page)
  for (const entity of pageEntities(world)) {
    if (isShop && (entity === goods || !ownPageInShop(entity, world))) continue
    add(listPage(entity, world))
    if (entity === world.main) add(detailPage(entity, world))
  }
  const overseer = world.roles.find((role) => role.oversees)
  if (overseer && world.roles.length > 1 && !isShop) add(deskPage(overseer, world))
  for (const page of featurePages(world)) add(page)
  if (world.facets.has('notify') || world.facets.has('auth')) add(settingsPage(world))
  return pages
}

function signInPage(form: CleanForm): Page {
  const parts: Record<string, string> = {
    email: 'e-mail, password, reset link',
    social: 'provider buttons',
    sso: 'one button to the company sign-in',
    magic: 'e-mail field, "Check your inbox"',
    multi: 'provider buttons, then e-mail',
    phone: 'phone number, 6-digit code',
    biometric: 'fingerprint or face, PIN as fallback',
    guest: '"Continue without account"',
  }
  const states: Record<string, string> = {
    email: 'wrong password, unverified, locked 15 min',
    social: 'cancelled at the provider, no verified e-mail',
    sso: 'address outside the allowed domain',
    magic: 'link used or older than 15 min',
    multi: 'same e-mail by another method',
    phone: 'wrong code, expired after 5 min, 3 resends used',
    biometric: 'not recognised, changed on the device',
    guest: 'data stays on this device',
  }
  const key = form.authenticationType || form.authFlow || 'email'
  return {
    route: '/login',
    purpose: 'sign in',
    parts: parts[key] ?? 'form',
    who: 'everyone',
    states: states[key] ?? 'refused, with the reason',
    slice: 'access',
  }
}

function homePage(world: PageWorld): Page {
  const first = world.roles.find((role) => !role.oversees) ?? world.roles[0]
  const place = world.nodes.find((node) => node.kind === 'place')
  const actions = world.actions
    .filter((action) => action.role === first?.name && action.source !== 'userFlow')
    .slice(0, 3)
  const purpose =
    place && place.text.split(/\s+/).length <= 4
      ? safeCell(withoutStop(place.text)).toLowerCase()
      : `start for ${plural(first?.label ?? 'user')}`
  const main = world.main
  const create = createAction(main, world)
  const empty =
    main === undefined
      ? '"Nothing here yet"'
      : `first visit: "No ${main.labels} yet.${create === '' ? '' : ` ${create}.`}"`
  const buttons = actions.length > 0 ? actions.map(buttonOf).join(', ') : 'the next step as one button'
  if (world.form.projectType === 'ecommerce')
    return {
      route: '/',
      purpose,
      parts: 'search, categories, newest pieces; cart',
      who: first?.label ?? 'everyone',
      states: '"Nothing for sale right now" with the contact link',
      slice: 'core',
    }
  const widgets =
    world.form.projectType === 'dashboard'
      ? 'all widgets in the order given, date filter, time of last load'
      : ''
  return {
    route: '/',
    purpose,
    parts: widgets || `${main ? `latest ${main.labels}; ` : ''}${buttons}`,
    who: first?.label ?? 'everyone',
    states: empty,
    slice: 'core',
  }
}

function buttonOf(action: BriefAction): string {
  const text = safeCell(withoutStop(action.text))
  return `"${upperFirst(text.split(/\s+/).slice(0, 4).join(' '))}"`
}

function createAction(entity: BriefEntity | undefined, world: PageWorld): string {
  const action = world.actions.find(
    (each) => each.entity === entity?.name && each.kind === 'create' && each.source !== 'userFlow',
  )
  return action === undefined ? '' : upperFirst(safeCell(withoutStop(action.text)))
}

function pageEntities(world: PageWorld): BriefEntity[] {
  const scored = world.entities
    .filter(
      (entity) =>
        entity.person === undefined &&
        !/(?:Item|Line|Attachment|Event|Log|Session|Token|Job|Signoff|Variant|Level|Payment|Address)$/.test(
          entity.name,
        ) &&
        toSlug(entity.labels) !== '',
    )
    .map((entity) => ({
      entity,
      score:
        world.actions.filter((action) => action.entity === entity.name || action.object === entity.name)
          .length + (entity.assumed ? 0 : 1),
    }))
    .filter(({ entity, score }) => score > (entity.assumed ? 0 : -1))
  const kept = new Set(
    [...scored]
      .sort((left, right) => right.score - left.score)
      .slice(0, 5)
      .map(({ entity }) => entity),
  )
  return world.entities.filter((entity) => kept.has(entity))
}

function listPage(entity: BriefEntity, world: PageWorld): Page {
  const owner = world.roles.find((role) => role.name === entity.owner)
  const searchable = world.actions.some(
    (action) =>
      (action.entity === entity.name || action.object === entity.name) &&
      /^(?:search|find|filter|browse|look)$/.test(action.verb),
  )
  const buttons = verbsOn(entity, world)
  const create = createAction(entity, world)
  const fields = shownFields(entity, world.room === 'narrow' ? 3 : 4)
  const filter = entity.status?.values
    ? `${searchable ? 'search, ' : ''}filter by ${entity.status.name}`
    : searchable
      ? 'search'
      : ''
  const parts = [fields, filter, buttons].filter((part) => part !== '').join('; ')
  const empty =
    owner && entity.owner !== undefined
      ? `"No ${entity.labels} yet.${create === '' ? '' : ` ${create}.`}"`
      : `"No ${entity.label} matches. Clear filters."`
  return {
    route: `/${toSlug(entity.labels)}`,
    purpose:
      owner && !world.form.projectType.startsWith('dash') ? `own ${entity.labels}` : `all ${entity.labels}`,
    parts: parts || 'title and date',
    who: owner
      ? world.roles.some((role) => role.oversees && role !== owner)
        ? `${owner.label}; ${world.roles.find((role) => role.oversees)?.label ?? ''} sees all`
        : owner.label
      : 'all roles',
    states: empty,
    slice: entity.name,
  }
}

function verbsOn(entity: BriefEntity, world: PageWorld): string {
  const verbs = world.actions
    .filter(
      (action) =>
        (action.entity === entity.name || action.object === entity.name) &&
        action.kind !== 'read' &&
        action.verb !== '' &&
        action.source !== 'userFlow',
    )
    .map((action) =>
      upperFirst(
        /^(?:up|in|out|off)\b/.test(action.rest)
          ? `${action.verb} ${action.rest.split(/\s/)[0] ?? ''}`
          : action.verb,
      ),
    )
  const unique = [...new Set(verbs)].slice(0, 4)
  return unique.length === 0 ? '' : unique.map((verb) => `"${verb}"`).join(', ')
}

function detailPage(entity: BriefEntity, world: PageWorld): Page {
  const status = entity.status
  const history = status ? `${status.name} with its history` : 'history of changes'
  const refused = status?.values?.at(-1)
  return {
    route: `/${toSlug(entity.labels)}/:id`,
    purpose: `one ${entity.label}`,
    parts: `all values, ${history}; only the buttons its state allows`,
    who:
      entity.owner === undefined
        ? 'all roles'
        : (world.roles.find((role) => role.name === entity.owner)?.label ?? 'owner'),
    states: `"This ${entity.label} does not exist or is not yours"${refused === undefined ? '' : `; read-only when "${refused}"`}`,
    slice: entity.name,
  }
}

function deskPage(role: BriefRole, world: PageWorld): Page {
  const deeds = world.actions.filter((action) => action.role === role.name && action.verb !== '')
  const main = world.main
  const decided = deeds.find((action) => action.kind === 'decide') ?? deeds[0]
  const buttons = [...new Set(deeds.map((action) => upperFirst(action.verb)))].slice(0, 4)
  return {
    route: `/${toSlug(role.name) || 'desk'}`,
    purpose: `what waits for the ${role.label}`,
    parts: `${main?.labels ?? 'open records'} by age${buttons.length > 0 ? `; ${buttons.map((button) => `"${button}"`).join(', ')}` : ''}; the success figure`,
    who: role.label,
    states: `"Nothing waits for you"; other roles: "Not available for your role"${decided?.kind === 'decide' ? '; decided elsewhere: row fades with the name' : ''}`,
    slice: main?.name ?? 'core',
  }
}

/** What is sold: the first thing with a price that is no part of an order. */
function goodsEntity(world: PageWorld): BriefEntity | undefined {
  return world.entities.find(
    (entity) =>
      entity.person === undefined &&
      toSlug(entity.labels) !== '' &&
      !/(?:order|item|line|cart|payment|invoice|refund|shipping|shipment|voucher|variant|reservation|booking)s?$/i.test(
        entity.name,
      ) &&
      entity.fields.some((field) => /price|preis|precio|prix/i.test(field.name)),
  )
}

/** Orders, parts of a product and carts live on the pages of the shop itself. */
function ownPageInShop(entity: BriefEntity, world: PageWorld): boolean {
  if (/^(?:Order|Cart|Product|Category|Payment|Shipping\w*|Invoice|Customer|Variant)$/.test(entity.name))
    return false
  return (
    entity.owner !== undefined ||
    world.actions.some((action) => action.source === 'coreUserActions' && action.entity === entity.name)
  )
}

function shopPages(form: CleanForm, goods: BriefEntity | undefined, statuses: readonly string[]): Page[] {
  const shelf = goods === undefined ? '/shop' : `/${toSlug(goods.labels)}`
  const [one, many] = goods === undefined ? ['product', 'products'] : [goods.label, goods.labels]
  const page = (
    route: string,
    purpose: string,
    parts: string,
    states: string,
    slice: string,
    who = 'shopper',
  ): Page => ({ route, purpose, parts, who, states, slice })
  return [
    page(
      shelf,
      `find ${many}`,
      form.inventoryNeeded === false
        ? 'filters, grid with photo, name and price'
        : 'filters, grid with photo, name, price and stock note',
      `"No ${one} fits these filters. Show all ${many}."`,
      'Product',
    ),
    page(
      goods === undefined ? '/product/:slug' : `${shelf}/:slug`,
      'decide',
      'photos, options, price with tax, delivery time, "Add to cart"',
      form.inventoryNeeded === false
        ? `archived ${one}: 404 with three others`
        : 'sold out keeps the page and offers an alert',
      'Product',
    ),
    page(
      '/cart',
      'check',
      'lines with quantity, subtotal, shipping estimate',
      `"Your cart is empty. Back to the ${many}."`,
      'Order',
    ),
    page(
      '/checkout',
      'pay',
      'address, delivery, payment, total with tax',
      'card declined: cart kept, reason shown',
      'Order',
    ),
    page(
      '/orders/:id',
      'follow an order',
      'number, status, lines, invoice if any',
      'wrong link: "Order not found"',
      'Order',
    ),
    page(
      '/admin/orders',
      'process orders',
      statuses.length > 1
        ? `orders by age, one tab each for ${joinList(statuses.map((status) => `"${status}"`))}; tracking number`
        : 'table by status, packed, shipped with tracking, refund',
      '"All orders are done"',
      'Order',
      'staff',
    ),
    ...(form.salesDashboard === true
      ? [
          page(
            '/admin',
            'see sales',
            'revenue, orders, average value, top five, period compare',
            '"No orders in this period"',
            'Order',
            'staff',
          ),
        ]
      : []),
  ]
}

function featurePages(world: PageWorld): Page[] {
  const pages: Page[] = []
  const overseer = world.roles.find((role) => role.oversees)
  for (const feature of world.features) {
    const routes = feature.id === undefined ? [] : (featureAcceptance[feature.id]?.routes ?? [])
    for (const route of routes.slice(0, 2)) {
      if (/^\/(?:login|register|reset|sign)/.test(route)) continue
      const isAdmin = /^\/admin|audit|import|users|activity|log/.test(route)
      pages.push({
        route,
        purpose:
          findFeature(feature.id ?? '', world.form.projectType)?.label.toLowerCase() ??
          feature.label.toLowerCase(),
        parts: 'as in its requirement',
        who: isAdmin && overseer ? overseer.label : 'all roles',
        states: emptyFor(route),
        slice: 'extra',
      })
    }
  }
  for (const name of Object.keys(flagPhrases).sort() as (keyof typeof flagPhrases)[]) {
    if (world.form[name] !== true) continue
    for (const route of flagPhrases[name].routes ?? []) {
      pages.push({
        route,
        purpose:
          route
            .split('/')
            .filter(Boolean)
            .join(' ')
            .replace(/[:*]\w*/g, '')
            .trim() || 'start',
        parts: 'as in its requirement',
        who: 'all roles',
        states: emptyFor(route),
        slice: 'extra',
      })
    }
  }
  return pages
}

function emptyFor(route: string): string {
  const noun =
    route
      .split('/')
      .filter((part) => part !== '' && !part.startsWith(':'))
      .at(-1)
      ?.replaceAll('-', ' ') ?? 'entries'
  return `"No ${noun.endsWith('s') ? noun : `${noun} entries`} yet"`
}

function settingsPage(world: PageWorld): Page {
  const notices = world.facets.has('notify') ? 'messages per kind and channel' : ''
  const account = world.facets.has('auth') ? 'name, sign-in, sign out everywhere' : ''
  return {
    route: '/settings',
    purpose: 'own settings',
    parts:
      [account, notices].filter((part) => part !== '').join('; ') || withArticle('short list of switches'),
    who: 'all roles',
    states: 'saved at once with undo for 10 s',
    slice: 'access',
  }
}
