import type { CleanForm, Integration } from '../brief.ts'
import { anyService, serviceKinds } from '../knowledge/services.ts'
import { featureAcceptance } from '../knowledge/feature-acceptance.ts'
import { safeCell, safeInline } from '../words/inline.ts'
import { splitList } from './reading.ts'
import { clipWords, upperFirst, withoutStop } from '../words/english.ts'
import { toSlug } from '../words/slug.ts'
import type { ChosenFeature } from './features.ts'
import { noPayments } from './facets.ts'

type Source = { text: string; purpose?: string }

const maxIntegrations = 14

/** Every outside service the form names, then those its features cannot work without. */
export function decideIntegrations(form: CleanForm, features: readonly ChosenFeature[], text: string): { list: Integration[]; notes: string[] } {
  const notes: string[] = []
  const list: Integration[] = []
  const sources: Source[] = [
    ...items(form.integrations),
    ...items(form.paymentMethods).map((source) => ({ ...source, purpose: 'take payments' })),
    ...items(form.paymentGateways).map((source) => ({ ...source, purpose: 'take payments' })),
    ...items(form.analyticsTools).map((source) => ({ ...source, purpose: 'count events' })),
    ...items(form.dataSources).map((source) => ({ ...source, purpose: 'source of data' })),
  ]
  for (const source of sources) {
    if (/^(?:none|no|nothing|keine?|ninguna|aucune?|-)$/i.test(source.text.trim())) continue
    const integration = describe(source)
    const known = list.find((each) => each.name.toLowerCase() === integration.name.toLowerCase())
    if (known) continue
    if (list.length < maxIntegrations) list.push(integration)
    else notes.push(safeInline(source.text))
  }
  const paymentsRefused = noPayments.test(text)
  for (const feature of features) {
    for (const needed of feature.id === undefined ? [] : (featureAcceptance[feature.id]?.integrations ?? [])) {
      if (list.length >= maxIntegrations || (paymentsRefused && /payment/i.test(needed.name))) continue
      const kind = serviceKinds.find((each) => each.pattern.test(needed.name))
      if (list.some((each) => sameKind(each, kind?.kind) || each.name === needed.name)) continue
      const base = kind ?? anyService
      list.push({ name: needed.name, purpose: feature.label.toLowerCase(), trigger: base.trigger, failure: base.failure, secret: needed.secret ?? '', test: base.test })
    }
  }
  return { list, notes }
}

function items(text: string): Source[] {
  return splitList(text).map((item) => ({ text: item }))
}

function sameKind(integration: Integration, kind: string | undefined): boolean {
  return kind !== undefined && serviceKinds.find((each) => each.pattern.test(integration.name))?.kind === kind
}

/** "Resend for e-mail" → name and purpose in the user's words, the rest by kind. */
function describe(source: Source): Integration {
  const text = withoutStop(safeInline(source.text))
  const match = /^(.{2,60}?)\s+(?:for|to|as|für|pour|para|per)\s+(.+)$/iu.exec(text) ?? /^(.{2,60}?)\s*[(:–]\s*(.+?)\)?$/u.exec(text)
  const name = match?.[1] ?? text
  const stated = match?.[2]
  const kind = serviceKinds.find((each) => each.pattern.test(name)) ?? serviceKinds.find((each) => each.pattern.test(text)) ?? anyService
  const slug = toSlug(clipWords(name.replace(/\(.*$/, ''), 2)).replaceAll('-', '_').toUpperCase()
  const purpose = stated ?? (kind === anyService ? (source.purpose ?? kind.purpose) : source.purpose && kind.purpose === anyService.purpose ? source.purpose : kind.purpose)
  return {
    name: safeCell(upperFirst(name)),
    purpose: safeCell(purpose),
    trigger: kind.trigger,
    failure: kind.failure,
    secret: slug === '' ? '' : kind.secret.replaceAll('{NAME}', slug),
    test: kind.test,
  }
}
