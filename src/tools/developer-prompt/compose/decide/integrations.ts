import type { CleanForm, Integration } from '../brief.ts'
import { anyService, serviceKinds } from '../knowledge/services.ts'
import { featureAcceptance } from '../knowledge/feature-acceptance.ts'
import { platformProfiles } from '../knowledge/platform-profiles.ts'
import { safeCell, safeInline } from '../words/inline.ts'
import { splitList } from './reading.ts'
import { clipWords, withoutStop } from '../words/english.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { toSlug } from '../words/slug.ts'
import type { ChosenFeature } from './features.ts'
import { noPayments } from './facets.ts'

/** With a `kind`, the service is only needed while no other of that kind is named. */
type Source = { text: string; purpose?: string; kind?: string; secret?: string }

const maxIntegrations = 14

/** Every outside service the form names, then those its features cannot work without. */
export function decideIntegrations(
  form: CleanForm,
  features: readonly ChosenFeature[],
  text: string,
): { list: Integration[]; notes: string[] } {
  const notes: string[] = []
  const list: Integration[] = []
  const sources: Source[] = [
    ...items(form.integrations),
    ...items(form.paymentMethods).map((source) => ({ ...source, purpose: 'take payments' })),
    ...items(form.paymentGateways).map((source) => ({ ...source, purpose: 'take payments' })),
    ...items(form.analyticsTools).map((source) => ({ ...source, purpose: 'count events' })),
    ...items(form.dataSources).map((source) => ({ ...source, purpose: 'source of data' })),
    ...channelServices(form),
    ...signInServices(form),
    ...(form.newsletterIntegration === true
      ? [{ text: 'Newsletter service', kind: 'newsletter', secret: 'NEWSLETTER_API_KEY' }]
      : []),
    ...([form.cmsIntegration, form.markdownOrCMS].includes('headless')
      ? [{ text: 'Headless CMS', kind: 'cms', secret: 'CMS_TOKEN, CMS_WEBHOOK_SECRET' }]
      : []),
  ]
  for (const source of sources) {
    if (/^(?:none|no|nothing|keine?|ninguna|aucune?|-)$/i.test(source.text.trim())) continue
    const integration = describe(source)
    if (source.kind !== undefined && list.some((each) => sameKind(each, source.kind))) continue
    const known = list.find((each) => isSameService(each.name, integration.name))
    if (known) {
      join(known, integration)
      continue
    }
    if (list.length < maxIntegrations) list.push(integration)
    else notes.push(safeInline(source.text))
  }
  const paymentsRefused = noPayments.test(text)
  for (const feature of features) {
    for (const needed of feature.id === undefined
      ? []
      : (featureAcceptance[feature.id]?.integrations ?? [])) {
      if (list.length >= maxIntegrations || (paymentsRefused && /payment/i.test(needed.name))) continue
      const kind = serviceKinds.find((each) => each.pattern.test(needed.name))
      if (list.some((each) => sameKind(each, kind?.kind) || each.name === needed.name)) continue
      const base = kind ?? anyService
      list.push({
        name: needed.name,
        purpose: feature.label.toLowerCase(),
        trigger: base.trigger,
        failure: base.failure,
        secret: needed.secret ?? '',
        test: base.test,
      })
    }
  }
  return { list, notes }
}

function items(text: string): Source[] {
  return splitList(text).map((item) => ({ text: item }))
}

const channelKinds = [
  {
    kind: 'mail',
    pattern: /e-?mails?(?![\p{L}])|correo|courriel/iu,
    text: 'Transactional e-mail: notifications',
    secret: 'MAIL_API_KEY',
  },
  {
    kind: 'sms',
    pattern: /(?<!\p{L})sms(?!\p{L})|text messages?/iu,
    text: 'SMS service: notifications',
    secret: 'SMS_AUTH_TOKEN',
  },
  {
    kind: 'push',
    pattern: /(?<!\p{L})push(?!\p{L})/iu,
    text: 'Push service: notifications',
    secret: 'PUSH_KEY',
  },
] as const

/** What the notification channels need to be delivered; channels inside the product need nothing. */
function channelServices(form: CleanForm): Source[] {
  return splitList(form.notificationChannels).flatMap((text): Source[] => {
    const generic = channelKinds.find(({ pattern }) => pattern.test(text))
    if (generic) return [{ text: generic.text, kind: generic.kind, secret: generic.secret }]
    const isNamed = serviceKinds.some(
      ({ kind, pattern }) => (kind === 'sms' || kind === 'chat') && pattern.test(text),
    )
    return isNamed ? [{ text: `${text.trim()}: notifications` }] : []
  })
}

/** What signing in needs from outside; web builders and Replit bring their own mail for it. */
function signInServices(form: CleanForm): Source[] {
  const way = form.authenticationType || form.authFlow
  if (way === 'phone') return [{ text: 'SMS service: sign-in codes', kind: 'sms', secret: 'SMS_AUTH_TOKEN' }]
  if (way === 'social' || way === 'multi')
    return [{ text: 'OAuth provider: sign-in', kind: 'signin', secret: 'OAUTH_CLIENT_SECRET' }]
  if (way === 'sso') return [{ text: 'SSO provider: sign-in', kind: 'signin', secret: 'SSO_CLIENT_SECRET' }]
  const sendsMail = way === 'email' || way === 'magic'
  return sendsMail && platformProfiles[form.platform].statesStack
    ? [{ text: 'Transactional e-mail: sign-in links', kind: 'mail', secret: 'MAIL_API_KEY' }]
    : []
}

/** "MQTT" and "MQTT broker" are one service. */
function isSameService(one: string, other: string): boolean {
  const [left, right] = [one.toLowerCase(), other.toLowerCase()]
  return left === right || left.startsWith(`${right} `) || right.startsWith(`${left} `)
}

function join(known: Integration, again: Integration) {
  if (again.name.length > known.name.length) known.name = again.name
  if (!known.purpose.toLowerCase().includes(again.purpose.toLowerCase()))
    known.purpose = `${known.purpose}, ${again.purpose}`
}

function sameKind(integration: Integration, kind: string | undefined): boolean {
  return kind !== undefined && serviceKinds.find((each) => each.pattern.test(integration.name))?.kind === kind
}

/** "MQTT every 5 minutes": the service and how often it brings something new. */
const rhythm =
  /^(.{2,50}?)[\s,]+((?:every|each|hourly|daily|nightly|weekly|monthly|once|twice|at \d|stündlich|täglich|wöchentlich|alle \d|cada|tous les|toutes les|chaque)(?!\p{L}).*)$/iu

/** "Resend for e-mail" → name and purpose in the user's words, the rest by kind. */
function describe(source: Source): Integration {
  const text = withoutStop(safeInline(source.text))
  const match =
    /^(.{2,60}?)\s+(?:for|to|as|für|pour|para|per)\s+(.+)$/iu.exec(text) ??
    /^(.{2,60}?)\s*(?:[(–]|:(?!\d))\s*(.+?)\)?$/u.exec(text)
  const timed = rhythm.exec(match?.[1] ?? text)
  const name = timed?.[1] ?? match?.[1] ?? text
  const stated = match?.[2]
  const kind =
    serviceKinds.find((each) => each.pattern.test(name)) ??
    serviceKinds.find((each) => each.pattern.test(text)) ??
    anyService
  // "iDEAL" is one word with a name of its own.
  const isOddlyCased = /^\p{Ll}\p{Lu}/u.test(name)
  const slug = toSlug(clipWords((isOddlyCased ? name.toLowerCase() : name).replace(/\(.*$/, ''), 2))
    .replaceAll('-', '_')
    .toUpperCase()
  const purpose =
    stated ??
    (kind === anyService
      ? (source.purpose ?? kind.purpose)
      : source.purpose && kind.purpose === anyService.purpose
        ? source.purpose
        : kind.purpose)
  return {
    name: safeCell(isOddlyCased ? name : upperFirst(name)),
    purpose: safeCell(timed?.[2] === undefined ? purpose : `${purpose}, ${timed[2]}`),
    trigger: kind.trigger,
    failure: kind.failure,
    secret:
      source.secret !== undefined ? source.secret : slug === '' ? '' : kind.secret.replaceAll('{NAME}', slug),
    test: kind.test,
  }
}
